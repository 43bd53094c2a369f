import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { ChatServer } from '../dataset/ask/chat-server.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { fully, someOf } from '../few.js';

const folder = join(sharedFolder(), 'strings');
const server = new ChatServer((call) =>
  call.request['seed'] === 8 && call.number % 5 === 0 ? call.refuse(400, 'not this one') : call.say('db'),
);
let baseUrl: string;

beforeAll(async () => {
  await writeDataset(
    await plan('text/rotated', { seed: 3, count: 2, params: { length: 2, size: 64 } }),
    folder,
  );
  baseUrl = await server.listen();
});
afterAll(() => server.close());

fully(
  'two runs are two files, which score takes; what got no reply is said, and the exit code is 1',
  async () => {
    const cwd = temporaryFolder();
    const args = ['ask', folder, '--model', 'lab/tiny', '--base-url', baseUrl, '--runs', '2', '--seed', '7'];
    const { code, stdout } = await topsyturvy([...args, '--price', '1,2'], { cwd });
    expect(stdout).toMatch(
      /^replies-lab-tiny-1\.jsonl: 22 replies, of 22 questions\ntokens: 2200 in, 66 out, cost 0\.0023\n/,
    );
    expect(stdout).toMatch(
      /replies-lab-tiny-2\.jsonl: \d+ replies, of 22 questions\n[^]*no reply to \d: 400 not this one\n/,
    );
    expect(code).toBe(1);
    const scored = await topsyturvy(
      ['score', folder, 'replies-lab-tiny-1.jsonl', 'replies-lab-tiny-2.jsonl'],
      {
        cwd,
      },
    );
    expect(scored.code).toBe(0);
  },
);

test('a protocol states runs, seeds and temperature; other options go before it', async () => {
  const cwd = temporaryFolder();
  const args = ['ask', folder, '--model', 'm', '--base-url', baseUrl, '--limit', '1', '--quiet'];
  const heads = (names: readonly string[]): unknown[] =>
    names.map(
      (name) =>
        (JSON.parse(readFileSync(join(cwd, name), 'utf8').split('\n')[0]) as { settings: unknown }).settings,
    );
  expect(await topsyturvy([...args, '--protocol', 'dori'], { cwd })).toMatchObject({ code: 0 });
  expect(heads(['replies-m-1.jsonl', 'replies-m-2.jsonl', 'replies-m-3.jsonl'])).toEqual(
    [42, 1998, 107983].map((seed) => ({ seed })),
  );
  const own = ['--replies', 'own.jsonl', '--runs', '1', '--temperature', '0.5'];
  expect(await topsyturvy([...args, '--protocol', 'ambibench-sampled', ...own], { cwd })).toMatchObject({
    code: 0,
  });
  expect(heads(['own.jsonl'])).toEqual([{ temperature: 0.5, seed: 1 }]);
  const unknown = await topsyturvy([...args, '--protocol', 'none'], { cwd });
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toMatch(/Expected one of rotoutbench, .* for --protocol/);
});

test('a baseline, and an address that is none', async () => {
  const cwd = temporaryFolder();
  const baseline = await topsyturvy(['ask', folder, '--model', 'baseline:majority-answer', '--limit', '5'], {
    cwd,
  });
  expect(baseline).toMatchObject({
    code: 0,
    stdout: 'replies-baseline-majority-answer.jsonl: 5 replies, of 5 questions\n',
  });
  const file = readFileSync(join(cwd, 'replies-baseline-majority-answer.jsonl'), 'utf8');
  const [head, ...lines] = file.trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(JSON.parse(head)).toEqual({
    format: 'topsyturvy-replies-1',
    model: 'baseline:majority-answer',
    asked: { limit: 5 },
  });
  const wrong = await topsyturvy(['ask', folder, '--model', 'x', '--base-url', 'nowhere'], { cwd });
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toMatch(/^topsyturvy: Expected an http or https address such as/);
});

fully('answers without text are said, with why they ended, and asked again', async () => {
  const cwd = temporaryFolder();
  const empty = new ChatServer((call) =>
    call.number % 2 === 0 ? call.say('') : call.say('db', { reasoning: 'q9' }),
  );
  const args = ['ask', folder, '--model', 'm', '--base-url', await empty.listen(), '--limit', '8'];
  try {
    const first = await topsyturvy(args, { cwd });
    expect(first.stdout).toMatch(
      /^replies-m\.jsonl: 4 replies, of 8 questions\n[^]*no text came for 4 \(4 ended with 'stop'\); they are not in the file, and the same call asks them again\n$/,
    );
    expect(first.code).toBe(1);
    expect((await topsyturvy(args, { cwd })).stdout).toMatch(
      /: 2 replies, and 4 from before, of 8 questions/,
    );
  } finally {
    await empty.close();
  }
});

test.skipIf(process.platform === 'win32').each(someOf(['SIGINT', 'SIGTERM'] as const, 0))(
  'the first %s ends a wait',
  async (signal) => {
    let child: ChildProcess | undefined;
    const patient = new ChatServer((call) => {
      call.refuse(429, 'slow', { 'retry-after': '590' });
      setTimeout(() => child?.kill(signal), 100);
    });
    const args = ['ask', folder, '--model', 'm', '--base-url', await patient.listen()];
    try {
      const onStart = (one: ChildProcess): void => void (child = one);
      const { code, stdout, stderr } = await topsyturvy(args, { cwd: temporaryFolder(), onStart });
      expect([code, stdout, stderr]).toEqual([
        130,
        'replies-m.jsonl: 0 replies, of 22 questions\n',
        "stopped; 'replies-m.jsonl' keeps 0 replies, and the same call asks the rest\n",
      ]);
    } finally {
      await patient.close();
    }
  },
);
