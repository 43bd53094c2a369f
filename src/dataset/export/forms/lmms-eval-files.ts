/**
 * The YAML of a task. It says what lmms-eval or the code of a model would else put in: without `until` replies end at the first blank line with
 * some models and not with others.
 *
 * @param file its data, relative to it
 */
export const lmmsEvalTask = (task: string, file: string): string => `task: ${task}
dataset_path: parquet
dataset_kwargs:
  data_files:
    test: ${file}
test_split: test
output_type: generate_until
doc_to_visual: !function utils.visual
doc_to_text: !function utils.text
doc_to_target: answer
process_results: !function utils.process
num_fewshot: 0
repeats: 1
generation_kwargs:
  until: []
  max_new_tokens: 4096
  temperature: 0
  num_beams: 1
  do_sample: false
metric_list:
  - metric: exact_match
    aggregation: mean
    higher_is_better: true
  - metric: replies
    aggregation: !function utils.count
    higher_is_better: true
lmms_eval_specific_kwargs:
  default:
    pre_prompt: ""
    post_prompt: ""
metadata:
  - version: 1.0
`;

/** The YAML of a group of tasks. */
export const lmmsEvalGroup = (group: string, tasks: readonly string[]): string =>
  `group: ${group}\ntask:\n${tasks.map((task) => `  - ${task}\n`).join('')}`;

/** The functions that the tasks name. They need nothing but Python, and Pillow for the pictures that lmms-eval hands them. */
export const lmmsEvalUtils = `import re


def visual(doc):
    """The pictures of a question, in order."""
    return [image.convert("RGB") for image in doc["images"]]


def text(doc, lmms_eval_specific_kwargs=None):
    kwargs = lmms_eval_specific_kwargs or {}
    return kwargs.get("pre_prompt", "") + doc["question"] + kwargs.get("post_prompt", "")


def plain(text, fold=True):
    text = " ".join(str(text).split()).strip(" .\\"'\`*")
    return text.casefold() if fold else text


def chosen(reply, letters, options):
    """The letter that a reply chooses: the last that it states as its answer, else the first that stands alone."""
    for fold in (False, True):
        same = [
            letter
            for letter, option in zip(letters, options)
            if plain(reply, fold) in (plain(option, fold), plain(f"{letter}. {option}", fold))
        ]
        if len(same) == 1:
            return same[0]
    alone = "(?<![A-Za-z0-9'])([" + "".join(letters) + "])(?![A-Za-z0-9'])"
    stated = re.findall(r"(?i:answer|option|choice)(?i:\\s*(?:is|:))?[\\s:*(\\[]*" + alone, reply)
    if stated:
        return stated[-1]
    found = re.search(alone, reply)
    return found.group(1) if found else None


def right(doc, reply):
    if doc["letters"] and len(doc["answer"]) == 1:
        return chosen(reply, doc["letters"], doc["options"]) == doc["answer"]
    if doc["answer"] in ("Yes", "No"):
        said = re.findall(r"\\b(yes|no)\\b", reply.casefold())
        return bool(said) and said[0] == doc["answer"].casefold()
    fold = doc["case"] != "kept"
    return plain(reply, fold) in [plain(one, fold) for one in [doc["answer"], *doc["accept"]]]


def process(doc, results):
    """Whether a reply is right, and the reply with its question's id, for \`topsyturvy import-replies\`."""
    reply = str(results[0])
    return {
        "exact_match": 1.0 if right(doc, reply) else 0.0,
        "replies": {"id": doc["id"], "reply": reply},
    }


def count(replies):
    return len(replies)
`;
