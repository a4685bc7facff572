"""Tic-tac-toe as a student writes it after the base state of the laboratory work."""


class StateXO:
    infinity = 100
    lines = [
        [(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)],
        [(2, 0), (2, 1), (2, 2)], [(0, 0), (1, 0), (2, 0)],
        [(0, 1), (1, 1), (2, 1)], [(0, 2), (1, 2), (2, 2)],
        [(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)],
    ]
    players = ["X", "0"]
    opponent = {"X": "0", "0": "X"}

    def __init__(self, value=None):
        self.value = value if value else [[None for _ in range(3)] for _ in range(3)]

    def __str__(self):
        return "\n".join("".join("[ ]" if cell is None else f"[{cell}]" for cell in row) for row in self.value)

    def do_move(self, move):
        row, col, player = move
        self.value[row][col] = player

    def undo_move(self, move):
        row, col, _ = move
        self.value[row][col] = None

    def is_win(self, player):
        for line in StateXO.lines:
            is_win = True
            for i, j in line:
                is_win = is_win and (self.value[i][j] == player)
            if is_win:
                return True
        return False

    def get_moves(self, player):
        if self.is_win(player) or self.is_win(self.opponent[player]):
            return []
        moves = []
        for row in range(3):
            for col in range(3):
                if self.value[row][col] == None:
                    moves.append((row, col, player))
        return moves

    def nc(self, player):
        count = 0
        for (r1, c1), (r2, c2), (r3, c3) in StateXO.lines:
            if (
                self.value[r1][c1] != StateXO.opponent[player]
                and self.value[r2][c2] != StateXO.opponent[player]
                and self.value[r3][c3] != StateXO.opponent[player]
            ):
                count += 1
        return count

    def score(self, player):
        opponent = StateXO.opponent[player]
        if self.is_win(player):
            return StateXO.infinity
        elif self.is_win(opponent):
            return (-1) * StateXO.infinity
        else:
            return self.nc(player) - self.nc(opponent)


def minimax(state, level, original, player, opponent):
    """Minimax as the laboratory work prints it, with the leaf valued for the side that asked."""
    best_move, best_score = None, None
    moves = state.get_moves(player)
    if level == 0 or moves == []:
        return None, state.score(original)
    for m in moves:
        state.do_move(m)
        _, score = minimax(state, level - 1, original, opponent, player)
        state.undo_move(m)
        if player == original:
            if best_score is None or score > best_score:
                best_move, best_score = m, score
        else:
            if best_score is None or score < best_score:
                best_move, best_score = m, score
    return best_move, best_score
