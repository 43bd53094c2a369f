"""MediaPipe's Objectron on things whose heading is known: found, and by how much the heading is off."""

import math

import mediapipe as mp

from dataset import turn_between, views
from pictures import rgb

# Kinds of the catalog, and the model that looks for them.
MODELS = {"armchair": "Chair", "camera": "Camera", "chair": "Chair", "mug": "Cup", "shoe": "Shoe"}
# Cups were annotated without a front.
WITHOUT_FRONT = {"mug"}


def heading(rotation, elevation):
    """Degrees clockwise, seen from above, from facing the camera plane, of the front (+z) of a box in the camera's axes."""
    x, y, z = rotation[:, 2]
    tilt = math.radians(elevation)
    return math.degrees(math.atan2(-x, math.cos(tilt) * z - math.sin(tilt) * y)) % 360


def net(model, field_of_view):
    focal = 1 / math.tan(math.radians(field_of_view) / 2)
    return mp.solutions.objectron.Objectron(
        static_image_mode=True, max_num_objects=1, model_name=model, focal_length=(focal, focal)
    )


def rows(folder, every=1):
    """One row a picture without marks of one thing, of the kinds that the models know."""
    for item, view, file in views(folder, every):
        state = item["state"]
        kind, camera = state["objects"][0]["category"], state["camera"]
        if kind not in MODELS:
            continue
        with net(MODELS[kind], camera["fieldOfView"]) as model:
            found = model.process(rgb(file)).detected_objects or []
        true = view["label"]["facings"][0]["front"]["heading"]
        row = {
            "picture": str(file),
            "look": item["params"]["look"],
            "kind": kind,
            "view": ["front", "side", "back", "side"][round(true / 90) % 4],
            "found": len(found) > 0,
        }
        if found and kind not in WITHOUT_FRONT:
            row["turn"] = turn_between(heading(found[0].rotation, camera["elevation"]), true)
            row["agrees"] = row["turn"] <= 30
        yield row


def photographs(files):
    """Of cups: the only one of the kinds that the packages here have a photograph of."""
    with net("Cup", 40) as model:
        for file in files:
            yield {"picture": str(file), "look": "real", "kind": "mug", "found": bool(model.process(rgb(file)).detected_objects)}
