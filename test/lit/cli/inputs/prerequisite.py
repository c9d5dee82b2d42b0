"""A plug-in whose pass wants one run before it that there is not."""

from dynmlir.passes.base import Pass, register_pass


@register_pass
class Wanting(Pass):
    name = "wanting"
    prerequisites = ("dynmlir-form-template",)
    summary = "nothing"

    def run(self, module, options, context):
        pass
