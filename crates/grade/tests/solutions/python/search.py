"""The searches."""

INFINITY = 10**9


class Search:
    """The search of one position."""

    def __init__(self, game):
        self.game = game
        self.best_move = None  # the best move of the root
        self.nodes = 0  # the positions that were entered, the root and the leaves among them

    def leaf(self, depth, ply):
        """The value of a leaf for the side to move; None for an inner node."""
        self.nodes += 1
        value = self.game.finished(ply)
        if value is None and depth == 0:
            value = self.game.evaluate()
        return value

    def minimax(self, depth, ply=0):
        is_max = ply % 2 == 0
        value = self.leaf(depth, ply)
        if value is not None:
            return value if is_max else -value
        best = -INFINITY if is_max else INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = self.minimax(depth - 1, ply + 1)
            self.game.unmake(move)
            if value > best if is_max else value < best:
                best = value
                if ply == 0:
                    self.best_move = move
        return best

    def negamax(self, depth, ply=0):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = -self.negamax(depth - 1, ply + 1)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best_move = move
        return best

    def alpha_beta(self, depth, ply=0, alpha=-INFINITY, beta=INFINITY):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for move in self.game.moves():
            self.game.make(move)
            value = -self.alpha_beta(depth - 1, ply + 1, -beta, -alpha)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best_move = move
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def negascout(self, depth, ply=0, alpha=-INFINITY, beta=INFINITY):
        value = self.leaf(depth, ply)
        if value is not None:
            return value
        best = -INFINITY
        for number, move in enumerate(self.game.moves()):
            high = beta if number == 0 else alpha + 1
            self.game.make(move)
            value = -self.negascout(depth - 1, ply + 1, -high, -alpha)
            if number > 0 and alpha < value < beta:
                value = -self.negascout(depth - 1, ply + 1, -beta, -alpha)
            self.game.unmake(move)
            if value > best:
                best = value
                if ply == 0:
                    self.best_move = move
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best
