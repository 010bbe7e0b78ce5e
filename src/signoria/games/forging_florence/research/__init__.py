"""What searches, environments and studies drive the game by."""
