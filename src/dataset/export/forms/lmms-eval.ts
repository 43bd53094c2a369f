import { asChoice, mindsCase } from '../choices.js';
import type { FolderExporter } from '../exporter.js';
import { lmmsEvalGroup, lmmsEvalTask, lmmsEvalUtils } from './lmms-eval-files.js';
import type { ParquetColumns } from './parquet-columns.js';
import { parquetLibrary, ParquetShards } from './parquet-shards.js';
import { bytesOf, imagesOf } from './parquet.js';
import { refuseFilms, withoutMarks } from '../pictures.js';

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
 *
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
      const shard = shards.get(task) ?? new ParquetShards(folder, library, `data/${task}`, columns);
      shards.set(task, shard);
      const images = imagesOf(source, question);
      const letters = Object.keys(options).sort();
      shard.add(
        {
          id: source.id(question),
          images,
          question: withoutMarks(question.prompt),
          letters,
          options: letters.map((letter) => options[letter]!),
          answer,
          accept,
          case: mindsCase(question) ? 'kept' : 'folded',
        },
        bytesOf(images),
      );
    }
    const tasks = [...shards.keys()].sort();
    for (const task of tasks) folder.add(`${task}.yaml`, lmmsEvalTask(task, shards.get(task)!.close()[0]!));
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
