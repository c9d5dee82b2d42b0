"""dynmlir against other libraries, on one machine, in one run, in turn: suites, peers, turns, figures, comparison."""
