"""Keys of what the compiler leaves in a module beside its code, in the `iree.reflection` of a public function."""

#: What its dispatch functions decide from: `dialect.problem`.
PROBLEMS = "dynmlir.problems"
#: Which parameters it reads, as JSON: {"scope::key": "tensor<768x3072xf32>"}.
PARAMETERS = "dynmlir.parameters"
