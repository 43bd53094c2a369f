import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readQuestions } from '../../src/score/read-questions.js';
import { temporaryFolder } from '../dataset/folders.js';

const strings = { id: 'a.b', item: 'a', family: 'a/b', condition: 'c', variant: 'v', prompt: 'Read?' };

test.each([
  ['{"id":', 'is not a question: it is not JSON'],
  ['\ufeff\ufeff{}', 'is not a question: it is not JSON'],
  [' '.repeat(1 << 23) + '{}', 'is not a question: it is too long to be read'],
  [`{"accept":[${'"",'.repeat(250_000)}""]}`, 'is not a question: it has more than 250000 values'],
  ['[]', 'is not a question: expected object, received array'],
  ['{"id":1}', 'is not a question at id: expected string, received number'],
  [
    JSON.stringify({ ...strings, images: ['../x.png'] }),
    'is not a question at images.0: Expected a path below the dataset',
  ],
])('a line %.20s is refused by its number', async (line, why) => {
  const path = join(temporaryFolder(), 'questions.jsonl');
  writeFileSync(path, `${line}\n`);
  await expect(readQuestions(path)).rejects.toMatchObject({
    code: 'bad-file',
    message: expect.stringContaining(`Line 1 of ${path} ${why}`) as string,
  });
});
