import { madeOnce } from '../../../core/group.js';
import type { Question } from '../../../score/question.js';
import { asChoice, mindsCase, optionTexts } from '../choices.js';
import type { ExportSource, FolderExporter } from '../exporter.js';
import type { NewFolder, OpenFile } from '../new-folder.js';
import { refuseFilms, withoutMarks } from '../pictures.js';

/** The tasks that questions are sorted into, each a data set of its own. */
const tasks = {
  one_letter: { solver: 'multiple_choice(cot=False)', scorer: 'choice()' },
  several_letters: { solver: 'multiple_choice(cot=False, multiple_correct=True)', scorer: 'choice()' },
  open_answers: { solver: 'generate()', scorer: 'occurs()' },
} as const;
type TaskName = keyof typeof tasks;

/**
 * Data sets and a task file for inspect-ai: questions with one right option, with several, and with open answers.
 * @see https://inspect.aisi.org.uk/datasets.html
 */
export const inspect: FolderExporter = {
  writes: 'folder',
  split: 'test',
  refuse: refuseFilms,
  async write(source, folder) {
    const files = new Map<TaskName, OpenFile>();
    for await (const question of source.questions()) {
      const { task, ...asked } = sorted(question);
      const file = madeOnce(files, task, () => folder.file(`${task}.jsonl`));
      file.write(
        `${JSON.stringify({ id: source.id(question), input: input(source, folder, question), ...asked })}\n`,
      );
    }
    const names = (Object.keys(tasks) as TaskName[]).filter((name) => files.has(name));
    for (const file of files.values()) file.close();
    folder.add('task.py', taskFile(names));
    return { use: use(names) };
  },
};

function input(source: ExportSource, folder: NewFolder, { images, prompt }: Question): object[] {
  const pictures = images.map((image) => {
    const path = source.imagePath(image);
    folder.addOnce(path, () => source.image(image));
    return { type: 'image', image: path };
  });
  return [{ role: 'user', content: [...pictures, { type: 'text', text: withoutMarks(prompt) }] }];
}

interface Asked {
  readonly task: TaskName;
  readonly choices?: readonly string[];
  readonly target: string | readonly string[];
  readonly metadata?: { readonly case: 'kept' | 'folded' };
}

function sorted(question: Question): Asked {
  const { scoring, options, answer, accept } = question;
  const choice = asChoice(question);
  const choices = optionTexts(choice?.options ?? options ?? {});
  if (choice && choices) return { task: 'one_letter', choices, target: choice.answer };
  if (scoring.kind === 'letters' && choices)
    return { task: 'several_letters', choices, target: scoring.letters };
  return {
    task: 'open_answers',
    target: [answer, ...accept],
    metadata: { case: mindsCase(question) ? 'kept' : 'folded' },
  };
}

/** A task file, which sets what inspect, or a model's provider, would otherwise choose. */
const taskFile = (names: readonly TaskName[]): string => `from pathlib import Path

from inspect_ai import Task, task
from inspect_ai.dataset import json_dataset
from inspect_ai.model import GenerateConfig
from inspect_ai.scorer import accuracy, choice, includes, scorer, stderr
from inspect_ai.solver import generate, multiple_choice

HERE = Path(__file__).parent
CONFIG = GenerateConfig(temperature=0, max_tokens=4096)


def data(name):
    return json_dataset(str(HERE / f"{name}.jsonl"), name=name, shuffle=False, shuffle_choices=False)


@scorer(metrics=[accuracy(), stderr()])
def occurs():
    """Whether the answer occurs in the reply, with its capitals where the question minds them."""
    kept, folded = includes(ignore_case=False), includes(ignore_case=True)

    async def score(state, target):
        return await (kept if state.metadata["case"] == "kept" else folded)(state, target)

    return score
${names
  .map(
    (name) => `

@task
def ${name}():
    return Task(
        dataset=data("${name}"),
        solver=${tasks[name].solver},
        scorer=${tasks[name].scorer},
        config=CONFIG,
        epochs=1,
    )
`,
  )
  .join('')}`;

const use = (names: readonly TaskName[]): string => `## Use

The tasks of \`task.py\`: ${names.map((one) => `\`${one}\``).join(', ')}. Yes-No questions are choices: A is Yes, B is No. \`open_answers\` are
scored by inspect only roughly (whether the answer occurs in the reply); \`topsyturvy score\` reads them as the papers do. Models that
reason need more than the 4,096 tokens of \`CONFIG\`: \`--max-tokens 32768\`.

    inspect eval task.py --model openai/NAME --log-format json
    topsyturvy import-replies DIR --from inspect --in logs/*.json --out replies.jsonl
    topsyturvy score DIR replies.jsonl`;
