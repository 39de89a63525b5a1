"""The kernel: questions, matches, chance, records, words, rules. It knows no game."""
