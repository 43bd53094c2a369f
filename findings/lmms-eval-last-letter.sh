#!/usr/bin/env bash
# lmms-eval's reader of multiple-choice replies takes the last letter after "the answer is", not the first.
#
# lmms-eval 0.7.3 (its file mcq_extract.py alone; the rest wants torch).
# `extract_mcq_answer` collects, for every phrase such as "the answer is", each choice letter that stands anywhere after it, and of
# equals takes the last; a letter that begins the reply comes before all. So a reply that states its answer and then says why another is wrong is read as that other one, and
# "B, not A" as A. A box does not help. Seen:
#
#     'The answer is B.' -> B
#     'The answer is B. A is mirrored.' -> A
#     'The correct option is B, not A.' -> A
#     'A is mirrored, so the answer is B.' -> A
#     'A is mirrored.\n\n\\boxed{B}' -> A
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps lmms-eval==0.7.3 2>/dev/null
cat >"$folder/read.py" <<'PYTHON'
import importlib.util

folder = importlib.util.find_spec("lmms_eval").submodule_search_locations[0]
spec = importlib.util.spec_from_file_location("mcq_extract", folder + "/tasks/_task_utils/mcq_extract.py")
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
for reply in [
    "The answer is B.",
    "The answer is B. A is mirrored.",
    "The correct option is B, not A.",
    "A is mirrored, so the answer is B.",
    "A is mirrored.\n\n\\boxed{B}",
]:
    print(f"{reply!r} -> {module.extract_mcq_answer(reply, choices=list('ABCD'))}")
PYTHON
"$folder/venv/bin/python" "$folder/read.py" | tee "$folder/seen"
[[ $(sed 's/.* -> //' "$folder/seen" | tr -d '\n') == BAAAA ]]
