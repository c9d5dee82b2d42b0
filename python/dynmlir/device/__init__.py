"""What a device is, in integers."""
