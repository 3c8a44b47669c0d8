"""The README's example runs as it is printed, and its tables name what there is."""

import contextlib
import io
import re
import unittest
from pathlib import Path

import boneyard

README = (Path(__file__).parent.parent / "README.md").read_text()


class Readme(unittest.TestCase):
    def test_the_example_runs(self):
        (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, "README.md", "exec"), {})
        self.assertIn("best:", printed.getvalue())
        self.assertIn("perhaps:", printed.getvalue())

    def test_every_block_of_an_observation_is_described(self):
        described = set(re.findall(r"`(\w+)`", README.split("### Observations")[1].split("### Actions")[0]))
        for preset in boneyard.PRESETS:
            for name, _ in boneyard.Rules(preset).observation_blocks:
                self.assertIn(name, described)

    def test_everything_public_is_named(self):
        for name in boneyard.__all__:
            self.assertIn(name, README)


if __name__ == "__main__":
    unittest.main()
