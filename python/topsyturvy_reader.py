"""Reads datasets of topsyturvy. One file, standard library only, Python 3.8 or later: copy it beside your code.

    from topsyturvy_reader import load

    data = load("rotoutbench")
    question = data[0]
    reply = my_model(question.prompt, question.images())  # PNG files, in the order in which the prompt speaks of them
    truth = data.item(question.item)["views"][0]["label"]

A dataset is a sequence of questions, so that torch's DataLoader takes it as it is. Lines are read when they are asked for:
memory grows by 8 bytes a question, whatever the pictures are.
"""

import hashlib
import json
import pathlib
import re
import tarfile
from array import array
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Tuple, Union

__all__ = ["Dataset", "Question", "load", "write_replies"]

FORMAT = "topsyturvy-dataset-1"


class Pictures:
    """A dataset's pictures by the names that its lines have for them, whether they are files of their own or in tar files."""

    # Of how many tar files it is remembered where their members stand: all of a set of up to 32,768 items, so that it can be shuffled.
    REMEMBERED = 256

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        # By chunk, and so in the order of the items: NAME-2images-000012.tar.
        self.tars = sorted(folder.glob("shards/*.tar"), key=lambda tar: (int(tar.stem.rsplit("-", 1)[1]), tar.name))
        self._places: "OrderedDict[int, Dict[str, Tuple[int, int]]]" = OrderedDict()
        self._last = 0

    def read(self, name: str) -> bytes:
        """The bytes of a PNG or GIF file; FileNotFoundError if it is nowhere."""
        if not self.tars:
            return (self.folder / name).read_bytes()
        # images/000/NAME-KEY-VIEW.png is the member KEY.VIEW.png.
        member = re.sub(r"^images/.*-([0-9a-f]{16})-([^/]+)$", r"\1.\2", name)
        for ahead in range(len(self.tars)):
            at = (self._last + ahead) % len(self.tars)
            place = self._members(at).get(member)
            if place is not None:
                self._last = at
                with self.tars[at].open("rb") as tar:
                    tar.seek(place[0])
                    return tar.read(place[1])
        raise FileNotFoundError(f"{name} is in none of the tar files of {self.folder / 'shards'}")

    def _members(self, at: int) -> Dict[str, Tuple[int, int]]:
        if at not in self._places:
            with tarfile.open(self.tars[at], "r:") as tar:
                found = {member.name: (member.offset_data, member.size) for member in tar if member.isfile()}
            if len(self._places) >= self.REMEMBERED:
                self._places.popitem(last=False)
            self._places[at] = found
        return self._places[at]


@dataclass(frozen=True)
class Question:
    """One question; `record` is its whole line (docs/dataset-format.md)."""

    folder: pathlib.Path
    record: Dict[str, Any]
    pictures: Pictures = field(repr=False, compare=False)

    @property
    def id(self) -> str:
        """What a reply refers to."""
        return self.record["id"]

    @property
    def item(self) -> str:
        """The id of the item that it is about."""
        return self.record["item"]

    @property
    def condition(self) -> str:
        """What is shown and asked."""
        return self.record["condition"]

    @property
    def prompt(self) -> str:
        """The complete prompt, as it is sent."""
        return self.record["prompt"]

    @property
    def options(self) -> Optional[Dict[str, str]]:
        """Letter to text; None where there is no choice."""
        return self.record.get("options")

    @property
    def answer(self) -> str:
        """The right reply: a letter where there are options."""
        return self.record["answer"]

    @property
    def groups(self) -> Dict[str, str]:
        """Labels by which scores are broken down."""
        return self.record.get("groups", {})

    @property
    def image_paths(self) -> List[pathlib.Path]:
        """The pictures to show, in order, where they are files of their own; none for questions of text alone."""
        return [self.folder / name for name in self.record["images"]]

    def images(self) -> List[bytes]:
        """The pictures' files, PNG or, of films, GIF."""
        return [self.pictures.read(name) for name in self.record["images"]]


class Lines(Sequence):
    """The lines of a JSONL file by their number."""

    def __init__(self, path: pathlib.Path, sha256: str) -> None:
        self.path = path
        self.starts = array("Q")
        digest, at = hashlib.sha256(), 0
        with path.open("rb") as lines:
            for line in lines:
                self.starts.append(at)
                digest.update(line)
                at += len(line)
        if digest.hexdigest() != sha256:
            raise ValueError(f"{path} is not the file that dataset.json names: its sha256 is {digest.hexdigest()}, not {sha256}")

    def __len__(self) -> int:
        return len(self.starts)

    def __getitem__(self, index: int) -> Dict[str, Any]:
        # Opened anew each time: workers of a DataLoader must not share a position in a file.
        with self.path.open("rb") as lines:
            lines.seek(self.starts[index])
            return json.loads(lines.readline())

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        with self.path.open("rb") as lines:
            for line in lines:
                yield json.loads(line)


class Dataset(Sequence):
    """The questions of a dataset. `manifest` is its dataset.json."""

    def __init__(self, folder: Union[str, pathlib.Path]) -> None:
        self.folder = pathlib.Path(folder)
        try:
            text = (self.folder / "dataset.json").read_text(encoding="utf-8")
        except FileNotFoundError:
            raise FileNotFoundError(f"{self.folder} is not a finished dataset: it has no dataset.json") from None
        self.manifest: Dict[str, Any] = json.loads(text)
        if self.manifest.get("format") != FORMAT:
            raise ValueError(f"{self.folder}/dataset.json has the format {self.manifest.get('format')!r}, not {FORMAT!r}")
        files = self.manifest["files"]
        self.questions = Lines(self.folder / "questions.jsonl", files["questions.jsonl"])
        self.items = Lines(self.folder / "items.jsonl", files["items.jsonl"])
        self.pictures = Pictures(self.folder)
        self._by_id: Optional[Dict[str, int]] = None

    def __len__(self) -> int:
        return len(self.questions)

    def __getitem__(self, index: Union[int, slice]) -> Any:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        return Question(self.folder, self.questions[index], self.pictures)

    def __iter__(self) -> Iterator[Question]:
        return (Question(self.folder, record, self.pictures) for record in self.questions)

    def item(self, id: str) -> Dict[str, Any]:
        """An item's whole line: state, transform, views with labels, certificate."""
        if self._by_id is None:
            self._by_id = {record["id"]: at for at, record in enumerate(self.items)}
        if id not in self._by_id:
            raise KeyError(f"{self.folder} has no item {id!r}")
        return self.items[self._by_id[id]]

    def check_images(self) -> int:
        """Compares every picture with its sha256. Returns how many there are; ValueError names the first that differs."""
        count = 0
        for record in self.items:
            for view in [*record["views"], *record.get("animations", [])]:
                found = hashlib.sha256(self.pictures.read(view["file"])).hexdigest()
                if found != view["sha256"]:
                    raise ValueError(f"{self.folder / view['file']} is not the picture that was made: its sha256 is {found}")
                count += 1
        return count


def load(folder: Union[str, pathlib.Path]) -> Dataset:
    """Opens a finished dataset, and checks its lines against the manifest's hashes. ValueError or OSError say what is wrong."""
    return Dataset(folder)


def write_replies(path: Union[str, pathlib.Path], replies: Iterable[Tuple[str, str]]) -> int:
    """Writes (question id, reply) pairs in the form that `topsyturvy score` reads. Returns how many."""
    count = 0
    with open(path, "w", encoding="utf-8") as lines:
        for id, reply in replies:
            lines.write(json.dumps({"id": id, "reply": reply}) + "\n")
            count += 1
    return count
