"""The searches: this is the file to write. games.py says what a game can do."""


class Search:
    """The search of one position."""

    def __init__(self, game):
        self.game = game
        self.best_move = None  # the best move of the root
        self.nodes = 0  # the positions that were entered, the root and the leaves among them

    # Each search returns the value of the root for the side to move there, and sets best_move and nodes.
    # Until it is written, it returns None.

    def minimax(self, depth):
        return None

    def negamax(self, depth):
        return None

    def alpha_beta(self, depth):
        return None

    def negascout(self, depth):
        return None
