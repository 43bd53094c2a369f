import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { noted } from '../../src/score/noted.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { readReplies } from '../../src/score/replies.js';
import { textQuestions } from './datasets.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'topsyturvy-score-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Buffer): string {
  const path = join(folder, 'file.jsonl');
  writeFileSync(path, content);
  return path;
}

const read = (content: string | Buffer) => {
  const malformed = noted();
  return { replies: [...readReplies(file(content), malformed)], malformed };
};

describe('readReplies', () => {
  test('reads one reply a line, whatever ends the line', () => {
    const { replies, malformed } = read('\ufeff{"id":"a","reply":"x"}\r\n\n  \n{"id":"b","reply":null}');
    expect(replies).toEqual([
      { id: 'a', reply: 'x' },
      { id: 'b', reply: null },
    ]);
    expect(malformed.count).toBe(0);
  });

  test('names the lines it cannot read and goes on', () => {
    const lines = [
      '{"id":"a","reply":"x"}',
      '{oops',
      '[1]',
      '"text"',
      '{"id":7,"reply":"x"}',
      '{"id":"c"}',
      'null',
      `{"id":"d","reply":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ];
    const { replies, malformed } = read([...lines, '{"id":"z","reply":""}'].join('\n'));
    expect(replies.map(({ id }) => id)).toEqual(['a', 'z']);
    expect(malformed).toEqual({
      count: 7,
      first: [
        'line 2: it is not JSON',
        'line 3: it is not an object: each line is one {"id": …, "reply": …}',
        'line 4: it is not an object: each line is one {"id": …, "reply": …}',
        'line 5: its "id" is not a string',
        'line 6: it has no "reply"',
        'line 7: it is not an object: each line is one {"id": …, "reply": …}',
        'line 8: it is nested too deeply',
      ],
    });
  });

  test('keeps what is between separators that are no line feeds, and bytes that are no UTF-8', () => {
    const line = Buffer.concat([
      Buffer.from('{"id":"a","reply":"x\u2028y'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ]);
    expect(read(line).replies).toEqual([{ id: 'a', reply: 'x\u2028y\ufffd' }]);
  });

  test('an empty file has no replies, a missing one is an error', () => {
    expect(read('')).toEqual({ replies: [], malformed: { count: 0, first: [] } });
    expect(() => [...readReplies(join(folder, 'missing'))]).toThrow(TopsyturvyError);
    expect(() => [...readReplies(folder)]).toThrow(TopsyturvyError);
  });

  test('lines that straddle the pieces in which a file is read stay whole', () => {
    const replies = Array.from({ length: 400 }, (_, i) => ({
      id: `q${i}`,
      reply: 'é𝄞'.repeat((i * 37) % 2900),
    }));
    const content = replies.map((reply) => JSON.stringify(reply)).join('\n');
    expect(Buffer.byteLength(content)).toBeGreaterThan(2 << 20);
    expect(read(content).replies).toEqual(replies);
  });
});

describe('readQuestions', () => {
  const questions = textQuestions('t1', 'q6');

  test('reads what was written', async () => {
    const path = file(questions.map((question) => JSON.stringify(question)).join('\n'));
    expect(await readQuestions(path)).toEqual(questions);
  });

  test.each([
    ['{', 'Line 2 of'],
    [JSON.stringify({ ...questions[0], answer: '' }), 'at answer'],
    [JSON.stringify({ ...questions[0], images: ['../../etc/passwd'] }), 'at images.0'],
    [JSON.stringify({ ...questions[0], scoring: { kind: 'letter' } }), 'at answer'],
    [JSON.stringify({ ...questions[0], scoring: { kind: 'magic' } }), 'at scoring'],
    [JSON.stringify({ ...questions[0], copy: questions[0].answer }), 'at copy'],
    [JSON.stringify({ ...questions[0], surprise: 1 }), 'not a question'],
  ])('refuses %s', async (line, message) => {
    const path = file(`${JSON.stringify(questions[0])}\n${line}`);
    await expect(readQuestions(path)).rejects.toThrow(message);
  });
});
