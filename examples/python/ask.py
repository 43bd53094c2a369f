#!/usr/bin/env python3
"""Runs a model over a dataset's questions: python3 ask.py DIR > replies.jsonl, then topsyturvy score DIR replies.jsonl.

Standard library only. Put your model into `ask`; a question's prompt and images are all that it may see.
"""

import json
import pathlib
import sys


def ask(prompt: str, images: list[bytes]) -> str:
    """The model's reply. `images` are PNG files, in the order in which the prompt speaks of them."""
    return f"I was shown {len(images)} images and cannot see."


def main(folder: str) -> None:
    root = pathlib.Path(folder)
    with open(root / "questions.jsonl", encoding="utf-8") as lines:
        for question in map(json.loads, lines):
            images = [(root / file).read_bytes() for file in question["images"]]
            reply = ask(question["prompt"], images)
            print(json.dumps({"id": question["id"], "reply": reply}), flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
