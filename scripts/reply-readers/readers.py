"""python readers.py CORPUS: how each reader reads the replies of scripts/reply-readers/write-corpus.ts."""

import asyncio
import importlib.util
import json
import re
import sys

from inspect_ai.model import ModelOutput
from inspect_ai.scorer import Target, answer, match
from inspect_ai.solver import TaskState
from inspect_ai.solver._multiple_choice import parse_answers
from vlmeval.utils.matching_util import can_infer


def state(reply, options=None):
    return TaskState(
        model="none",
        sample_id=1,
        epoch=1,
        input="",
        messages=[],
        choices=list((options or {}).values()),
        output=ModelOutput.from_content("none", reply),
    )


def scored(scorer):
    """What a scorer of inspect-ai reads: the target where it says so, else its answer."""

    def read(line):
        score = asyncio.run(scorer(state(line["reply"]), Target(line["read"] or "none")))
        return line["read"] if score.value == "C" else score.answer or None

    return read


def inspect_choice(line):
    found = parse_answers(state(line["reply"], line["options"]), multiple_correct=line["kind"] == "letters")
    return ", ".join(sorted(found)) or None


def vlmevalkit(line):
    found = can_infer(line["reply"], dict(line["options"]))
    return found if found and found != "Z" else None


def module(name):
    """A file of lmms-eval by itself: the package wants torch."""
    spec = importlib.util.find_spec("lmms_eval")
    path = f"{spec.submodule_search_locations[0]}/tasks/_task_utils/{name}.py"
    loaded = importlib.util.spec_from_file_location(name, path)
    out = importlib.util.module_from_spec(loaded)
    loaded.loader.exec_module(out)
    return out


extract = module("mcq_extract").extract_mcq_answer


def lmms_eval(line):
    return extract(line["reply"], choices=list(line["options"])) or None


def first_letter(line):
    found = re.search(r"\b([A-F])\b", line["reply"])
    return found and found.group(1)


READERS = [
    ("letter", "inspect-ai `choice`", inspect_choice),
    ("letter", "inspect-ai `answer('letter')`", scored(answer("letter"))),
    ("letter", "VLMEvalKit `can_infer`", vlmevalkit),
    ("letter", "lmms-eval `extract_mcq_answer`", lmms_eval),
    ("letter", "first letter by itself", first_letter),
    ("letters", "inspect-ai `choice`, several", inspect_choice),
    ("yes-no", "inspect-ai `answer('word')`", scored(answer("word"))),
    ("count", "inspect-ai `match(numeric=True)`", scored(match(numeric=True))),
    ("string", "inspect-ai `match()`", scored(match(ignore_case=False))),
]

lines = [json.loads(line) for line in open(sys.argv[1], encoding="utf8")]
print("| scoring | reader | replies | right | not read | as another |\n|---|---|--:|--:|--:|--:|")
for kind in ["letter", "letters", "yes-no", "count", "string"]:
    own = [line for line in lines if line["kind"] == kind]
    ours = [(kind, "topsyturvy", lambda line: line["ours"])]
    for _, name, read in ours + [reader for reader in READERS if reader[0] == kind]:
        said = [(line["read"], read(line)) for line in own]
        right = sum(truth == got for truth, got in said)
        unread = sum(truth != got and got is None for truth, got in said)
        share = lambda n: f"{100 * n / len(said):.1f} %"
        print(f"| {kind} | {name} | {len(said)} | {share(right)} | {share(unread)} | {share(len(said) - right - unread)} |")
