#!/usr/bin/env bash
# lmms-eval 0.7.3: `max_new_tokens` of a task is the most with some backends and the least with another.
# A task that asks for at most 16 tokens gets 16 from the code of `openai`, and 1,024 (simple) or 4,096 (chat) from that of `vllm`, which takes
# the larger of the task's number and its own default. The same task then measures other things: replies that are cut, and replies that are not.
# Seen: openai 16, vllm 1024 (simple), 4096 (chat).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --no-deps --target "$work/site" lmms-eval==0.7.3 2>/dev/null
python3 - "$work/site/lmms_eval/models" <<'PY'
import ast, sys, types
from pathlib import Path

folder = Path(sys.argv[1])

def function(file, name):
    """A function of the package as it stands there, without what its module imports (torch, vllm)."""
    tree = ast.parse((folder / file).read_text())
    found = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == name)
    found.decorator_list = []
    space = {"Any": object, "eval_logger": types.SimpleNamespace(warning=print)}
    exec(compile(ast.Module([found], []), file, "exec"), space)
    return space[name]

def default(file):
    """The default of `max_new_tokens` in the class's constructor."""
    tree = ast.parse((folder / file).read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            names = [a.arg for a in node.args.args]
            if "max_new_tokens" in names:
                values = dict(zip(names[::-1], node.args.defaults[::-1]))
                return ast.literal_eval(values["max_new_tokens"])

openai = function("simple/openai.py", "_get_max_new_tokens")({"max_new_tokens": 16})
select = function("simple/vllm.py", "_select_max_new_tokens")  # chat/vllm.py inherits it
simple, chat = [select(types.SimpleNamespace(max_new_tokens=default(f"{kind}/vllm.py")), 16) for kind in ("simple", "chat")]
print(f"a task asks for at most 16 tokens: openai {openai}, vllm {simple} (simple), {chat} (chat)")
sys.exit(0 if (openai, simple, chat) == (16, 1024, 4096) else 1)
PY
