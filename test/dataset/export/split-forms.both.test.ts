import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { exportQuestions } from '../../../src/cli/export.js';
import { exitCodeOf } from '../../../src/cli/terminal/report-error.js';
import { exportDataset, type ExportOptions } from '../../../src/dataset/export/export.js';
import { ExamplePool } from '../../../src/dataset/export/forms/few-shot.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { memoizeLatest } from '../../../src/core/memoize.js';
import { Stream } from '../../../src/core/stream.js';
import { questionSchema } from '../../../src/score/question-schema.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import type { Question } from '../../../src/score/question.js';
import type { AnyFamily } from '../../../src/families/family.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { sidesFamily } from '../sides-family.js';
import { scoreReplies } from '../../score/with-scorers.js';
import { fully, fullyDescribe } from '../../few.js';

const { bars } = (await import('../bars-family.mjs' as string)) as { bars: AnyFamily };

const folder = join(sharedFolder(), 'sides');
let questions: Question[];
const byId = (): Map<string, Question> => new Map(questions.map((question) => [question.id, question]));

beforeAll(async () => {
  await writeDataset(await plan('user/sides', { seed: 7, count: 240, families: [sidesFamily] }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

/** Exports to a new file, or a folder with a file of that name, and returns its text. */
async function exported(options: Omit<ExportOptions, 'out'>, file = ''): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  await exportDataset(folder, { ...options, out });
  return readFileSync(join(out, file), 'utf8');
}

const llava = async (options: Partial<ExportOptions> = {}): Promise<Conversation[]> =>
  JSON.parse(await exported({ to: 'llava', ...options }, 'llava.json')) as Conversation[];

/** The questions of an export, made at the first call with these options. */
const fewShot = memoizeLatest(8, async (options: Partial<ExportOptions> = {}): Promise<readonly Question[]> =>
  (await exported({ to: 'few-shot', ...options }))
    .trimEnd()
    .split('\n')
    .map((line) => questionSchema.parse(JSON.parse(line))),
);

interface Conversation {
  id: string;
  image: string | string[];
  conversations: { from: string; value: string }[];
}

describe('llava and llama-factory', () => {
  fully('every question of the train split that shows a picture, in order, with its pictures', async () => {
    const out = join(temporaryFolder(), 'out');
    const report = await exportDataset(folder, { to: 'llava', out });
    const entries = JSON.parse(readFileSync(join(out, 'llava.json'), 'utf8')) as Conversation[];
    const train = questions.filter(({ groups, images }) => groups!.split === 'train' && images.length > 0);
    const text = questions.filter(({ groups, images }) => groups!.split === 'train' && images.length === 0);
    expect(report).toMatchObject({
      split: 'train',
      questions: train.length,
      leftOut: { 'shows no picture': text.length },
    });
    expect(entries).toHaveLength(train.length);
    entries.forEach(({ image, conversations }, i) => {
      const { images, options, answer, prompt } = train[i];
      const [human, gpt] = conversations;
      expect(conversations).toHaveLength(2);
      expect(human).toEqual({
        from: 'human',
        value: `${'<image>\n'.repeat(images.length)}${prompt.replaceAll('<image>', '')}`,
      });
      expect(gpt).toEqual({ from: 'gpt', value: `${answer}. ${options![answer]}` });
      // Some questions show two pictures, so all have lists.
      expect((image as string[]).map((file) => readFileSync(join(out, file)))).toEqual(
        images.map((file) => readFileSync(join(folder, file))),
      );
    });
  });

  test('an entry, as LLaVA 1.5 reads it: where all questions show one picture', async () => {
    const [first, ...others] = await llava({ conditions: ['original'], variants: ['shift-0'] });
    expect(others).toHaveLength(167); // the paper's way: one question for each item of the split
    expect(first).toEqual({
      id: expect.stringMatching(/^q[0-9a-f]{20}$/) as string,
      image: expect.stringMatching(/^images\/000\/i[0-9a-f]{20}\.png$/) as string,
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

  fully('as LLaMA-Factory reads it: a mark for each picture in the list, and none elsewhere', async () => {
    const out = join(temporaryFolder(), 'out');
    await exportDataset(folder, { to: 'llama-factory', out });
    const info = JSON.parse(readFileSync(join(out, 'dataset_info.json'), 'utf8')) as Record<string, unknown>;
    expect(info).toEqual({
      topsyturvy_user_sides: {
        file_name: 'topsyturvy_user_sides.json',
        formatting: 'sharegpt',
        columns: { messages: 'conversations', images: 'images' },
      },
    });
    const entries = JSON.parse(
      readFileSync(join(out, 'topsyturvy_user_sides.json'), 'utf8'),
    ) as (Conversation & {
      images: string[];
    })[];
    for (const { conversations, images } of entries) {
      const turns = conversations.map(({ value }) => value).join('');
      expect(turns.match(/<image>/g)).toHaveLength(images.length);
      for (const image of images) expect(existsSync(join(out, image))).toBe(true);
    }
  });

  fully('other splits, and all of them', async () => {
    const dev = questions.filter(({ groups, images }) => groups!.split === 'dev' && images.length > 0);
    expect(await llava({ split: 'dev' })).toHaveLength(dev.length);
    const all = questions.filter(({ images }) => images.length > 0);
    expect(await llava({ split: 'all' })).toHaveLength(all.length);
  });
});

fullyDescribe('forms for publication', () => {
  test('have the splits apart', async () => {
    const out = join(temporaryFolder(), 'out');
    const report = await exportDataset(folder, { to: 'hf', out, conditions: ['original'] });
    expect(report).toMatchObject({ split: 'all', hasSplits: true });
    for (const split of ['train', 'dev', 'test']) {
      const own = questions.filter(
        ({ groups, condition }) => groups!.split === split && condition === 'original',
      );
      expect(readLines(out, `${split}/metadata.jsonl`)).toHaveLength(own.length);
    }
  });
});

fullyDescribe('chain-of-thought', () => {
  test('has the question lines of the test split, with three stages in the place of the note that no reason is wanted', async () => {
    const lines = (await exported({ to: 'chain-of-thought' })).trimEnd().split('\n');
    const asked = lines.map((line) => questionSchema.parse(JSON.parse(line)));
    const own = questions.filter(({ groups }) => groups?.split === 'test');
    expect(asked.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    for (const [i, { prompt, ...rest }] of asked.entries()) {
      const { prompt: plain, ...others } = own[i];
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
    cpSync(folder, other, { recursive: true });
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

fullyDescribe('few-shot', () => {
  /** The items of the examples before a question, by their pictures; those of a text-only question have none. */
  const shownBefore = ({ images }: Question, own: number): string[] =>
    images.slice(0, images.length - own).map((file) => /([^/]+)-(?:original|mirrored)\.png$/.exec(file)![1]);

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
        const item = items[i * own.images.length];
        const example = train.find(
          (one) => one.item === item && one.condition === line.condition && one.variant === line.variant,
        )!;
        expect(example.options).toEqual(line.options);
        expect(part).toBe(
          `${example.prompt.split('\nInput: ')[1]} ${example.answer}. ${example.options![example.answer]}`,
        );
      });
    }
  });

  test('the labels shown are balanced, and tell nothing about the answer', async () => {
    const same = [0, 0];
    for (const shots of [1, 2, 3]) {
      for (const { prompt, options, answer } of await fewShot({ shots })) {
        const shown = [...prompt.matchAll(/^Output: ([A-D])\. /gm)].map(([, letter]) => letter);
        const counts = Object.keys(options!).map((letter) => shown.filter((one) => one === letter).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        if (shots === 1 && 'C' in options! === false) same[shown[0] === answer ? 0 : 1]++;
      }
    }
    const [equal, other] = same;
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
      expect(firstOf(one[i])).toBe(firstOf(line));
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
    expect(mirror.original.groups.split.test.accuracy).toMatchObject({ n: 48, value: 1 });
  });
});

test('a pool that is too small says so', async () => {
  const plainest = questions.filter(({ id }) => id.endsWith('.original.shift-0'));
  const two = [plainest[0], plainest[6]];
  const [first, second] = two;
  const pool = await ExamplePool.of(two);
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

  const forms =
    'vlmevalkit, lmms-eval, inspect, openai-batch, hf, parquet, webdataset, llava, llama-factory, few-shot, chain-of-thought, switching, judge';
  test.each<[Record<string, unknown>, number, RegExp]>([
    [{ to: 'alpaca' }, 2, new RegExp(`^Expected one of ${forms} for --to but received "alpaca"$`)],
    [{ to: 'toString' }, 2, new RegExp(`^Expected one of ${forms} for --to but received "toString"$`)],
    [{ to: 'openai-batch' }, 2, /^--to openai-batch needs the model to be asked: --model NAME$/],
    [{ model: 'm' }, 2, /^Expected no value with llava for model but received "m"$/],
    [
      { to: 'openai-batch', model: 'm', temperature: 'hot' },
      2,
      /^Expected a number from 0 to 2 for temperature but received "hot"$/,
    ],
    [{ to: 'openai-batch', model: 'm', detail: 'most' }, 2, /^Expected auto, low or high for detail /],
    [{ to: 'hf', license: 'a b' }, 2, /^Expected the name of a license such as cc0-1.0 for license /],
    [{ to: 'judge', split: 'test' }, 2, /^Expected no value with judge for split but received "test"$/],
    [{ split: 'val' }, 2, /^Expected train, dev, test or all for the split but received "val"$/],
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
    [
      { conditions: 'text' },
      1,
      /: the form has no place for any question of its train split \(shows no picture\)$/,
    ],
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

  fully('a dataset without splits, or without prompts of MirrorQA', async () => {
    const place = join(temporaryFolder(), 'bars');
    await writeDataset(await plan('user/bars', { seed: 1, count: 9, families: [bars] }), place);
    expect(await refused(place, { split: 'train' })).toEqual([
      1,
      expect.stringMatching(/: it has no train split \(no question has a group label 'split'\)$/),
    ]);
    // What is for training data takes all of a dataset without splits.
    const out = join(temporaryFolder(), 'all');
    expect(await exportDataset(place, { to: 'llava', out })).toMatchObject({
      split: 'all',
      hasSplits: false,
      questions: 9,
    });
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

fully(
  'folders on the way are made, and a picture that is missing or leaves the dataset is an error that leaves nothing',
  async () => {
    const set = join(temporaryFolder(), 'bars');
    await writeDataset(await plan('user/bars', { seed: 1, count: 9, families: [bars] }), set);
    const out = join(temporaryFolder(), 'a/b');
    await exportDataset(set, { to: 'llava', out: join(out, 'train') });
    expect(readdirSync(out)).toEqual(['train']);
    const [{ images }] = readLines<Question>(set, 'questions.jsonl');
    const picture = join(set, images[0]);
    rmSync(picture);
    const again = (): Promise<unknown> => exportDataset(set, { to: 'llava', out: join(out, 'again') });
    await expect(again()).rejects.toThrow(/^Cannot read '.*': there is no such file$/);
    symlinkSync('/etc/hostname', picture);
    await expect(again()).rejects.toThrow(/^Cannot read '.*': it is a link that leaves the dataset$/);
    expect(readdirSync(out)).toEqual(['train']);
  },
);
