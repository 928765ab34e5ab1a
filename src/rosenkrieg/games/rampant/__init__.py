"""A territory campaign for Lion Rampant and Dragon Rampant tables: battle by battle."""
