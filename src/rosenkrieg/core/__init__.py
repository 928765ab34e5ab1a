"""The contract that every game implements, and what works for all games: matches, records, dice."""
