"""How fast OpenCV makes hybrids and color composites of two RGB pictures, as PNG.

    composites.py SIDE < pixels of both, RGB

prints a JSON object: pictures per second of CPU time with one thread, the median of several rounds. float32 on code values.
"""

import json
import sys
import time

import cv2
import numpy

ROUNDS = 3
COUNT = 12

cv2.setNumThreads(1)
side = int(sys.argv[1])
near, far = numpy.frombuffer(sys.stdin.buffer.read(), numpy.uint8).reshape(2, side, side, 3)


def png(image):
    numpy.clip(image, 0, 255, out=image)
    return cv2.imencode(".png", image.astype(numpy.uint8))[1].tobytes()


def hybrid():
    a, b = near.astype(numpy.float32), far.astype(numpy.float32)
    return png(a - cv2.GaussianBlur(a, (0, 0), 4) + cv2.GaussianBlur(b, (0, 0), 8))


def mean(image):
    return cv2.transform(image, numpy.full((1, 3), 1 / 3, numpy.float32))


def color():
    a, b = near.astype(numpy.float32), far.astype(numpy.float32)
    return png(b + cv2.merge([mean(a) - mean(b)] * 3))


def rate(work):
    work()
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(COUNT):
            work()
        rounds.append(COUNT / (time.process_time() - start))
    return sorted(rounds)[ROUNDS // 2]


print(json.dumps({"hybrid": rate(hybrid), "color": rate(color)}))
