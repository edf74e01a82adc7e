"""A small game that keeps the contract, and games that each break it in one way."""
