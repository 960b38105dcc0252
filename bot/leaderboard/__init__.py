"""Results of matches, ratings and leaderboards (product.md, *Commands*): what counts, and how it adds up."""
