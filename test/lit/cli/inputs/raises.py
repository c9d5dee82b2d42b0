"""A plug-in whose pass raises."""

from dynmlir.passes.base import Pass, register_pass


@register_pass
class Raises(Pass):
    name = "raises"
    summary = "divide by zero"

    def run(self, module, options, context):
        raise ZeroDivisionError("on purpose")
