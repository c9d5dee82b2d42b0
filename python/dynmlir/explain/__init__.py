"""What a dispatch function decides, and why: choices, runners-up, terms, shares, bands; no IR, no drawing."""
