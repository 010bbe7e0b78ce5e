from typing import Any

from pettingzoo import AECEnv

def test_save_obs(env: AECEnv[Any, Any, Any]) -> None: ...
