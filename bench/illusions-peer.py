"""Pictures per CPU second of OpenCV: Müller-Lyer and Zöllner figures of 512 x 512, gray, antialiased, as PNG in memory."""
import sys
import time

import cv2
import numpy as np

cv2.setNumThreads(1)
count = int(sys.argv[1])


def line(image, x0, y0, x1, y1, level, width):
    """Ends to a sixteenth of a pixel, as our figures have."""
    ends = [(round(x * 16), round(y * 16)) for x, y in ((x0, y0), (x1, y1))]
    cv2.line(image, ends[0], ends[1], level, width, cv2.LINE_AA, 4)


def muller_lyer(image, i):
    for y, out in ((170, 1), (342, -1)):
        for x, away in ((136.5, -out), (375.5, out)):
            line(image, x, y, x + 55 * away, y - 42, 104, 5)
            line(image, x, y, x + 55 * away, y + 42, 104, 5)
        line(image, 136.5 + i % 7, y, 375.5, y, 0, 5)


def zollner(image, i):
    for row in range(4):
        y = 109 + 98 * row
        rise = 17 if row % 2 == 0 else -17
        for at in range(16):
            x = 58.5 + 26 * at + i % 7
            line(image, x - 28, y + rise, x + 28, y - rise, 104, 3)
        line(image, 40, y, 472, y, 0, 5)


def run(first, last):
    for i in range(first, last):
        image = np.full((512, 512), 255, np.uint8)
        (muller_lyer if i % 2 == 0 else zollner)(image, i)
        cv2.imencode(".png", image)


run(0, 50)
start = time.process_time()
run(0, count)
print(count / (time.process_time() - start))
