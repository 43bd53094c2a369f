"""Writes test/score/tables/coco-ap.json: boxes, and the AP at an overlap of 0.5 that pycocotools gives for them.

    python3 -m venv /tmp/coco && /tmp/coco/bin/pip install pycocotools==2.0.11
    /tmp/coco/bin/python scripts/coco-table.py
"""

import contextlib
import io
import json
import random
from pathlib import Path

import numpy as np
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval

SIDE = 400


def box(rng):
    x, y = rng.randrange(0, SIDE - 60), rng.randrange(0, SIDE - 60)
    return [x, y, x + rng.randrange(10, SIDE - x), y + rng.randrange(10, SIDE - y)]


def near(rng, true):
    """A box that overlaps another by about half, more or less."""
    x0, y0, x1, y1 = true
    w, h = x1 - x0, y1 - y0
    shift = rng.choice([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    moved = [x0 + round(shift * w), y0, x1 + round(shift * w * rng.choice([0, 1])), y1 + round(shift * h)]
    return [min(moved[0], moved[2] - 1), moved[1], moved[2], moved[3]]


def picture(rng):
    truth = [box(rng) for _ in range(rng.choice([0, 1, 1, 1, 2, 3, 5]))]
    given = [near(rng, true) for true in truth if rng.random() < 0.8]
    given += [box(rng) for _ in range(rng.choice([0, 0, 1, 2]))]
    if truth and rng.random() < 0.3:
        given.append(list(truth[0]))  # once more
    rng.shuffle(given)
    return {"truth": truth, "given": given}


def wh(b):
    return [b[0], b[1], b[2] - b[0], b[3] - b[1]]


def ap50(pictures):
    truth, given = [], []
    for image, p in enumerate(pictures, 1):
        for b in p["truth"]:
            area = (b[2] - b[0]) * (b[3] - b[1])
            truth.append({"id": len(truth) + 1, "image_id": image, "category_id": 1, "bbox": wh(b), "area": area, "iscrowd": 0})
        for b in p["given"]:
            given.append({"image_id": image, "category_id": 1, "bbox": wh(b), "score": 1.0})
    coco = COCO()
    coco.dataset = {
        "info": {},
        "images": [{"id": i} for i in range(1, len(pictures) + 1)],
        "categories": [{"id": 1}],
        "annotations": truth,
    }
    coco.createIndex()
    if not given:
        return 0.0
    evaluation = COCOeval(coco, coco.loadRes(given), "bbox")
    evaluation.params.iouThrs = np.array([0.5])
    evaluation.params.areaRng = [[0, 1e10]]
    evaluation.params.areaRngLbl = ["all"]
    evaluation.params.maxDets = [1000]
    evaluation.evaluate()
    evaluation.accumulate()
    precision = evaluation.eval["precision"]
    return float(np.mean(precision))


rng = random.Random(5)
cases = []
while len(cases) < 60:
    pictures = [picture(rng) for _ in range(rng.choice([1, 1, 2, 3, 6]))]
    if not any(p["truth"] for p in pictures):
        continue
    with contextlib.redirect_stdout(io.StringIO()):
        cases.append({"pictures": pictures, "ap50": ap50(pictures)})
file = Path(__file__).parent.parent / "test/score/tables/coco-ap.json"
file.parent.mkdir(exist_ok=True)
lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
file.write_text(f'{{"pycocotools":"2.0.11","cases":[\n{lines}\n]}}\n')
