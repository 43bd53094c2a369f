#!/usr/bin/env bash
# lmms-eval 0.7.3: a task that gives generation_kwargs without `until` gets `until: ["\n\n"]`, the delimiter of few-shot examples, also with no
# examples. Some models' code then cuts each reply at its first blank line, so that an answer after a paragraph of reasoning is lost; other code
# (vllm, openai) drops the list. Scores of the same model and task differ by backend. `until: []` in the task avoids it.
# Seen: the default is ["\n\n"]; 21 files of models have code that cuts at the strings; vllm does not use them.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --no-deps --target "$work/site" lmms-eval==0.7.3 2>/dev/null
python3 - "$work/site/lmms_eval" <<'PY'
import ast, os, sys, types
from pathlib import Path

root = Path(sys.argv[1])
tree = ast.parse((root / "api/task.py").read_text())
config = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "TaskConfig")
delimiter = next(ast.literal_eval(n.value) for n in config.body if isinstance(n, ast.AnnAssign) and n.target.id == "fewshot_delimiter")
after = next(n for n in config.body if isinstance(n, ast.FunctionDef) and n.name == "__post_init__")
space = {"eval_logger": types.SimpleNamespace(warning=print), "os": os}
exec(compile(ast.Module([after], []), "task.py", "exec"), space)

def until(kwargs):
    task = types.SimpleNamespace(
        fewshot_delimiter=delimiter, generation_kwargs=kwargs, output_type="generate_until", task="t", group=None, tag=None, dataset_path="parquet", dataset_kwargs=None
    )
    space["__post_init__"](task)
    return task.generation_kwargs["until"]

silent, said = until({"max_new_tokens": 16}), until({"max_new_tokens": 16, "until": []})
cutting = sorted(p.stem for p in (root / "models").rglob("*.py") if "split(term)[0]" in p.read_text())
vllm = (root / "models/chat/vllm.py").read_text()
print(f"until of a task that is silent: {silent!r}; of one that says []: {said!r}")
print(f"{len(cutting)} files of models cut there: {', '.join(cutting)}")
dropped = 'gen.pop("until", None)' in vllm
print(f"vllm drops it: {dropped}")
sys.exit(0 if silent == ["\n\n"] and said == [] and len(cutting) >= 20 and dropped else 1)
PY
