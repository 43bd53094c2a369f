import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { exportDataset } from '../../../src/dataset/export/export.js';
import { importReplies } from '../../../src/dataset/export/replies/import.js';
import type { ReplyFormName } from '../../../src/dataset/export/replies/reply-forms.js';
import type { Question } from '../../../src/score/question.js';
import { haveTool } from '../../system-tools.js';
import { repliesIn } from '../ask/strings.js';
import { readLines, sharedFolder } from '../folders.js';
import { exported, items, perItem, writeKinds } from './kinds-dataset.js';
import { python } from './python.js';

const havePandas = haveTool('pandas');
const shared = sharedFolder();
const folder = join(shared, 'kinds');
let questions: Question[];
/** Ids in exports, in the order of the questions. */
let ids: string[];
beforeAll(async () => {
  questions = await writeKinds(folder);
  const out = join(shared, 'requests');
  await exportDataset(folder, { to: 'openai-batch', model: 'm', out });
  ids = readLines<{ custom_id: string }>(out, 'requests-0001.jsonl').map(({ custom_id: id }) => id);
});

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(shared, 'place-'));
});

const write = (name: string, ...lines: unknown[]): string => {
  const file = join(place, name);
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(file, texts.map((text) => `${text}\n`).join(''));
  return file;
};

const brought = async (from: ReplyFormName, ...files: string[]) => {
  const out = join(place, 'replies.jsonl');
  const report = await importReplies(folder, { from, in: files, out });
  return { report, replies: repliesIn(out) };
};

/** Replies that are right, in words where the harness asked for words. */
const right = (): string[] => questions.map(({ answer }) => answer);

const total = items * perItem;

describe('openai-batch', () => {
  const line = (id: string, content: unknown) => ({
    id: 'batch_req_1',
    custom_id: id,
    response: {
      status_code: 200,
      request_id: 'r',
      body: { choices: [{ index: 0, message: { role: 'assistant', content } }] },
    },
    error: null,
  });

  test('replies in any order, of two files; errors are counted; and all score as they should', async () => {
    const lines = ids.map((id, i) => line(id, right()[i]));
    const first = write('output.jsonl', ...lines.slice(2).reverse());
    const errors = write(
      'errors.jsonl',
      { id: 'b', custom_id: ids[0], response: null, error: { code: 'batch_expired', message: 'too late' } },
      {
        id: 'b',
        custom_id: ids[1],
        response: { status_code: 429, body: { error: { code: 'rate_limit_exceeded' } } },
        error: null,
      },
    );
    const { report } = await brought('openai-batch', first, errors);
    expect(report).toMatchObject({
      replies: total - 2,
      questions: total,
      failed: { 'failed (batch_expired)': 1, 'failed (rate_limit_exceeded)': 1 },
    });
    const { table, counts } = await scoreDataset(folder, report.file);
    expect(counts.unknown.count).toBe(0);
    expect(table.reduce((sum, { n }) => sum + n, 0)).toBe(total);
    expect(table.reduce((sum, { count }) => sum + count, 0)).toBe(total - 2);
  });

  test('what was selected of the dataset is exported, brought back and scored, and nothing else', async () => {
    const [part] = readLines<{ part: string }>(folder, 'items.jsonl').map((item) => item.part);
    const selection = { parts: [part], first: { [part]: 3 }, limit: 5 };
    const out = join(place, 'selected');
    const { questions: count } = await exportDataset(folder, {
      to: 'openai-batch',
      model: 'm',
      out,
      ...selection,
    });
    const names = readLines<{ custom_id: string }>(out, 'requests-0001.jsonl').map((one) => one.custom_id);
    expect([count, names.length]).toEqual([5, 5]);
    expect(names.every((name) => ids.indexOf(name) < 3 * perItem)).toBe(true);
    const file = write('o.jsonl', ...names.map((name) => line(name, right()[ids.indexOf(name)])));
    const target = join(place, 'replies.jsonl');
    await importReplies(folder, { from: 'openai-batch', in: [file], out: target, ...selection });
    const { table } = await scoreDataset(folder, target);
    expect(table.reduce((sum, { n }) => sum + n, 0)).toBe(5);
    expect(table.reduce((sum, { count: good }) => sum + good, 0)).toBe(5);
    const other = { from: 'openai-batch', in: [file], out: join(place, 'other'), limit: 4 } as const;
    await expect(importReplies(folder, other)).rejects.toThrow('is not among the 4 questions asked');
    await expect(
      exportDataset(folder, { to: 'openai-batch', model: 'm', out: join(place, 'no'), parts: ['x'] }),
    ).rejects.toThrow("No question has the part 'x'");
  });

  test('text in parts, refusals, replies without text', async () => {
    const refusal = line(ids[1], null);
    Object.assign(refusal.response.body.choices[0].message, { refusal: 'I will not.' });
    const file = write(
      'o.jsonl',
      line(ids[0], [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ]),
      refusal,
      line(ids[2], null),
    );
    const { report, replies } = await brought('openai-batch', file);
    expect(replies.map(({ reply }) => reply)).toEqual(['ab', 'I will not.']);
    expect(report.failed).toEqual({ 'came without text': 1 });
  });
});

