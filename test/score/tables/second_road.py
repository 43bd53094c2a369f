"""The tables of the papers worked out once more, from questions and from what made-up replies are known to be.

Reads {"paper": …, "rows": [{model, run, …}]} from a file, a row for each question and run, and prints
{table: {column: {model: [mean, deviation or None]}}}, values in percent.
"""

import json
import sys
from collections import defaultdict

import numpy as np
from scipy import stats

data = json.load(open(sys.argv[1], encoding="utf-8"))
rows, paper = data["rows"], data["paper"]
runs = defaultdict(lambda: defaultdict(list))
for row in rows:
    runs[row["model"]][row["run"]].append(row)
tables = defaultdict(dict)


def put(table, column, of):
    """A column: of() is given the rows of one run, and gives a fraction or None."""
    cells = {}
    for model, own in runs.items():
        values = [value for value in (of(own[run]) for run in sorted(own)) if value is not None]
        if values:
            deviation = float(np.std(values, ddof=1)) if len(values) > 1 else None
            cells[model] = [100 * float(np.mean(values)), None if deviation is None else 100 * deviation]
    if cells:
        tables[table][column] = cells


def mean(values):
    values = list(values)
    return None if not values else float(np.mean(values))


def right(where):
    return lambda own: mean(row["right"] for row in own if where(row))


def average(*parts):
    return lambda own: mean(value for value in (part(own) for part in parts) if value is not None)


def rotoutbench():
    def of(subset, condition, variant="P0"):
        return right(
            lambda row: row["family"].startswith(subset + "/")
            and row["condition"] == condition
            and row["variant"] == variant
        )

    def gap(subset, kind):
        read, predicted = of(subset, f"{kind}_rot.Q_d"), of(subset, f"{kind}_orig.Q_p")
        return lambda own: None if read(own) is None else read(own) - predicted(own)

    def four(table, head, subset, kind):
        put(table, head("R_orig"), of(subset, f"{kind}_orig.Q_d"))
        put(table, head("R_rot"), of(subset, f"{kind}_rot.Q_d"))
        put(table, head("R_pred"), of(subset, f"{kind}_orig.Q_p"))
        put(table, head("Gap"), gap(subset, kind))

    four("1", lambda score: f"TextImage-Rot {score}", "text", "I")
    match = right(lambda row: row["family"] == "matching")
    put("1", "Visual-Rot Acc_match", match)
    put("1", "Visual-Rot Δ_rand", lambda own: match(own) - 0.25)
    four("4", lambda score: "G_text" if score == "Gap" else f"{score} (text)", "text", "T")
    for variant in ["P0", "P1", "P2", "P3", "P4"]:
        put("5", variant, of("text", "I_orig.Q_p", variant))


def macro_means(own):
    """Means of precision and recall over all sides that occur, as scikit-learn's average='macro' has them."""
    sides = sorted({row["truth"] for row in own} | {row["given"] for row in own})
    precisions, recalls = [], []
    for side in sides:
        both = sum(row["truth"] == side == row["given"] for row in own)
        precisions.append(both / max(1, sum(row["given"] == side for row in own)))
        recalls.append(both / max(1, sum(row["truth"] == side for row in own)))
    return np.mean(precisions), np.mean(recalls)


def mirrorqa():
    def first(own):
        return [row for row in own if row["condition"] == "original" and row["shift"] == 0]

    def macro(own, which):
        parts = []
        for count in sorted({row["options"] for row in own}):
            part = [row for row in own if row["options"] == count]
            parts.append((macro_means(part)[which], len(part)))
        return float(sum(score * n for score, n in parts) / sum(n for _, n in parts))

    for table in ["2", "5", "7", "8", "9"]:
        put(table, "P", lambda own: macro(first(own), 0))
        put(table, "R", lambda own: macro(first(own), 1))
        put(
            table,
            "F1",
            lambda own: 2
            * macro(first(own), 0)
            * macro(first(own), 1)
            / (macro(first(own), 0) + macro(first(own), 1)),
        )
        put(table, "Acc", lambda own: mean(row["right"] for row in first(own)))
    names = {"left front": "L front", "right front": "R front", "left rear": "L rear", "right rear": "R rear"}
    for label in sorted({row["label"] for row in rows}):
        kind, side = label.split(".")
        head = f"{kind}.{names.get(side, side)}"
        put("3", head, lambda own, label=label: mean(row["right"] for row in first(own) if row["label"] == label))

    def circular(own):
        items = defaultdict(list)
        for row in own:
            if row["condition"] == "original":
                items[row["item"]].append(row)
        whole = [shifts for shifts in items.values() if len(shifts) == shifts[0]["options"]]
        vanilla = mean(row["right"] for shifts in whole for row in shifts if row["shift"] == 0)
        return vanilla, mean(all(row["right"] for row in shifts) for shifts in whole)

    put("4", "Vanilla", lambda own: circular(own)[0])
    put("4", "Circular", lambda own: circular(own)[1])
    put("4", "ΔAcc", lambda own: circular(own)[1] - circular(own)[0])


