#!/usr/bin/env python3
"""Learns from pixels by reward alone: python3 train.py [URL]. Needs numpy and Pillow, and a server, e.g.

    topsyturvy serve orientation/directional-facing --port 8000 --param look=clean --param size=64 --param samples=1 \
        --param categories=car --param distractors=[0,0] --param occluded=0 --param undetermined=0 --param variants=bare

A policy of one linear layer looks at 16 × 16 gray pixels and says which way a car faces. It is trained as GRPO has it: each item gets
a group of replies, and each reply counts by how much more reward it earned than its group. Items are fresh: none comes twice. Beside it
a blind policy, the same in everything but that its pixels are all alike, has to stay at chance. Exit 1 if either does not.
"""

import base64
import http.client
import io
import json
import sys
import urllib.parse

import numpy as np
from PIL import Image

GROUP, BATCH, ROUNDS, RATE = 16, 8, 80, 1.0
CHOICES = ["Toward the camera", "Away from the camera", "Leftward", "Rightward"]


class Environment:
    """OpenEnv's protocol over HTTP."""

    def __init__(self, url: str):
        self.connection = http.client.HTTPConnection(urllib.parse.urlparse(url).netloc)

    def post(self, path: str, body: dict) -> dict:
        self.connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        response = self.connection.getresponse()
        answer = json.load(response)
        if response.status != 200:
            raise RuntimeError(answer["detail"])
        return answer

    def reset(self, **request) -> dict:
        return self.post("/reset", request)["observation"]

    def step(self, episode_id: str, reply: str) -> float:
        return self.post("/step", {"action": {"reply": reply, "episode_id": episode_id}})["reward"]


class Policy:
    """Softmax of a linear map of the picture; `blind` sees none."""

    def __init__(self, blind: bool, seed: int):
        self.blind = blind
        self.weights = np.zeros((257, len(CHOICES)))
        self.random = np.random.default_rng(seed)

    def features(self, observation: dict) -> np.ndarray:
        if self.blind:
            return np.append(np.zeros(256), 1)
        picture = Image.open(io.BytesIO(base64.b64decode(observation["images"][0])))
        gray = np.asarray(picture.convert("L").resize((16, 16)), float).ravel()
        return np.append((gray - gray.mean()) / (gray.std() + 1e-6) / 16, 1)

    def learn(self, environment: Environment, observation: dict) -> float:
        """One group of replies to one item. Returns their mean reward."""
        seen = self.features(observation)
        scores = np.exp(seen @ self.weights)
        chances = scores / scores.sum()
        chosen = self.random.choice(len(CHOICES), GROUP, p=chances)
        rewards = np.zeros(GROUP)
        for choice in set(chosen):
            environment.reset(episode_id=observation["episode_id"])
            reward = environment.step(observation["episode_id"], letter_of(observation, CHOICES[choice]))
            rewards[chosen == choice] = reward
        advantages = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        for choice, advantage in zip(chosen, advantages):
            slope = -chances.copy()
            slope[choice] += 1
            self.weights += RATE / GROUP * advantage * np.outer(seen, slope)
        return float(rewards.mean())


def letter_of(observation: dict, choice: str) -> str:
    return next(letter for letter, text in observation["options"].items() if text.startswith(choice))


def main(url: str) -> int:
    environment = Environment(url)
    seeing, blind = Policy(blind=False, seed=1), Policy(blind=True, seed=2)
    history = {"seeing": [], "blind": []}
    for turn in range(ROUNDS):
        items = [environment.reset() for _ in range(BATCH)]
        for name, policy in (("seeing", seeing), ("blind", blind)):
            history[name].append(np.mean([policy.learn(environment, item) for item in items]))
        if turn % 16 == 15:
            print(turn + 1, {name: round(float(np.mean(all[-16:])), 3) for name, all in history.items()}, flush=True)
    last = {name: float(np.mean(all[-16:])) for name, all in history.items()}
    return 0 if last["seeing"] > 0.5 and last["blind"] < 0.35 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
