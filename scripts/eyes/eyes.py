"""python eyes.py EYE FOLDER… [--photographs FILE…] [--rows FILE] [--every N]: what a stranger's model sees in datasets of ours.

EYE is people, faces, things or words (one module each). Prints tables; --rows writes a line of JSON a picture, and
the pictures that it read otherwise than we do are named last.
"""

import argparse
import importlib
import json
import sys

from table import table


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("eye", choices=["people", "faces", "things", "words"])
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--photographs", nargs="*", default=[])
    parser.add_argument("--rows")
    parser.add_argument("--every", type=int, default=1, help="every N-th item of a folder; default 1: all")
    given = parser.parse_args()
    eye = importlib.import_module(given.eye)
    rows = [row for folder in given.folders for row in eye.rows(folder, given.every)]
    if not rows:
        sys.exit(f"{' '.join(given.folders)}: no picture that {given.eye} is about")
    real = list(eye.photographs(given.photographs)) if given.photographs else []
    if given.rows:
        with open(given.rows, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows + real)
    print(table(rows, "look", "kind", "view"))
    if real:
        print("\nReal photographs\n")
        print(table(real))
    for row in rows:
        if row.get("agrees") is False:
            print(f"otherwise: {row['picture']}" + (f" '{row['read']}' for '{row['text']}'" if "read" in row else ""))


main()
