"""MediaPipe's face detector on heads close up: found, and whether it sees the tip of the nose where it is."""

import math

import mediapipe as mp

from dataset import project, seen, views
from people import heading
from pictures import rgb


def read(detector, file):
    """The faces that are seen: where the tip of each nose is, 0 to 1, and how wide each face is."""
    found = [one.location_data for one in detector.process(rgb(file)).detections or []]
    noses = [one.relative_keypoints[mp.solutions.face_detection.FaceKeyPoint.NOSE_TIP] for one in found]
    return [((nose.x, nose.y), one.relative_bounding_box.width) for nose, one in zip(noses, found)]


def detector():
    # The short range: faces within two meters.
    return mp.solutions.face_detection.FaceDetection(model_selection=0, min_detection_confidence=0.5)


def rows(folder, every=1):
    """One row a picture of a person of whom the head is shown close up, and not from behind."""
    with detector() as net:
        for item, view, file in views(folder, every):
            state = item["state"]
            camera, points = state["camera"], state["points"]
            if state["body"] != "person" or 0 <= project(camera, points["pelvis"])[1] <= 1:
                continue
            angle = heading(seen(camera, points["left ear"]) - seen(camera, points["right ear"]))
            if abs(angle) > 100:
                continue
            x, y = project(camera, points["nose"])
            if view["name"] == "mirrored":
                x = 1 - x
            faces = read(net, file)
            off = min(((math.dist(nose, (x, y)), width) for nose, width in faces), default=None)
            yield {
                "picture": str(file),
                "look": item["params"]["look"],
                "kind": state["kind"],
                "view": "side" if abs(angle) > 60 else "front",
                "found": off is not None,
                **({"agrees": off[0] < off[1] / 4, "error": off[0]} if off else {}),
            }


def photographs(files):
    with detector() as net:
        for file in files:
            yield {"picture": str(file), "look": "real", "found": len(read(net, file)) > 0}
