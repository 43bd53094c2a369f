"""Pictures as the models of scripts/eyes take them."""

import cv2


def rgb(file):
    """An array of rows × columns × 3, red first, 0 to 255."""
    picture = cv2.imread(str(file))
    if picture is None:
        raise SystemExit(f"{file}: expected a picture")
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)
