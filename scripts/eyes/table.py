"""Rows of the eyes as tables in Markdown."""

from collections import defaultdict
from statistics import median


def share(rows, what):
    held = [row[what] for row in rows if what in row]
    return f"{sum(held)} of {len(held)}, {100 * sum(held) / len(held):.1f} %" if held else "–"


def middle(rows, what, unit, scale=1):
    values = [row[what] * scale for row in rows if what in row]
    return f"{median(values):.1f}{unit}" if values else "–"


def table(rows, *by):
    """A row for each value of each of the columns `by`, and one for all."""
    lines = ["| | found | agrees | heading off | joints off |", "|---|---:|---:|---:|---:|"]
    groups = [("all", rows)]
    for column in by:
        parts = defaultdict(list)
        for row in rows:
            if column in row:
                parts[row[column]].append(row)
        groups += [(f"{column}: {name}", part) for name, part in sorted(parts.items())]
    for name, part in groups:
        lines.append(
            f"| {name} | {share(part, 'found')} | {share(part, 'agrees')} | {middle(part, 'turn', '°')} "
            f"| {middle(part, 'error', ' %', 100)} |"
        )
    return "\n".join(lines)
