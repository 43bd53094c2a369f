"""What the eyes read of a dataset: its views, and where points of a state lie in a picture."""

import json
import math
from itertools import islice
from pathlib import Path

import numpy as np


def views(folder, every=1):
    """Each picture of every n-th item of a dataset: (item, view, file)."""
    folder = Path(folder)
    with open(folder / "items.jsonl", encoding="utf-8") as text:
        for line in islice(text, 0, None, every):
            item = json.loads(line)
            for view in item["views"]:
                yield item, view, folder / view["file"]


def seen(camera, point):
    """A point of the world, meters, from the camera: x to the right, y up, z toward the viewer (docs/conventions.md)."""
    azimuth, elevation = math.radians(camera["azimuth"]), math.radians(camera["elevation"])
    back = np.array(
        [math.sin(azimuth) * math.cos(elevation), math.sin(elevation), math.cos(azimuth) * math.cos(elevation)]
    )
    right = np.array([math.cos(azimuth), 0, -math.sin(azimuth)])
    at = np.array(camera["target"]) + camera["distance"] * back
    return np.array([right, np.cross(back, right), back]) @ (np.array(point) - at)


def project(camera, point):
    """Where a point lies in a square picture: x and y, 0 to 1 from its upper left corner."""
    x, y, z = seen(camera, point)
    scale = 0.5 / math.tan(math.radians(camera["fieldOfView"]) / 2)
    return np.array([0.5 + scale * x / -z, 0.5 - scale * y / -z])


def turn_between(one, other):
    """The smaller angle between two headings, degrees."""
    return abs((one - other + 180) % 360 - 180)
