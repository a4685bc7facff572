"""Every game as an environment of PettingZoo, in which agents take turns (AEC)."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from ._errors import error
from ._search import PositionLike, at

# Integers that stand for a draw of moves without a board: what an agent sees then are the legal moves alone.
_PLANES = 3


def pettingzoo_env(game: PositionLike, render_mode: Optional[str] = None) -> Any:
    """A game as a PettingZoo AEC environment.

    Observations are a dict: ``observation``, planes of the own stones, the opponent's and all other cells, and
    ``action_mask``, 1 for each legal move. The winner is rewarded with 1, the loser with -1. An illegal move loses.

    >>> import plyground
    >>> env = plyground.pettingzoo_env("connect-four")
    >>> env.reset()
    >>> env.action_space(env.agent_selection).n
    np.int64(7)
    """
    try:
        import gymnasium
        import numpy
        import pettingzoo
    except ImportError:
        raise error("python-package-missing", package="pettingzoo") from None
    start = at(game)

    class Environment(pettingzoo.AECEnv):  # type: ignore[misc]
        """A game whose sides are agents."""

        metadata = {"render_modes": ["human", "ansi"], "name": start.game, "is_parallelizable": False}

        def __init__(self, render_mode: Optional[str] = None) -> None:
            super().__init__()
            self.render_mode = render_mode
            self.possible_agents = ["player_0", "player_1"]
            self.agents = self.possible_agents[:]
            self.position = start.copy()
            self._actions = start.num_distinct_actions()
            rows = start.rows
            shape = (len(rows), len(rows[0]), _PLANES) if rows is not None else (self._actions,)
            box = gymnasium.spaces.Box(low=0, high=1, shape=shape, dtype=numpy.int8)
            mask = gymnasium.spaces.Box(low=0, high=1, shape=(self._actions,), dtype=numpy.int8)
            self.observation_spaces = {
                agent: gymnasium.spaces.Dict({"observation": box, "action_mask": mask})
                for agent in self.possible_agents
            }
            self.action_spaces = {agent: gymnasium.spaces.Discrete(self._actions) for agent in self.possible_agents}

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def _mask(self, agent: str) -> "numpy.ndarray[Any, Any]":
            mask = numpy.zeros(self._actions, dtype=numpy.int8)
            if agent == self.agent_selection and not self.position.is_over:
                for action in self.position.legal_actions():
                    mask[action] = 1
            return mask

        def observe(self, agent: str) -> Dict[str, Any]:
            mask = self._mask(agent)
            rows = self.position.rows
            if rows is None:
                seen = mask.copy()
            else:
                own = 1 if self.possible_agents.index(agent) == 0 else -1
                board = numpy.array(rows, dtype=numpy.int8)
                seen = numpy.stack([board == own, board == -own, board == 0], axis=2).astype(numpy.int8)
            return {"observation": seen, "action_mask": mask}

        def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
            self.position = start.copy()
            self.agents = self.possible_agents[:]
            self.rewards = dict.fromkeys(self.agents, 0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
            self.agent_selection = self.agents[max(self.position.current_player(), 0)]

        def step(self, action: Any) -> None:
            agent = self.agent_selection
            if self.terminations[agent] or self.truncations[agent]:
                self._was_dead_step(action)
                return
            # An environment that gave rewards before must not give them twice.
            self._cumulative_rewards[agent] = 0
            self.rewards = dict.fromkeys(self.agents, 0)
            if int(action) in self.position.legal_actions():
                self.position.apply_action(int(action))
                if self.position.is_over:
                    self._end([int(value) for value in self.position.returns()])
            else:
                lost = self.possible_agents.index(agent)
                self._end([-1 if side == lost else 1 for side in (0, 1)])
            other = self.possible_agents[1 - self.possible_agents.index(agent)]
            to_move = self.position.current_player()
            self.agent_selection = other if to_move < 0 or self.terminations[agent] else self.possible_agents[to_move]
            self._accumulate_rewards()
            if self.render_mode == "human":
                self.render()

        def _end(self, returns: List[int]) -> None:
            for side, agent in enumerate(self.possible_agents):
                self.rewards[agent] = returns[side]
                self.terminations[agent] = True

        def render(self) -> Optional[str]:
            if self.render_mode is None:
                return None
            if self.render_mode == "ansi":
                return str(self.position)
            print(self.position)
            return None

        def close(self) -> None:
            pass

    return Environment(render_mode)
