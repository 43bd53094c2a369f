import { madeOnce } from '../../../core/group.js';
import { asChoice, mindsCase } from '../choices.js';
import type { FolderExporter } from '../exporter.js';
import type { ParquetColumns } from './parquet-columns.js';
import { parquetLibrary, ParquetShards } from './parquet-shards.js';
import { bytesOf, imagesOf } from './parquet.js';
import { refuseFilms, withoutMarks } from '../pictures.js';

/**
 * The YAML of a task. It says what lmms-eval or the code of a model would else put in: without `until` replies end at the first blank line with
 * some models and not with others.
 * @param file its data, relative to it
 */
const lmmsEvalTask = (task: string, file: string): string => `task: ${task}
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
const lmmsEvalGroup = (group: string, tasks: readonly string[]): string =>
  `group: ${group}\ntask:\n${tasks.map((task) => `  - ${task}\n`).join('')}`;

/** The functions that the tasks name. They need nothing but Python, and Pillow for the pictures that lmms-eval hands them. */
const lmmsEvalUtils = `import re


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

/** No column that holds pictures may have them inside a struct, and `image` in a name marks pictures. */
const columns = {
  id: 'text',
  images: 'images',
  question: 'text',
  letters: 'texts',
  options: 'texts',
  answer: 'text',
  accept: 'texts',
  case: 'text',
} as const satisfies ParquetColumns;

/**
 * Tasks of lmms-eval: YAML, the functions that they name, and Parquet files. Choices and Yes-No questions are one task, open answers
 * another.
 * @see https://github.com/EvolvingLMMs-Lab/lmms-eval/blob/main/docs/task_guide.md
 */
export const lmmsEval: FolderExporter = {
  writes: 'folder',
  split: 'test',
  refuse: refuseFilms,
  async write(source, folder) {
    const library = await parquetLibrary();
    const group = `topsyturvy_${source.name.toLowerCase()}`;
    const shards = new Map<string, ParquetShards>();
    for await (const question of source.questions()) {
      const { options = {}, answer, accept } = question;
      const task = `${group}_${asChoice(question) ? 'choice' : 'open'}`;
      const shard = madeOnce(shards, task, () => new ParquetShards(folder, library, `data/${task}`, columns));
      const images = imagesOf(source, question);
      const letters = Object.keys(options).sort();
      shard.add(
        {
          id: source.id(question),
          images,
          question: withoutMarks(question.prompt),
          letters,
          options: letters.map((letter) => options[letter]),
          answer,
          accept,
          case: mindsCase(question) ? 'kept' : 'folded',
        },
        bytesOf(images),
      );
    }
    const tasks = [...shards.keys()].sort();
    for (const task of tasks) folder.add(`${task}.yaml`, lmmsEvalTask(task, shards.get(task)!.close()[0]));
    folder.add(`${group}.yaml`, lmmsEvalGroup(group, tasks));
    folder.add('utils.py', lmmsEvalUtils);
    return { use: use(group, tasks) };
  },
};

const use = (group: string, tasks: readonly string[]): string => `## Use

The group \`${group}\` of ${tasks.map((task) => `\`${task}\``).join(' and ')}:

    python -m lmms_eval --include_path . --tasks ${group} --model MODEL --log_samples --output_path logs
    topsyturvy import-replies DIR --from lmms-eval --in logs/*/*_samples_*.jsonl --out replies.jsonl
    topsyturvy score DIR replies.jsonl

Prompts are as in the dataset, without marks for pictures, which come first. \`exact_match\` of \`…_choice\` is the share of
replies whose letter (or Yes or No) is right; of \`…_open\` the share that are the answer or an accepted reply to the letter (capital or
small is the same only where the question says so), which is less than \`topsyturvy score\` finds right. \`replies\` counts the replies; the logged samples have them with the ids of the
questions, from which they are imported.

Replies end where the model ends them (\`until: []\`), or after 4,096 tokens: models that reason need more, by
\`--gen_kwargs max_new_tokens=32768\`. System prompts and the resizing of pictures are the model's own in lmms-eval; its options
(\`--model_args\`) set them.`;