describe('vlmevalkit', () => {
  test.skipIf(!havePandas)(
    'predictions as pandas writes them, A and B as Yes and No, rotations passed over',
    async () => {
      const { out } = await exported(folder, { to: 'vlmevalkit', circular: true });
      // As VLMEvalKit writes results: without pictures, every cell quoted.
      const script = `
import csv, json, sys
import pandas as pd
source, target, sep = sys.argv[1:4]
t = pd.read_csv(source, sep="\\t")
t.pop("image")
t["prediction"] = [f'Well,\\n"{a}".\\n\\nThe answer is {a}' if isinstance(a, str) else "no\\tidea" for a in t.get("answer", [1.0] * len(t))]
t.loc[0, "prediction"] = "Failed to obtain answer via API."
t.to_csv(target, sep=sep, index=False, encoding="utf-8", quoting=csv.QUOTE_ALL)
print(len(t))`;
      const tables = readdirSync(out).filter((name) => name.endsWith('.tsv') && !name.includes('open'));
      const circular = tables.find((name) => name.includes('circular'))!;
      const plain = tables.find((name) => name !== circular)!;
      const [tsv, csv] = [join(place, 'a.tsv'), join(place, 'b.csv')];
      expect(python(script, join(out, plain), tsv, '\t')).toBe(3 * items);
      expect(python(script, join(out, circular), csv, ',')).toBe(5 * items);
      const { report, replies } = await brought('vlmevalkit', tsv);
      expect(report).toMatchObject({ replies: 3 * items - 1, failed: { failed: 1 } });
      const byId = new Map(replies.map(({ id, reply }) => [id, reply]));
      expect(byId.get(questions[1].id)).toBe('Well,\n"A".\n\nThe answer is A');
      expect(byId.get(questions[2].id)).toBe('No');
      const other = join(place, 'other.jsonl');
      expect(await importReplies(folder, { from: 'vlmevalkit', in: [csv], out: other })).toMatchObject({
        replies: 2 * items - 1,
        failed: { failed: 1, 'are to rotated options': 3 * items },
      });
    },
  );

  test('what is no table of predictions', async () => {
    await expect(brought('vlmevalkit', write('x.xlsx', 'PK'))).rejects.toThrow(
      /: run VLMEvalKit with PRED_FORMAT=tsv/,
    );
    await expect(brought('vlmevalkit', write('x.tsv', 'index\tanswer', '1\tA'))).rejects.toThrow(
      /has no columns index, id and prediction/,
    );
    await expect(
      brought('vlmevalkit', write('y.tsv', 'index\tid\tprediction', `1\t${ids[0]}\tA`, `2\t${ids[1]}`)),
    ).rejects.toThrow(/^Line 3 of '.*' has 2 cells instead of 3: the file is cut short$/);
    await expect(
      brought('vlmevalkit', write('z.tsv', 'index\tid\tprediction', `1\t${ids[0]}\t"A`)),
    ).rejects.toThrow(/^Line 2 of '.*' has a quoted cell that does not end: the file is cut short$/);
  });
});

