"""RapidOCR (PP-OCRv6) on pictures of strings: found, and whether it reads them as we say."""

from rapidocr import RapidOCR

from dataset import views
from pictures import rgb


# Scenes of picture/rotated that show what can be read.
WRITTEN = {"calculator", "house-number", "letter-sign", "photographic-display", "photographic-number", "photographic-sign"}


def kind_of(item):
    """The scene of a picture, or how many characters a string has; None where nothing is written."""
    if item["family"] == "text/rotated":
        return f"{len(item['state']['text'])} characters"
    scene = item["state"].get("scene")
    return scene if scene in WRITTEN else None


def rows(folder, every=1):
    """One row a picture on which something is written."""
    # Its classifier would turn pictures that stand on their heads; what it is less sure of are mostly screws of a sign, as '0'.
    reader = RapidOCR(params={"Global.use_cls": False, "Global.text_score": 0.75, "Global.log_level": "error"})
    for item, view, file in views(folder, every):
        kind = kind_of(item)
        if kind is None:
            continue
        text = view["label"]
        read = "".join(reader(rgb(file)[:, :, ::-1]).txts or [])
        yield {
            "picture": str(file),
            "look": "photo" if kind.startswith("photographic") else "drawn",
            "kind": kind,
            "view": view["name"],
            "found": read != "",
            "agrees": read.replace(" ", "") == text.replace(" ", ""),
            "read": read,
            "text": text,
        }
