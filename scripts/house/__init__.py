"""A real Home Assistant as a child process, for the demo house and the browser tests."""
