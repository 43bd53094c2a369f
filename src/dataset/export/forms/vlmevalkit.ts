import { addTo } from '../../../core/group.js';
import type { Question } from '../../../score/question.js';
import { base64Of } from '../base64.js';
import { asChoice, type Choice } from '../choices.js';
import type { ExportSource, FolderExporter } from '../exporter.js';
import type { NewFolder } from '../new-folder.js';
import { refuseUnlessStill, withoutMarks } from '../pictures.js';
import { plainCell, TsvParts, type TsvRow } from './tsv.js';
import { idsBetween, turnMark, vlmevalkitName } from './vlmevalkit-name.js';

/** A choice whose options stand at other letters, and the prompt that says so. */
interface RotatedChoice extends Choice {
  readonly prompt: string;
}

/**
 * A choice with its options rotated by 0, 1, 2, …: what stood at A stands at B, and so on. The list of options in the prompt is
 * rewritten.
 * @returns undefined if the prompt names letters but has no such list: then it would contradict the options
 */
function rotations(prompt: string, { options, answer }: Choice): readonly RotatedChoice[] | undefined {
  const letters = Object.keys(options).sort();
  const texts = letters.map((letter) => options[letter]);
  const list = listOf(prompt, letters, texts);
  if (!list && namesLetters(prompt, letters)) return undefined;
  return letters.map((_, k) => {
    const turned = letters.map((_, i) => texts[(i - k + texts.length) % texts.length]);
    return {
      options: Object.fromEntries(letters.map((letter, i) => [letter, turned[i]])),
      answer: letters[(letters.indexOf(answer) + k) % letters.length],
      prompt: list ? list(turned) : prompt,
    };
  });
}

/** Writes the prompt with other texts in its list of options, `A. x; B. y` or one a line; undefined if it has no list. */
function listOf(
  prompt: string,
  letters: readonly string[],
  texts: readonly string[],
): ((texts: readonly string[]) => string) | undefined {
  for (const after of ['. ', ') ', ': ']) {
    let end = prompt.length;
    const gaps: string[] = [];
    for (let i = letters.length - 1; i >= 0; i--) {
      const entry = `${letters[i]}${after}${texts[i]}`;
      const at = prompt.lastIndexOf(entry, end - entry.length);
      if (at < 0) break;
      gaps.unshift(prompt.slice(at + entry.length, end));
      end = at;
    }
    const between = gaps.slice(0, -1);
    if (gaps.length < letters.length || between.some((gap) => !/^[;,.]?\s+(?:or |and )?$/.test(gap)))
      continue;
    const before = prompt.slice(0, end);
    if (/[A-Za-z0-9]$/.test(before) || namesLetters(before + gaps.at(-1)!, letters)) continue;
    return (others) => before + others.map((text, i) => `${letters[i]}${after}${text}${gaps[i]}`).join('');
  }
  return undefined;
}

/** Whether a text speaks of an option by its letter: A alone is as often the article. */
const namesLetters = (text: string, letters: readonly string[]): boolean =>
  letters.slice(1).some((letter) => new RegExp(`(?<![A-Za-z0-9'’])${letter}(?![A-Za-z0-9'’])`).test(text));

/**
 * Tables of VLMEvalKit: multiple choice, which it scores; open questions, which it asks and `topsyturvy score` grades; and if asked
 * for, the choices with their options rotated.
 * @see https://github.com/open-compass/VLMEvalKit/blob/main/docs/en/Development.md
 */
export const vlmevalkit: FolderExporter = {
  writes: 'folder',
  split: 'test',
  settings: ['circular'],
  refuse: refuseUnlessStill,
  async write(source, folder) {
    const { circular = false } = source.settings;
    const tables = new Tables(folder, vlmevalkitName(source), await lettersIn(source));
    const item: Asked[] = [];
    const addGroups = (): void => addCircular(source, tables, item.splice(0));
    for await (const question of source.questions()) {
      const choice = asChoice(question);
      const row = new Row(source, question);
      if (item.length > 0 && item[0].question.item !== question.item) addGroups();
      if (choice && circular) item.push({ question, choice, row });
      if (choice) tables.choice.add(question.images, (index, image) => row.choice(index, image, choice));
      else tables.open.add(question.images, (index, image) => row.open(index, image));
    }
    addGroups();
    return { use: use(tables.close()) };
  },
};

/** The letters of all options, for the columns of the table. */
async function lettersIn(source: ExportSource): Promise<readonly string[]> {
  const letters = new Set<string>(['A', 'B']);
  for await (const question of source.questions())
    for (const letter of Object.keys(asChoice(question)?.options ?? {})) letters.add(letter);
  return [...letters].sort();
}

