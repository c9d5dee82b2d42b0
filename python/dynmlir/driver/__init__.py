"""What drives the passes: the registry and plug-ins, textual pipelines, `compile()`."""
