"""MediaPipe's pose on people whose joints are known: found, left and right, heading, distance of the joints."""

import math

import mediapipe as mp
import numpy as np

from dataset import project, seen, turn_between, views
from pictures import rgb

PAIRED = ["eye", "ear", "shoulder", "elbow", "wrist", "hip", "knee", "ankle", "heel"]
JOINTS = ["nose"] + [f"{side} {name}" for name in PAIRED for side in ("left", "right")]
LANDMARKS = {joint: mp.solutions.pose.PoseLandmark[joint.upper().replace(" ", "_")] for joint in JOINTS}
TRUNK = ["nose", "left shoulder", "right shoulder", "left hip", "right hip"]


def other(joint):
    """The same joint of the other side."""
    side, _, name = joint.partition(" ")
    return {"left": f"right {name}", "right": f"left {name}"}.get(side, joint)


def heading(across):
    """Degrees from facing the camera to the picture's right, of a body whose right to left is `across`."""
    return math.degrees(math.atan2(across[2], across[0]))


def truth(state, mirrored):
    """Each joint's place in the picture, and the heading of the shoulders."""
    camera, points = state["camera"], state["points"]
    places = {joint: project(camera, points[joint]) for joint in JOINTS}
    angle = heading(seen(camera, points["left shoulder"]) - seen(camera, points["right shoulder"]))
    if not mirrored:
        return places, angle
    return {other(joint): np.array([1 - x, y]) for joint, (x, y) in places.items()}, -angle


def read(pose, file):
    """The places of the joints that the model sees and their heading; None where it sees nobody."""
    result = pose.process(rgb(file))
    if not result.pose_landmarks:
        return None
    marks = result.pose_landmarks.landmark
    places = {joint: np.array([marks[at].x, marks[at].y]) for joint, at in LANDMARKS.items()}
    # Meters; z is away from the viewer.
    world = result.pose_world_landmarks.landmark
    left, right = (world[LANDMARKS[f"{side} shoulder"]] for side in ("left", "right"))
    return places, heading([left.x - right.x, 0, right.z - left.z])


def distances(places, others):
    return [float(np.linalg.norm(places[joint] - others[joint])) for joint in JOINTS]


def compare(found, places, angle):
    """What was seen beside the truth: `agrees` if the joints lie nearer to those of their own side than to the other's."""
    if found is None:
        return {"found": False}
    joints, turned = found
    exchanged = {other(joint): place for joint, place in places.items()}
    return {
        "found": True,
        "agrees": sum(distances(joints, places)) < sum(distances(joints, exchanged)),
        "error": float(np.median(distances(joints, places))),
        "turn": turn_between(turned, angle),
    }


def rows(folder, every=1):
    """One row a picture of a person who shows head and trunk, seen by the heavy model."""
    with mp.solutions.pose.Pose(static_image_mode=True, model_complexity=2) as pose:
        for item, view, file in views(folder, every):
            state = item["state"]
            if state["body"] != "person":
                continue
            places, angle = truth(state, view["name"] == "mirrored")
            if not all(0 <= x <= 1 and 0 <= y <= 1 for x, y in (places[joint] for joint in TRUNK)):
                continue
            yield {
                "picture": str(file),
                "look": item["params"]["look"],
                "kind": state["kind"],
                "view": "side" if abs(abs(angle) - 90) < 30 else "front" if abs(angle) < 90 else "back",
                **compare(read(pose, file), places, angle),
            }


def photographs(files):
    with mp.solutions.pose.Pose(static_image_mode=True, model_complexity=2) as pose:
        for file in files:
            yield {"picture": str(file), "look": "real", "found": read(pose, file) is not None}
