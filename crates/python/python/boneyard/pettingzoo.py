"""The environment for PettingZoo: one round of any game, as an AEC environment.

Install it with `pip install "boneyard[pettingzoo]"`. Agents are named `player_0`, `player_1`, … by their seats. An observation
has two arrays: `observation` (`uint8`) and `action_mask` (`int8`), which is all zeros during another agent's turn. The
rewards come when the round ends: those of `Round.rewards`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from boneyard import Round, Rules

__all__ = ["env", "raw_env"]


def env(rules: str | Rules = "block", seats: int | None = None, render_mode: str | None = None) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an action that is not legal ends the round and costs 1."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(rules, seats, render_mode), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """The environment itself. An action that is not legal raises `BoneyardError`."""

    metadata = {"name": "boneyard_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, rules: str | Rules = "block", seats: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.rules = Round(rules, seats).rules
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.rules.observation_size, self.rules.action_count
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round. The same seed deals the same rounds, also in later calls without a seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.round = Round(self.rules, seed=int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.round.turn]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self._seat[agent]
        if seat == self.round.turn and not self.round.over:
            mask = np.frombuffer(self.round.action_mask(), np.int8)
        else:
            mask = np.zeros(self.rules.action_count, np.int8)
        return {"observation": np.frombuffer(self.round.observation(seat), np.uint8), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # No action is refused like any action that is not legal.
        self.round.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.round.over:
            self.rewards = dict(zip(self.possible_agents, self.round.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.round.turn]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The history of the round as text, in the render mode `ansi`."""
        if self.render_mode != "ansi":
            return None
        return " ".join(f"{seat}:{move}" for seat, move, _ in self.round.history)

    def close(self) -> None:
        """Nothing is open."""
