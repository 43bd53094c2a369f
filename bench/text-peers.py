"""The usual ways to make a pair of a text picture and its half turn, drawing and encoding only.

    text-peers.py FONT COUNT

prints one JSON object: pipeline -> pairs per second of CPU time. A pair is a string of five characters, drawn black on
white in 256 x 256 gray, its half turn, and the two PNG files in memory. Pipelines whose package is missing are left out.
"""

import io
import json
import random
import sys
import time

from PIL import Image, ImageDraw, ImageFont

try:
    import cv2
    import numpy
except ImportError:
    cv2 = None

SIDE = 256
LENGTH = 5
SIZE = 72  # pixels: five digits fill the picture
ROUNDS = 5


def draw(text, font):
    image = Image.new("L", (SIDE, SIDE), 255)
    ImageDraw.Draw(image).text((SIDE / 2, SIDE / 2), text, font=font, fill=0, anchor="mm")
    return image


def pillow(text, font):
    image = draw(text, font)
    size = 0
    for view in (image, image.transpose(Image.ROTATE_180)):
        file = io.BytesIO()
        view.save(file, "png")
        size += file.tell()
    return size


def opencv(text, font):
    pixels = numpy.asarray(draw(text, font))
    size = 0
    for view in (pixels, pixels[::-1, ::-1]):
        _, file = cv2.imencode(".png", view)
        size += len(file)
    return size


def pairs_per_second(make, texts, font):
    rates = []
    for _ in range(ROUNDS + 1):
        start = time.process_time()
        for text in texts:
            make(text, font)
        rates.append(len(texts) / (time.process_time() - start))
    return sorted(rates[1:])[ROUNDS // 2]  # the first round warms up


def main():
    font = ImageFont.truetype(sys.argv[1], SIZE)
    chance = random.Random(1)
    texts = ["".join(chance.choices("69bdpq", k=LENGTH)) for _ in range(int(sys.argv[2]))]
    pipelines = {"Pillow, gray": pillow}
    if cv2 is not None:
        cv2.setNumThreads(1)
        pipelines["Pillow + OpenCV, gray"] = opencv
    print(json.dumps({name: pairs_per_second(make, texts, font) for name, make in pipelines.items()}))


main()