def ambibench():
    def cell(category, task="", family=None):
        return right(
            lambda row: row["picture"] == "ambiguous"
            and row["category"] == category
            and row["variant"].startswith(task)
            and (family is None or row["family"] == f"ambiguous/{family}")
        )

    def boxes(category, task):
        def ap(own):
            asked = [
                row
                for row in own
                if row["picture"] == "ambiguous" and row["category"] == category and row["variant"].startswith(task)
            ]
            hits = np.array([hit for row in asked for hit in row["hits"]])
            truths = sum(row["truths"] for row in asked)
            precision = np.cumsum(hits) / np.arange(1, len(hits) + 1)
            recall = np.cumsum(hits) / truths
            precision = np.maximum.accumulate(precision[::-1])[::-1]
            at = np.searchsorted(recall, np.linspace(0, 1, 101), side="left")
            return float(np.mean([precision[i] if i < len(precision) else 0 for i in at]))

        return ap

    def sees(where):
        return lambda own: mean(
            row["said"] == row["perceived"] for row in own if row["family"] == "ambiguous/motion" and where(row)
        )

    control = right(lambda row: row["picture"] == "control")
    first = {
        "Non-Ambi.": control,
        "Camo.": cell("camouflaged", "open"),
        "Bistable open": cell("bistable", "open"),
        "Bistable choice": cell("bistable", "choice"),
        "Hybrid": cell("hybrid"),
        "Color": cell("color"),
        "Multi-view": cell("multiview"),
        "Geometric": cell("geometric"),
        "Motion image": sees(lambda row: row["picture"] == "ambiguous"),
        "Motion video": cell("motion", family="moving"),
    }
    second = {
        "Multi-scene Open": cell("multiscene", "open"),
        "Multi-scene loc(single)": boxes("multiscene", "localization-single"),
        "Multi-scene loc(combined)": boxes("multiscene", "localization-combined"),
        "Multi-scene Region": cell("multiscene", "region"),
        "Mixed Open": cell("mixed", "open"),
        "Mixed localization": boxes("mixed", "localization"),
        "Mixed Region": cell("mixed", "region"),
    }
    for table, columns in (("1", first), ("2", second)):
        for head, of in columns.items():
            put(table, head, of)
        put(table, "AVG", average(*columns.values()))
    seeds = {
        "Multi-Scene (open)": cell("multiscene", "open"),
        "Mix (open)": cell("mixed", "open"),
        "Color": cell("color"),
        "Multi-View": cell("multiview"),
        "Hybrid": cell("hybrid"),
    }
    for head, of in seeds.items():
        put("9", head, of)
    put("13", "Ours", cell("color"))
    put("14", "COCO image", right(lambda row: row["family"] == "ambiguous/motion" and row["condition"] == "control"))
    put("14", "Motion (static prompt)", sees(lambda row: row["condition"] == "ambiguous-reversed"))
    put("14", "Motion (ours)", sees(lambda row: row["picture"] == "ambiguous"))
    for title, category, names in (
        ("Hybrid", "hybrid", {"Near": "near", "Far": "far"}),
        ("Color", "color", {"Color": "color", "Gray": "gray"}),
        ("Multi-view", "multiview", {"w/o Rotation": "upright", "w Rotation": "turned"}),
    ):
        put("12", f"{title} Combined", cell(category))
        for head, part in names.items():
            put(
                "12",
                f"{title} {head}",
                lambda own, category=category, part=part: mean(
                    row["parts"][part]
                    for row in own
                    if row["picture"] == "ambiguous" and row["category"] == category
                ),
            )
    groups = {
        "Multi-Scene": seeds["Multi-Scene (open)"],
        "Mix": seeds["Mix (open)"],
        "Color": seeds["Color"],
        "Multi-View": seeds["Multi-View"],
        "Hybrid": seeds["Hybrid"],
    }
    tests(groups)


