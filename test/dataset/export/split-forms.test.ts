import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { exportQuestions } from '../../src/cli/export.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { exportDataset, type ExportOptions } from '../../src/dataset/export/export.js';
import { ExamplePool } from '../../src/dataset/export/examples.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { Stream } from '../../src/core/stream.js';
import { questionSchema } from '../../src/score/question-schema.js';
import { readQuestions } from '../../src/score/read-questions.js';
import type { Question } from '../../src/score/question.js';
import type { AnyFamily } from '../../src/families/family.js';
import { readLines, sharedFolder, temporaryFolder } from './folders.js';
import { sidesFamily } from './sides-family.js';
import { scoreReplies } from '../score/with-scorers.js';

const { bars } = (await import('./bars-family.mjs' as string)) as { bars: AnyFamily };

const folder = join(sharedFolder(), 'sides');
let questions: Question[];
const byId = (): Map<string, Question> => new Map(questions.map((question) => [question.id, question]));

beforeAll(async () => {
  await writeDataset(await plan('user/sides', { seed: 7, count: 240, families: [sidesFamily] }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

/** Exports to a new file and returns its text. */
async function exported(options: Omit<ExportOptions, 'out'>): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  await exportDataset(folder, { ...options, out });
  return readFileSync(out, 'utf8');
}

const fewShot = async (options: Partial<ExportOptions> = {}): Promise<Question[]> =>
  (await exported({ to: 'few-shot', ...options }))
    .trimEnd()
    .split('\n')
    .map((line) => questionSchema.parse(JSON.parse(line)));

interface Conversation {
  id: string;
  image: string | string[];
  conversations: { from: string; value: string }[];
}

describe('llava', () => {
  test('has every question of the train split that shows a picture, in order', async () => {
    const entries = JSON.parse(await exported({ to: 'llava' })) as Conversation[];
    const train = questions.filter(({ groups, images }) => groups!.split === 'train' && images.length > 0);
    expect(entries.map(({ id }) => id)).toEqual(train.map(({ id }) => id));
    for (const { id, image, conversations } of entries) {
      const { images, options, answer, prompt } = byId().get(id)!;
      expect([image].flat()).toEqual(images);
      expect(typeof image).toBe(images.length === 1 ? 'string' : 'object');
      const [human, gpt] = conversations;
      expect(conversations).toHaveLength(2);
      expect(human!.value).toBe(`${'<image>\n'.repeat(images.length)}${prompt.replaceAll('<image>', '')}`);
      expect([human!.from, gpt]).toEqual(['human', { from: 'gpt', value: `${answer}. ${options![answer]}` }]);
      for (const file of images) expect(existsSync(join(folder, file))).toBe(true);
    }
  });

  test('an entry, as LLaVA reads it', async () => {
    const text = await exported({ to: 'llava', conditions: ['original'], variants: ['shift-0'] });
    expect(text).toMatch(/^\[\n\{"id":.*\},\n(?:\{.*\},\n)*\{.*\}\n\]\n$/);
    const [first, ...others] = JSON.parse(text) as Conversation[];
    expect(others).toHaveLength(167); // the paper's way: one question for each item of the split
    expect(first).toEqual({
      id: expect.stringMatching(/^user-sides-[0-9a-f]{16}\.original\.shift-0$/) as string,
      image: expect.stringMatching(/^images\/000\/user-sides-[0-9a-f]{16}-original\.png$/) as string,
      conversations: [
        {
          from: 'human',
          value: `<image>
You are currently a senior expert in visual reasoning.
Given an Image, a Question, and Options, your task is to choose the correct answer.
Note that you only need to choose one option from all options without explaining any reason.
Input: Image: 
Question: In which hand is the woman holding the racket?, Options: A. Left; B. Right.
Output:`,
        },
        { from: 'gpt', value: 'A. Left' },
      ],
    });
  });

  test('other splits, and the same bytes again', async () => {
    const dev = JSON.parse(await exported({ to: 'llava', split: 'dev' })) as Conversation[];
    expect(dev.every(({ id }) => byId().get(id)!.groups!.split === 'dev')).toBe(true);
    expect(dev.length).toBeGreaterThan(0);
    expect(await exported({ to: 'llava' })).toBe(await exported({ to: 'llava' }));
  });
});

describe('chain-of-thought', () => {
  test('has the question lines of the test split, with three stages in the place of the note that no reason is wanted', async () => {
    const lines = (await exported({ to: 'chain-of-thought' })).trimEnd().split('\n');
    const asked = lines.map((line) => questionSchema.parse(JSON.parse(line)));
    const own = questions.filter(({ groups }) => groups?.split === 'test');
    expect(asked.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    for (const [i, { prompt, ...rest }] of asked.entries()) {
      const { prompt: plain, ...others } = own[i]!;
      expect(rest).toEqual(others);
      expect(prompt).not.toContain('without explaining any reason');
      expect(prompt).toMatch(
        /Step 1, role positioning: [^]*Step 2, body-part identification: [^]*Step 3, decision-making: /,
      );
      expect(prompt.split('\nInput: ')[1]).toBe(plain.split('\nInput: ')[1]);
    }
    const reply =
      'Step 1: she faces the camera. Step 2: the left arm or the right arm? Step 3: B seems wrong.\nAnswer: A';
    const right = own.filter(({ answer }) => answer === 'A');
    const report = await scoreReplies(
      own,
      own.map(({ id }) => ({ id, reply })),
    );
    const correct = report.table.reduce((sum, { count }) => sum + count, 0);
    expect(correct).toBe(right.length);
  });

  test('refuses prompts of another form', async () => {
    const other = join(temporaryFolder(), 'set');
    await writeDataset(await plan('user/sides', { seed: 7, count: 240, families: [sidesFamily] }), other);
    const file = join(other, 'questions.jsonl');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('without explaining any reason', 'and say why'),
    );
    await expect(
      exportDataset(other, { to: 'chain-of-thought', out: join(temporaryFolder(), 'out') }),
    ).rejects.toThrow(/^Chain-of-thought prompts are made of MirrorQA's \(Table 6\)/);
  });
});

describe('few-shot', () => {
  /** The items of the examples before a question, by their pictures; those of a text-only question have none. */
  const shownBefore = ({ images }: Question, own: number): string[] =>
    images.slice(0, images.length - own).map((file) => /([^/]+)-(?:original|mirrored)\.png$/.exec(file)![1]!);

  test.each([1, 2, 3])(
    '%i: the examples and their pictures before the question, which keeps all else',
    async (shots) => {
      const lines = await fewShot({ shots });
      expect(lines.map(({ id }) => id)).toEqual(
        questions.filter(({ groups }) => groups!.split === 'test').map(({ id }) => id),
      );
      for (const line of lines) {
        const { images, prompt, ...kept } = line;
        const { images: own, prompt: zeroShot, ...rest } = byId().get(line.id)!;
        expect(kept).toEqual(rest);
        expect(images).toHaveLength((shots + 1) * own.length);
        expect(images.slice(shots * own.length)).toEqual(own);
        expect(prompt.match(/<image>/g) ?? []).toHaveLength(images.length);
        expect(prompt.match(/^Example\d:$/gm)).toHaveLength(shots);
        expect(prompt.match(/^Output: [A-D]\. .+$/gm)).toHaveLength(shots);
        expect(prompt.endsWith(zeroShot.slice(zeroShot.indexOf('\nInput: ')))).toBe(true);
      }
    },
  );

  test('examples are of the train split, the same condition and options, of other items, with the answers they have', async () => {
    const lines = (await fewShot()).filter(({ images }) => images.length > 0);
    const train = questions.filter(({ groups }) => groups!.split === 'train');
    for (const line of lines) {
      const own = byId().get(line.id)!;
      const parts = line.prompt.split(/\nExample\d:\n|\nInput: /).slice(1, -1);
      const items = shownBefore(line, own.images.length);
      expect(new Set(items).size).toBe(3);
      parts.forEach((part, i) => {
        const item = items[i * own.images.length]!;
        const example = train.find(
          (one) => one.item === item && one.condition === line.condition && one.variant === line.variant,
        )!;
        expect(example.options).toEqual(line.options);
        expect(part).toBe(
          `${example.prompt.split('\nInput: ')[1]!} ${example.answer}. ${example.options![example.answer]}`,
        );
      });
    }
  });

  test('the labels shown are balanced, and tell nothing about the answer', async () => {
    const same = [0, 0];
    for (const shots of [1, 2, 3]) {
      for (const { prompt, options, answer } of await fewShot({ shots })) {
        const shown = [...prompt.matchAll(/^Output: ([A-D])\. /gm)].map(([, letter]) => letter!);
        const counts = Object.keys(options!).map((letter) => shown.filter((one) => one === letter).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        if (shots === 1 && 'C' in options! === false) same[shown[0] === answer ? 0 : 1]!++;
      }
    }
    const [equal, other] = same as [number, number];
    expect(Math.abs(equal - other)).toBeLessThan(3 * Math.sqrt(equal + other));
  });

  test('of a train question none is of its item or its siblings; fewer examples are the first of more', async () => {
    const three = await fewShot({ split: 'train', conditions: ['original', 'text'] });
    const one = await fewShot({ split: 'train', conditions: ['original', 'text'], shots: 1 });
    const groupsOf = new Map(questions.map(({ item, groups }) => [item, groups!.siblings]));
    three.forEach((line, i) => {
      for (const item of shownBefore(line, byId().get(line.id)!.images.length)) {
        expect(item).not.toBe(line.item);
        expect(groupsOf.get(item)).not.toBe(line.groups!.siblings);
      }
      const firstOf = ({ prompt }: Question) => /\nExample1:\n([^]*?\nOutput: .*)/.exec(prompt)![1];
      expect(firstOf(one[i]!)).toBe(firstOf(line));
    });
  });

  test('the same bytes again; other examples for another seed', async () => {
    expect(await exported({ to: 'few-shot' })).toBe(await exported({ to: 'few-shot' }));
    const other = join(temporaryFolder(), 'sides');
    await writeDataset(await plan('user/sides', { seed: 8, count: 240, families: [sidesFamily] }), other);
    const out = join(other, 'shots.jsonl');
    await exportDataset(other, { to: 'few-shot', out });
    expect(readLines<Question>(other, 'shots.jsonl').map(({ prompt }) => prompt)).not.toEqual(
      (await fewShot()).map(({ prompt }) => prompt),
    );
  });

  test('replies are scored against the dataset', async () => {
    const replies = (await fewShot()).map(({ id, answer }) => ({ id, reply: answer }));
    const { counts, mirror } = scoreReplies(questions, replies);
    expect(counts.unknown.count).toBe(0);
    expect(mirror.original!.groups.split!.test!.accuracy).toMatchObject({ n: 48, value: 1 });
  });
});

test('a pool that is too small says so', () => {
  const plainest = questions.filter(({ id }) => id.endsWith('.original.shift-0'));
  const two = [plainest[0]!, plainest[6]!];
  const [first, second] = two as [Question, Question];
  const pool = new ExamplePool(two);
  const drawn = { ...first, item: 'x', groups: {} };
  expect(pool.draw(drawn, 1, new Stream(['a']))).toHaveLength(1);
  // The two are siblings: they cannot both be shown, nor one before the other.
  expect(() => pool.draw(drawn, 2, new Stream(['a']))).toThrow(
    /^Asked for 2 examples before question '.*', but the train split has only 1 /,
  );
  expect(() => pool.draw(second, 1, new Stream(['a']))).toThrow(/has only 0 about other pictures/);
});

describe('refused in one sentence, and nothing written:', () => {
  /** The exit code and the sentence; no file is left behind. */
  async function refused(from: string, options: Record<string, unknown>): Promise<[number, string]> {
    const place = temporaryFolder();
    try {
      await exportQuestions(from, { to: 'llava', out: join(place, 'out.json'), ...options });
    } catch (error) {
      const { message } = error as Error;
      expect(message).not.toMatch(/\n|\[object|TypeError|undefined/);
      expect(readdirSync(place)).toEqual([]);
      return [exitCodeOf(error), message];
    }
    return expect.unreachable('no error');
  }

  test.each<[Record<string, unknown>, number, RegExp]>([
    [
      { to: 'alpaca' },
      2,
      /^Expected llava or few-shot or chain-of-thought for the export target but received "alpaca"$/,
    ],
    [
      { to: 'toString' },
      2,
      /^Expected llava or few-shot or chain-of-thought for the export target but received "toString"$/,
    ],
    [{ split: 'all' }, 2, /^Expected train, dev or test for the split but received "all"$/],
    [{ shots: '2' }, 2, /^Expected no value with llava for shots but received 2$/],
    ...['0', '4', '-1', '1.5', 'x', ''].map((shots): [Record<string, unknown>, number, RegExp] => [
      { to: 'few-shot', shots },
      2,
      /^Expected a whole number from 1 to 3 for --shots but received /,
    ]),
    [
      { conditions: 'none' },
      1,
      /^There is nothing to export in '.*': no question of its train split has a condition and variant asked for$/,
    ],
    [{ conditions: 'text' }, 1, /: no question of its train split shows a picture$/],
    [{ out: '/proc/none/out.json' }, 1, /^Cannot write to '\/proc\/none': there is no such folder/],
  ])('%j', async (options, code, message) => {
    expect(await refused(folder, options)).toEqual([code, expect.stringMatching(message)]);
  });

  test('what is no dataset', async () => {
    expect(await refused(join(folder, 'none'), {})).toEqual([
      1,
      expect.stringMatching(/^There is no folder '/),
    ]);
    expect(await refused(join(folder, 'images'), {})).toEqual([
      1,
      expect.stringMatching(/is not a finished dataset/),
    ]);
  });

  test('a dataset without splits, or without prompts of MirrorQA', async () => {
    const place = join(temporaryFolder(), 'bars');
    await writeDataset(await plan('user/bars', { seed: 1, count: 9, families: [bars] }), place);
    expect(await refused(place, {})).toEqual([
      1,
      expect.stringMatching(/: it has no train split \(no question has 'train' for its group label split\)$/),
    ]);
    const split: AnyFamily = {
      ...bars,
      ask: (made) =>
        bars.ask(made).map(({ copy: _, ...draft }) => ({
          ...draft,
          groups: { split: 'train' },
          options: { A: 'x', B: 'y' },
          answer: 'A',
          scoring: { kind: 'letter' },
        })),
    };
    const other = join(temporaryFolder(), 'bars');
    await writeDataset(await plan('user/bars', { seed: 1, count: 9, families: [split] }), other);
    expect(await refused(other, { to: 'few-shot', split: 'train' })).toEqual([
      1,
      expect.stringMatching(
        /^Few-shot prompts are made of MirrorQA's \(Table 6\), and that of question '.*' is another$/,
      ),
    ]);
    expect(await refused(other, { to: 'few-shot' })).toEqual([
      1,
      expect.stringMatching(/it has no test split/),
    ]);
  });

  test('a file, a folder or a broken link that is there', async () => {
    const place = temporaryFolder();
    writeFileSync(join(place, 'file'), 'mine');
    mkdirSync(join(place, 'folder'));
    symlinkSync(join(place, 'nowhere'), join(place, 'link'));
    for (const name of ['file', 'folder', 'link']) {
      const [code, message] = await refused(folder, { out: join(place, name) });
      expect([code, message.replace(place, 'P')]).toEqual([
        1,
        `There is something at 'P/${name}' already; give a new file`,
      ]);
    }
    expect(readFileSync(join(place, 'file'), 'utf8')).toBe('mine');
    expect(await refused(folder, { out: join(place, 'file', 'below') })).toEqual([
      1,
      expect.stringMatching(/^Cannot write to '/),
    ]);
  });
});

test('folders on the way to the file are made', async () => {
  // 28 items of each kind; of two options 10 questions show pictures, of four 16.
  const out = join(temporaryFolder(), 'a/b/train.json');
  expect(await exportDataset(folder, { to: 'llava', out })).toEqual({
    file: out,
    split: 'train',
    questions: 2016,
  });
  expect(existsSync(out)).toBe(true);
});
