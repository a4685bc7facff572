"""Training of the network of the gomoku engine: records of games, two models, fitting, integer export."""