def tests(groups):
    """Tables 10 and 11, of models with several runs."""
    points = {
        model: {name: [of(own[run]) for run in sorted(own)] for name, of in groups.items()}
        for model, own in runs.items()
        if len(own) > 1
    }
    for model, own in points.items():
        for hard in ["Multi-Scene", "Mix"]:
            for easy in ["Color", "Multi-View", "Hybrid"]:
                p = stats.ttest_ind(own[easy], own[hard], equal_var=False).pvalue
                tables["10"].setdefault(f"{easy} vs {hard}", {})[model] = [min(1, 3 * p), None]
    *models, last = list(points)
    for model in models:
        for name in groups:
            p = stats.ttest_ind(points[model][name], points[last][name], equal_var=False).pvalue
            tables["11"].setdefault(name, {})[model] = [min(1, 5 * p), None]


def dori():
    tasks = [
        "Frontal Alignment View Parallel.",
        "Frontal Alignment Dir. Facing",
        "Rotational Transformation Single-axis Rot.",
        "Rotational Transformation Compound Rot.",
        "Relative Orient. Inter-Obj. Dir.",
        "Relative Orient. Viewer-scene Dir.",
        "Canonical Orient.",
    ]

    def of(code, wording="full"):
        return right(lambda row: row["type"] == code and row["variant"] == wording)

    for table, wording in (("2", "full"), ("3", "full"), ("5", "full"), ("12", "full"), ("7", "bare")):
        for level in "CG":
            types = [of(f"{i + 1}{level}", wording) for i in range(7)]
            for task, type_of in zip(tasks, types):
                put(table, f"{task} {level}", type_of)
            put(table, f"Avg. {level}", average(*types))
    full = [row for row in rows if row["variant"] == "full"]
    for count in sorted({row["options"] for row in full}):
        put(
            "fig-10",
            f"{count} options",
            right(lambda row, count=count: row["variant"] == "full" and row["options"] == count),
        )
    put("fig-11b", "Coarse", right(lambda row: row["variant"] == "full" and row["type"][1] == "C"))
    put("fig-11b", "Granular", right(lambda row: row["variant"] == "full" and row["type"][1] == "G"))
    for table, label in (("fig-12", "class"), ("fig-13", "source")):
        for value in sorted({row[label] for row in full}):
            put(
                table,
                value,
                right(lambda row, label=label, value=value: row["variant"] == "full" and row[label] == value),
            )
    dimensions = {"Frontal Alignment": "12", "Rotational Transformation": "34", "Relative Orient.": "56", "Canonical Orient.": "7"}
    for name, numbers in dimensions.items():
        put("fig-14a", name, average(*(of(number + level) for number in numbers for level in "CG")))
    for i in range(7):
        code = f"{i + 1}G"
        hard = of(code)
        soft = lambda own, code=code: mean(
            1 if row["right"] else 0.5 if row["nearly"] else 0
            for row in own
            if row["type"] == code and row["variant"] == "full"
        )
        put("fig-36", f"{code} hard", hard)
        put("fig-36", f"{code} soft", soft)
        put("fig-36", f"{code} gain", lambda own, hard=hard, soft=soft: soft(own) - hard(own))
    angles = lambda text: tuple(int(word) for word in text.split() if word.isdigit())
    parts = {
        "Order Swap": lambda true, said: said[::-1] == true,
        "Horizontal Acc. (%)": lambda true, said: said[:1] == true[:1] and said[1:] != true[1:],
        "Vertical Acc. (%)": lambda true, said: said[:1] != true[:1] and said[1:] == true[1:],
        "Both Wrong (%)": lambda true, said: said[:1] != true[:1] and said[1:] != true[1:],
    }
    for head, is_so in parts.items():

        def share(own, is_so=is_so):
            pairs = [
                (angles(row["truth"]), angles(row["given"]))
                for row in own
                if row["type"] == "4G" and row["variant"] == "full" and not row["right"]
            ]
            pairs = [(true, said) for true, said in pairs if len(true) == 2]
            return mean(is_so(true, said) for true, said in pairs)

        put("11", head, share)

    shares = defaultdict(list)
    for own in runs.values():
        wrong = [row for row in own[0] if row["variant"] == "full" and not row["right"]]
        for code in {row["type"] for row in wrong}:
            pairs = [(row["truth"], row["given"]) for row in wrong if row["type"] == code]
            for pair in set(pairs):
                if pairs.count(pair) > 0.05 * len(pairs):
                    shares[code, *pair].append(pairs.count(pair) / len(pairs))
    tables["10"]["Error (%)"] = {
        " | ".join(key): [100 * float(np.mean(values)), None] for key, values in shares.items() if len(values) >= 3
    }


{"rotoutbench": rotoutbench, "mirrorqa": mirrorqa, "ambibench": ambibench, "dori": dori}[paper]()
print(json.dumps(tables))
