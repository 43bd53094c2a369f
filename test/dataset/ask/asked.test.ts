import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { scoreRuns } from '../../../src/benchmarks/score-runs.js';
import { askBaseline } from '../../../src/benchmarks/ask-baseline.js';
import { askDataset } from '../../../src/dataset/ask/ask.js';
import { formatReport } from '../../../src/benchmarks/score-replies.js';
import { headsOf } from '../../../src/dataset/ask/reply-head.js';
import { exportDataset } from '../../../src/dataset/export/export.js';
import { importReplies } from '../../../src/dataset/export/replies/import.js';
import { selectedIn, selectQuestions, type Selection } from '../../../src/dataset/select-questions.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { Question } from '../../../src/score/question.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { askingOfStrings, newFile, repliesIn } from './strings.js';

const folder = join(sharedFolder(), 'mirrorqa');
let questions: Question[];
beforeAll(async () => {
  const params = { look: 'clean', size: 64, samples: 1, shadows: false };
  await writeDataset(await plan('mirrorqa', { seed: 3, count: 24, params }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

const isTest = ({ groups }: Question): boolean => groups?.split === 'test';

test('where nothing is chosen, a sentence says why', () => {
  expect(() => selectQuestions([], {})).toThrow(/^The dataset has no questions$/);
  expect(() => selectQuestions([], {}, { folder: 'a/b' })).toThrow("The dataset 'a/b' has no questions");
  const one = { item: 'a', condition: 'c', variant: 'v' };
  const refusing = { refuse: () => 'no picture' };
  expect(() => selectQuestions([one], { form: 'llava' }, refusing)).toThrow(
    /^No question has a place in the form llava$/,
  );
  expect(() => selectQuestions([one], { form: 'llava', variants: ['v'] }, refusing)).toThrow(
    /^No question has the variant v and a place in the form llava$/,
  );
});

/** A file of right replies. */
function rightReplies(to: readonly Question[], ...heads: Selection[]): string {
  const file = newFile();
  const lines = [
    ...heads.map((asked) => ({ format: 'topsyturvy-replies-1', model: 'm', asked })),
    ...to.map(({ id, answer }) => ({ id, reply: answer })),
  ];
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

const countsOf = async (file: string, asked?: Selection) =>
  (await scoreDataset(folder, file, { asked })).counts;

describe('what was asked', () => {
  test('right replies to the test split are all right where the split is named, or recorded', async () => {
    const own = questions.filter(isTest);
    expect(own.length).toBeLessThan(questions.length);
    const right = { questions: own.length, answered: own.length, unanswered: 0 };
    const plain = rightReplies(own);
    expect(await countsOf(plain, { split: 'test' })).toMatchObject(right);
    expect(await countsOf(rightReplies(own, { split: 'test' }))).toMatchObject(right);
    // Which replies exist says nothing.
    expect(await countsOf(plain)).toMatchObject({ questions: questions.length, answered: own.length });
  });

  test('a missing reply to a question that was asked is wrong', async () => {
    const own = questions.filter(isTest);
    const counts = await countsOf(rightReplies(own.slice(1), { split: 'test' }));
    expect(counts).toMatchObject({ questions: own.length, unanswered: 1 });
  });

  test('heads of one file add up; one without fields asks all', async () => {
    const of = (...heads: Selection[]) => countsOf(rightReplies(questions, ...heads));
    const [mirrored, original] = ['mirrored', 'original'].map(
      (name) => questions.filter(({ condition }) => condition === name).length,
    );
    expect(mirrored * original).toBeGreaterThan(0);
    const both = await of({ conditions: ['mirrored'] }, { conditions: ['original'] });
    expect(both.questions).toBe(mirrored + original);
    expect((await of({ split: 'test' }, {})).questions).toBe(questions.length);
  });

  test('runs that say different things are refused, unless it is said what is scored', async () => {
    const files = [rightReplies(questions, { split: 'test' }), rightReplies(questions, { split: 'dev' })];
    await expect(scoreRuns(folder, files)).rejects.toThrow(
      /^'.*' and '.*' do not say that the same questions were asked; name those that are scored/,
    );
    // A file that says nothing, and one that says all, are of all questions.
    await expect(scoreRuns(folder, [rightReplies(questions), files[0]])).rejects.toThrow(/do not say/);
    const same = await scoreRuns(folder, [rightReplies(questions), rightReplies(questions, {})]);
    expect(same.majority.counts.questions).toBe(questions.length);
    const { majority } = await scoreRuns(folder, files, { asked: { split: 'test' } });
    expect(majority.counts.questions).toBe(questions.filter(isTest).length);
  });

  test('a head of another form is refused with its line', async () => {
    const file = rightReplies(questions);
    appendFileSync(file, '{"format":"topsyturvy-replies-1","asked":{"shards":2}}\n');
    await expect(scoreDataset(folder, file)).rejects.toThrow(
      new RegExp(`^line ${questions.length + 1} of '.*' is wrong at asked: `),
    );
  });

  test('a file that says a hundred and one different things is refused, the same thing often is not', () => {
    const limits = Array.from({ length: 101 }, (_, i) => ({ limit: i + 1 }));
    expect(headsOf(rightReplies(questions, ...limits.slice(1), ...limits.slice(1)))).toHaveLength(100);
    expect(() => headsOf(rightReplies(questions, ...limits))).toThrow(
      /^'.*' says in more than 100 ways what was asked; give the replies of each way a file of their own$/,
    );
  });

  test('of parts, and of so many first items of each', async () => {
    const items = readLines<{ id: string; part: string; index: number }>(folder, 'items.jsonl');
    const placeOf = new Map(items.map((item) => [item.id, item]));
    const part = 'test-human-left';
    const of = (is: (place: { part: string; index: number }) => boolean) =>
      questions.flatMap((question, at) => (is(placeOf.get(question.item)!) ? [at] : []));
    expect(await selectedIn(folder, { parts: [part] })).toEqual(of((place) => place.part === part));
    const first = { 'train-human-left': 1, [part]: 1 };
    expect(await selectedIn(folder, { first })).toEqual(
      of((place) => place.part in first && place.index < 1),
    );
    await expect(selectedIn(folder, { parts: ['type-1c'] })).rejects.toThrow(
      /^No question has the part 'type-1c'; they have dev-/,
    );
  });
});

describe('who records it', () => {
  const { folder: strings, serve, ask } = askingOfStrings();

  test('the items that a subset leaves', async () => {
    const items = readLines<{ id: string; part: string; index: number }>(strings, 'items.jsonl');
    const asked = readLines<Question>(strings, 'questions.jsonl');
    const [{ part }] = items;
    const last = new Set(items.slice(4).map(({ id }) => id));
    const places = asked.flatMap(({ item }, at) => (last.has(item) ? [at] : []));
    expect(places.length).toBeGreaterThan(0);
    expect(await selectedIn(strings, { after: { [part]: 4 } })).toEqual(places);
    const rest = await selectedIn(strings, { first: { [part]: 4 } });
    expect([...rest, ...places].sort((a, b) => a - b)).toEqual([...asked.keys()]);
    await expect(selectedIn(strings, { after: { other: 1 } })).rejects.toThrow(
      "No question has the part 'other'",
    );
  });

  test('ask, with what it sent, before the replies that it holds for', async () => {
    const { baseUrl } = await serve((call) => call.say('db'));
    const replies = newFile();
    const settings = { temperature: 1, topP: 0.9, seed: 5 };
    await ask(baseUrl, replies, { ...settings, limit: 2 });
    await ask(baseUrl, replies, { ...settings, limit: 2 });
    const head = { format: 'topsyturvy-replies-1', model: 'tiny', asked: { limit: 2 }, settings };
    expect(headsOf(replies)).toEqual([head]);
    await ask(baseUrl, replies, { ...settings, limit: 4 });
    expect(headsOf(replies)).toEqual([head, { ...head, asked: { limit: 4 } }]);
    const asked = new Set(repliesIn(replies).map(({ id }) => id));
    const report = await scoreDataset(strings, replies);
    expect(report.counts).toMatchObject({ questions: asked.size, unanswered: 0 });
    expect(await formatReport(report)).toMatch(
      /^The replies say that these questions were asked: limit 2 \| limit 4 \(settings: temperature 1, topP 0\.9, seed 5\)\n/,
    );
  });

  test('top_p is sent', async () => {
    const { server, baseUrl } = await serve((call) => call.say('db'));
    await ask(baseUrl, newFile(), { topP: 0.5, limit: 1 });
    expect(server.calls[0].request).toMatchObject({ top_p: 0.5 });
  });

  test.each([
    ['few-shot', { shots: 1 }],
    ['chain-of-thought', {}],
  ] as const)('%s prompts are those that export writes', async (prompts, settings) => {
    const { server, baseUrl } = await serve((call) => call.say('A'));
    const replies = newFile();
    const selection = { parts: ['test-human-left'], conditions: ['original'], variants: ['shift-0'] };
    await askDataset(folder, { model: 'm', baseUrl, replies, ...selection, prompts, ...settings });
    expect(headsOf(replies)).toMatchObject([{ asked: selection, settings: { prompts, ...settings } }]);
    const out = join(temporaryFolder(), 'export.jsonl');
    const { conditions, variants } = selection;
    await exportDataset(folder, { to: prompts, out, conditions, variants, ...settings });
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    const exported = lines.map((line) => JSON.parse(line) as Question);
    expect(server.calls.length).toBeGreaterThan(0);
    for (const [i, { id }] of repliesIn(replies).entries()) {
      const { prompt, images } = exported.find((one) => one.id === id)!;
      const content = server.calls[i].request.messages[0].content as { type: string; text?: string }[];
      expect(content.filter(({ type }) => type === 'image_url')).toHaveLength(images.length);
      const texts = content.flatMap(({ text }) => text ?? []);
      expect(texts).toEqual(
        prompt
          .split('<image>')
          .map((text) => text.trim())
          .filter(Boolean),
      );
    }
  });

  test('a baseline', async () => {
    const replies = newFile();
    await askBaseline(folder, { baseline: 'option-A', split: 'test', conditions: ['original'], replies });
    const asked = { split: 'test', conditions: ['original'] };
    expect(headsOf(replies)).toMatchObject([{ asked }]);
    const own = questions.filter((one) => isTest(one) && one.condition === 'original');
    expect((await scoreDataset(folder, replies)).counts.questions).toBe(own.length);
  });

  test('import-replies: the test split, as export has it, of the questions that the form takes', async () => {
    const place = temporaryFolder();
    await exportDataset(folder, { to: 'openai-batch', model: 'm', out: join(place, 'export') });
    const requests = readFileSync(join(place, 'export', 'requests-0001.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
    const answers = requests.map((line) => {
      const { custom_id } = JSON.parse(line) as { custom_id: string };
      return {
        custom_id,
        response: { status_code: 200, body: { choices: [{ message: { content: 'A' } }] } },
      };
    });
    const output = join(place, 'output.jsonl');
    writeFileSync(output, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
    const replies = join(place, 'replies.jsonl');
    const own = questions.filter(isTest).length;
    const report = await importReplies(folder, { from: 'openai-batch', in: [output], out: replies });
    expect(report).toMatchObject({ replies: own, questions: own });
    expect(headsOf(replies)).toEqual([
      { format: 'topsyturvy-replies-1', asked: { split: 'test', form: 'openai-batch' } },
    ]);
    expect(await countsOf(replies)).toMatchObject({ questions: own, unanswered: 0 });
    const other = { from: 'openai-batch', in: [output], out: join(place, 'other'), split: 'dev' } as const;
    await expect(importReplies(folder, other)).rejects.toThrow(
      /which is not among the \d+ questions asked; say what was exported with --split/,
    );
  });
});
