"""The environment for PettingZoo passes PettingZoo's own tests, for every game."""

import importlib.util
import unittest
import warnings

import boneyard

FOUND = importlib.util.find_spec("pettingzoo") is not None


@unittest.skipUnless(FOUND, "PettingZoo is not installed")
class PettingZoo(unittest.TestCase):
    def setUp(self):
        # PettingZoo warns about masks of agents that are not on turn, and about spaces with two arrays.
        warnings.simplefilter("ignore")

    def test_the_api(self):
        from contextlib import redirect_stdout
        from io import StringIO

        from boneyard.pettingzoo import env
        from pettingzoo.test import api_test

        for preset in boneyard.PRESETS:
            with self.subTest(preset), redirect_stdout(StringIO()):
                api_test(env(preset), num_cycles=60)

    def test_seeds(self):
        from boneyard.pettingzoo import env
        from pettingzoo.test import seed_test

        for preset in boneyard.PRESETS:
            with self.subTest(preset):
                seed_test(lambda preset=preset: env(preset), num_cycles=20)

    def test_rewards_come_at_the_end(self):
        from boneyard.pettingzoo import env

        game = env("spanish-pairs", render_mode="ansi")
        game.reset(seed=60)
        game.action_space("player_0").seed(60)
        rewards = {}
        for agent in game.agent_iter():
            observation, rewards[agent], over, cut, _ = game.last()
            game.step(None if over or cut else game.action_space(agent).sample(observation["action_mask"]))
        self.assertEqual(rewards["player_0"], rewards["player_2"])
        self.assertEqual(rewards["player_0"], -rewards["player_1"])
        self.assertTrue(game.render())


if __name__ == "__main__":
    unittest.main()
