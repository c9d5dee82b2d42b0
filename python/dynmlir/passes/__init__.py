"""The passes of dynmlir, one per file; a pass never imports another."""
