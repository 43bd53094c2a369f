"""How fast the usual encoders write given pictures as PNG, and how large, and how fast Pillow reads them.

    png.py FILE...

prints one JSON object a line: file, work ("encode" or "decode"), peer, ms of CPU time each (the median of several
rounds), and for encoders the bytes of the file. Packages that are missing are left out.
"""

import io
import json
import sys
import time

from PIL import Image

try:
    import cv2
    import numpy
except ImportError:
    cv2 = None

ROUNDS = 7
SECONDS = 0.15  # a round lasts at least so long


def milliseconds(work):
    work()
    rounds = []
    for _ in range(ROUNDS):
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            work()
            count += 1
        rounds.append(1000 * spent / count)
    return sorted(rounds)[ROUNDS // 2]


def pillow(image, **options):
    file = io.BytesIO()
    image.save(file, "png", **options)
    return file.getvalue()


def encoders(image):
    yield "Pillow", lambda: pillow(image)
    yield "Pillow, level 1", lambda: pillow(image, compress_level=1)
    if cv2 is not None:
        pixels = numpy.asarray(image)
        pixels = pixels if pixels.ndim == 2 else numpy.ascontiguousarray(pixels[:, :, ::-1])
        yield "OpenCV", lambda: cv2.imencode(".png", pixels)[1].tobytes()


def decode(data):
    Image.open(io.BytesIO(data)).load()


if cv2 is not None:
    cv2.setNumThreads(1)
for name in sys.argv[1:]:
    with open(name, "rb") as file:
        source = file.read()
    picture = Image.open(io.BytesIO(source))
    picture.load()
    for peer, encode in encoders(picture):
        line = {"file": name, "work": "encode", "peer": peer, "ms": milliseconds(encode), "bytes": len(encode())}
        print(json.dumps(line), flush=True)
    print(json.dumps({"file": name, "work": "decode", "peer": "Pillow", "ms": milliseconds(lambda: decode(source))}))