class Tables {
  readonly choice: TsvParts;
  readonly open: TsvParts;
  readonly circular: TsvParts;

  constructor(folder: NewFolder, name: string, letters: readonly string[]) {
    const [before, after] = [
      ['index', 'id', 'image', 'question'],
      ['category', 'split'],
    ] as const;
    const choices = [...before, ...letters, 'answer', ...after];
    this.choice = new TsvParts(folder, name, choices);
    this.open = new TsvParts(folder, `${name}_open`, [...before, ...after]);
    this.circular = new TsvParts(folder, `${name}_circular`, choices);
  }

  close(): readonly string[] {
    return [this.choice, this.open, this.circular].flatMap((parts) => parts.close());
  }
}

type Asked = { readonly question: Question; readonly choice: Choice; readonly row: Row };

/**
 * Adds the choices of an item with their options rotated. Where the dataset itself asks with rotated options, as MirrorQA does, those are the
 * same prompts: each is written once, under the id of its own question.
 */
function addCircular(source: ExportSource, { circular }: Tables, asked: readonly Asked[]): void {
  const own = new Map<string, string[]>();
  for (const { question, choice } of asked)
    addTo(own, promptKey(question, { ...choice, prompt: question.prompt }), source.id(question));
  const written = new Set<string>();
  for (const { question, choice, row } of asked) {
    const turned = rotations(question.prompt, choice);
    if (!turned)
      source.note(
        'without rotated options: its prompt speaks of the options otherwise than by a list of them',
      );
    else if (!written.has(promptKey(question, turned[0])))
      turned.forEach((one, turn) => {
        const key = promptKey(question, one);
        written.add(key);
        const id = own.get(key)?.join(idsBetween) ?? `${source.id(question)}${turnMark}${turn}`;
        circular.add(
          question.images,
          (index, image) => ({ ...row.choice(index, image, one, one.prompt), id }),
          turn,
        );
      });
  }
}

const promptKey = ({ images }: Question, { prompt, options }: RotatedChoice): string =>
  JSON.stringify([images, prompt, options]);

/** The rows of a question. */
class Row {
  constructor(
    private readonly source: ExportSource,
    private readonly question: Question,
  ) {}

  choice(
    index: string,
    image: string | undefined,
    { options, answer }: Choice,
    prompt = this.question.prompt,
  ): TsvRow {
    const cells: Record<string, string> = { ...this.common(index, image, prompt), answer };
    for (const [letter, text] of Object.entries(options)) {
      cells[letter] = plainCell(text);
      if (cells[letter] !== text)
        this.source.note(
          'with an option in quotation marks, which pandas would else read as a number or as missing',
        );
    }
    return cells;
  }

  open(index: string, image: string | undefined): TsvRow {
    return this.common(index, image, this.question.prompt);
  }

  private common(index: string, image: string | undefined, prompt: string): Record<string, string> {
    const { family, condition, groups } = this.question;
    return {
      index,
      id: this.source.id(this.question),
      image: image ?? this.pictures(),
      question: withoutMarks(prompt),
      category: `${family} ${condition}`,
      split: groups?.split ?? 'all',
    };
  }

  /** The pictures as base64; several as a list of Python. */
  private pictures(): string {
    const texts = this.question.images.map((image) => base64Of(this.source, image));
    return texts.length === 1 ? texts[0] : `[${texts.map((text) => `'${text}'`).join(',')}]`;
  }
}

const use = (files: readonly string[]): string => `## Use

${files.map((file) => `- \`${file}.tsv\``).join('\n')}

Copy them to \`$LMUData\` (by default \`~/LMUData\`) and name them as data sets:

    PRED_FORMAT=tsv python run.py --data NAME --model MODEL --judge exact_matching
    topsyturvy import-replies DIR --from vlmevalkit --in outputs/MODEL/MODEL_NAME.tsv --out replies.jsonl
    topsyturvy score DIR replies.jsonl

Yes-No questions are choices: A is Yes, B is No. VLMEvalKit scores choices; of tables named \`…_open\` it asks the questions
(\`--mode infer\`) and \`topsyturvy score\` grades the replies. Prompts are as in the dataset, options included, without marks for
pictures, which come first; VLMEvalKit adds the options once more. Of \`…_circular\`, where every rotation of the options has to be
answered rightly, those are imported that are questions of the dataset. VLMEvalKit keeps pictures it has decoded under the table's name; the name holds the
dataset's digest, so that no other set's are shown. Models called \`GPT4o\` and the like shrink pictures to 512 pixels; those that end in
\`_HIGH\` do not.`;