describe('lmms-eval', () => {
  test('samples as newer versions log them, and as older ones do', async () => {
    const file = write(
      's.jsonl',
      {
        doc_id: 0,
        target: 'A',
        filtered_resps: ['x'],
        exact_match: 1,
        replies: { id: ids[0], reply: 'A' },
        input: 'q',
      },
      { doc_id: 1, doc: { id: ids[1] }, resps: [['B.']], filtered_resps: ['B'] },
    );
    const { replies } = await brought('lmms-eval', file);
    expect(replies).toEqual([
      { id: questions[0].id, reply: 'A' },
      { id: questions[1].id, reply: 'B' },
    ]);
  });

  test('samples without the ids of questions', async () => {
    await expect(
      brought('lmms-eval', write('t.jsonl', { doc_id: 0, filtered_resps: ['A'] })),
    ).rejects.toThrow(/^Line 1 of '.*' has no question's id: give the \*_samples_\*\.jsonl /);
  });
});

describe('inspect', () => {
  const sample = (id: string, completion: string, more: object = {}) => ({
    id,
    epoch: 1,
    input: 'q',
    output: {
      model: 'm',
      choices: [{ message: { role: 'assistant', content: 'from the message' } }],
      completion,
    },
    ...more,
  });

  test('logs in JSON: letters, Yes and No, errors, further epochs', async () => {
    const samples = [
      sample(ids[0], 'ANSWER: C'),
      sample(ids[2], 'ANSWER: B'),
      sample(ids[3], ''),
      sample(ids[4], 'x', { error: { message: 'boom', traceback: '' } }),
      sample(ids[0], 'ANSWER: A', { epoch: 2 }),
    ];
    const { report, replies } = await brought(
      'inspect',
      write('log.json', { version: 2, status: 'success', samples }),
    );
    expect(replies.map(({ reply }) => reply)).toEqual(['ANSWER: C', 'No', 'from the message']);
    expect(report.failed).toEqual({ failed: 1, 'are of a further epoch': 1 });
  });

  test('a log in the .eval format, one without samples, one cut short', async () => {
    await expect(brought('inspect', write('a.eval', 'PK\u0003\u0004'))).rejects.toThrow(
      /inspect log convert .* --to json/,
    );
    await expect(brought('inspect', write('b.json', { version: 2, status: 'started' }))).rejects.toThrow(
      /has no samples/,
    );
    const whole = JSON.stringify({ samples: [sample(ids[0], 'A'), sample(ids[1], 'A')] });
    await expect(brought('inspect', write('c.json', whole.slice(0, -20)))).rejects.toThrow(/is cut short/);
  });
});

describe('jsonl', () => {
  test('ids of an export, and those of the dataset', async () => {
    const head = { format: 'topsyturvy-replies-1', model: 'm', asked: {} };
    const file = write('r.jsonl', head, { id: ids[0], reply: 'C' }, { id: questions[1].id, reply: 'A' });
    expect((await brought('jsonl', file)).replies).toEqual([
      { id: questions[0].id, reply: 'C' },
      { id: questions[1].id, reply: 'A' },
    ]);
  });

  test.each<[string, () => unknown[], RegExp]>([
    [
      'another dataset',
      () => [{ id: 'q0', reply: 'A' }],
      /^Line 1 of '.*' is about 'q0', which no question of the dataset is called: was another dataset exported\?/,
    ],
    [
      'two replies to one',
      () => [
        { id: ids[0], reply: 'A' },
        { id: ids[0], reply: 'B' },
      ],
      /^Line 2 of '.*' replies to 'q[0-9a-f]{20}' once more: /,
    ],
    [
      'half a line',
      () => [{ id: ids[0], reply: 'A' }, '{"id": "q'],
      /^Line 2 of '.*' is not \{"id", "reply"\}: the file is of another kind or cut short$/,
    ],
    ['no reply', () => [{ id: ids[0] }], /^There is no reply in '/],
    ['nothing', () => [], /^There is no reply in '/],
  ])('%s: one sentence, and no file', async (_, lines, message) => {
    await expect(brought('jsonl', write('r.jsonl', ...lines()))).rejects.toThrow(message);
    expect(readdirSync(place)).toEqual(['r.jsonl']);
  });

  test('a file that is missing, one in the way, a form that there is not', async () => {
    await expect(brought('jsonl', join(place, 'none'))).rejects.toThrow(
      /^Cannot read '.*': there is no such file$/,
    );
    const file = write('replies.jsonl', { id: ids[0], reply: 'A' });
    await expect(brought('jsonl', file)).rejects.toThrow(
      /^There is something at '.*' already; give a new file$/,
    );
    expect(readFileSync(file, 'utf8')).toContain(ids[0]);
    await expect(brought('csv' as 'jsonl', file)).rejects.toThrow(
      /^Expected one of openai-batch, vlmevalkit, lmms-eval, inspect, jsonl for the form of the replies but received "csv"$/,
    );
  });
});
