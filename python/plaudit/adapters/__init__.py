"""One module per framework. None imports its framework before the first request."""
