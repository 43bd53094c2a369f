"""Reads the controls of illusions with OpenCV, knowing nothing of how they were drawn: one line 'first', 'same' or 'second' for each 'kind path least' of stdin."""
import sys

import cv2
import numpy as np


def things(image):
    """Boxes, areas and masks of what is not ground, from the top left."""
    mask = (np.abs(image.astype(int) - int(image[2, 2])) > 50).astype(np.uint8)
    count, labels, stats, middles = cv2.connectedComponentsWithStats(mask, connectivity=8)
    found = [(*middles[i], *stats[i], labels == i) for i in range(1, count) if stats[i][4] > 60]
    return sorted(found, key=lambda thing: (round(thing[1] / 60), thing[0]))


def share(a, b):
    return 2 * (a - b) / (a + b)


def slope(mask):
    ys, xs = np.nonzero(mask)
    vx, vy, _, _ = cv2.fitLine(np.column_stack([xs, ys]).astype(np.float32), cv2.DIST_L2, 0, 0.01, 0.01).ravel()
    return np.degrees(np.arctan(vy / vx))


def bow(mask):
    ys, xs = np.nonzero(mask)
    bend = np.polyfit(xs - xs.mean(), ys, 2)[0]
    return bend * ((xs.max() - xs.min()) / 2) ** 2


def read(kind, image):
    found = things(image)
    if kind in ("muller-lyer", "ponzo"):
        return share(found[0][4], found[1][4])
    if kind in ("ebbinghaus", "delboeuf"):
        return share(np.sqrt(found[0][6]), np.sqrt(found[1][6]))
    if kind == "zollner":
        return slope(found[0][7]) - slope(found[1][7])
    if kind == "tilted-line":
        return -slope(found[0][7])
    if kind in ("hering", "wundt"):
        return (bow(found[0][7]) - bow(found[1][7])) / 2
    left, right = found[:2]
    level = [np.median(image[thing[7]]) for thing in (left, right)]
    return float(level[0] - level[1])


for line in sys.stdin:
    kind, path, least = line.split()
    value = read(kind, cv2.imread(path, 0))
    print("first" if value > float(least) else "second" if value < -float(least) else "same")
