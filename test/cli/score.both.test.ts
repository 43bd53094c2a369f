import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '../../src/score/question.js';
import { readLines, sharedFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { fully, someOf } from '../few.js';

/** A family whose questions name a scorer, and the scorer, as a module that needs no library. */
const module = `
export const family = {
  name: 'user/dots', version: 1, summary: 'Dots.', params: (z) => z.strictObject({}),
  propose: (item) => ({ state: item.index % 2, transform: 'half' }),
  label: (x) => String(x), act: (_, x) => 1 - x, rho: (_, y) => String(1 - y),
  draw: (x) => ({ width: 2, height: 1, channels: 1, data: Uint8Array.of(x ? 255 : 0, x ? 0 : 255) }),
  judge: () => ({ holds: true }),
  ask: ({ label }) => [{ condition: '1C', variant: 'P0', images: ['original'], prompt: 'Which?', answer: label, accept: [],
    scoring: { kind: 'string', caseSensitive: true }, scorer: 'dots' }],
};
export const scorer = {
  name: 'dots', summary: 'Dots.',
  score: (marks) => ({ right: marks.filter(({ grade }) => grade?.correct).length }),
  format: ({ right }) => [\`Dots: \${right} right\`],
};
`;

describe('topsyturvy score', () => {
  const cwd = sharedFolder();
  const run = (...args: string[]) => topsyturvy(args, { cwd });
  const replies = (name: string, lines: readonly unknown[]) => {
    writeFileSync(join(cwd, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return name;
  };

  beforeAll(async () => {
    writeFileSync(join(cwd, 'dots.mjs'), module);
    const made = await run('generate', 'user/dots', '--module', 'dots.mjs', '--count', '4', '--out', 'set');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const questions = readLines<Question>(join(cwd, 'set'), 'questions.jsonl');
    replies(
      'right.jsonl',
      questions.map(({ id, answer }) => ({ id, reply: answer })),
    );
  });

  test("uses a module's scorer", async () => {
    const { code, stdout, stderr } = await run('score', 'set', 'right.jsonl', '--module', 'dots.mjs');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('\n\nDots: 4 right\n\n');
    const json = await run('score', 'set', 'right.jsonl', '--module', 'dots.mjs', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ dots: { right: 4 }, dori: {}, scorers: ['dots'] });
    expect(await run('audit', 'set', '--module', 'dots.mjs')).toMatchObject({ stderr: '' });
  });

  fully('says which question names a scorer that is not there, and which there are', async () => {
    for (const args of [
      ['score', 'set', 'right.jsonl'],
      ['audit', 'set'],
    ])
      expect(await run(...args)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^topsyturvy: Question user-dots-[0-9a-f]{16}\.1C\.P0 names the scorer 'dots', which is not there; the scorers are accuracy, [^\n]*\n$/,
        ) as string,
      });
  });

  fully('several files are runs: mean, deviation and majority vote', async () => {
    const questions = readLines<Question>(join(cwd, 'set'), 'questions.jsonl');
    const wrong = replies(
      'wrong.jsonl',
      questions.map(({ id, answer }) => ({ id, reply: answer === '0' ? '1' : '0' })),
    );
    const args = ['score', 'set', 'right.jsonl', wrong, 'right.jsonl', '--module', 'dots.mjs'];
    const { table, majority, runs } = JSON.parse((await run(...args, '--json')).stdout);
    expect(runs).toEqual(['right.jsonl', 'wrong.jsonl', 'right.jsonl']);
    expect(table).toMatchObject([{ n: 4, values: [1, 0, 1], mean: 2 / 3, majority: 1 }]);
    expect(table[0].deviation).toBeCloseTo(Math.sqrt(1 / 3), 12);
    expect(majority.counts).toMatchObject({ questions: 4, answered: 4 });
    const { stdout } = await run(...args);
    expect(stdout).toContain('66.67');
    expect(stdout).toContain('Of the answers that most of 3 runs give:');
    expect(await run(...args, '--verdicts', 'v.jsonl')).toMatchObject({ code: 2, stdout: '' });
  });

  fully('--words paper lets any hypernym count', async () => {
    const params = ['--param', 'figures=duck-rabbit', '--param', 'size=256'];
    await run('generate', 'ambiguous/bistable', ...params, '--count', '1', '--out', 'ducks');
    const questions = readLines<Question>(join(cwd, 'ducks'), 'questions.jsonl');
    const open = questions.find(({ variant }) => variant === 'open');
    const file = replies('animals.jsonl', [{ id: open!.id, reply: 'animal, animal' }]);
    const right = async (...args: string[]) => {
      const { stdout } = await run('score', 'ducks', file, '--json', ...args);
      return JSON.parse(stdout).table.find(({ variant }: { variant: string }) => variant === 'open');
    };
    expect(await right()).toMatchObject({ condition: 'ambiguous', n: 1, count: 0 });
    expect(await right('--words', 'basic')).toMatchObject({ count: 0 });
    expect(await right('--words', 'paper')).toMatchObject({ count: 1 });
    expect(await run('score', 'ducks', file, '--words', 'any')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('Expected basic or paper for --words but received "any"') as string,
    });
  });

  test.each(
    someOf(
      [
        [
          'of another dataset',
          [{ id: 'other-000001.P0', reply: '1' }],
          "none of them is; the first of 1 is to 'other-000001.P0'",
        ],
        ['that are none', [{ question: 'x' }], 'no line is a reply; line 1: it has no "id"'],
        ['in an empty file', [], 'there is no reply'],
      ],
      0,
    ),
  )('fails on replies %s', async (_, lines, why) => {
    const file = replies('strange.jsonl', lines);
    expect(await run('score', 'set', file, '--module', 'dots.mjs')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `topsyturvy: Expected in 'strange.jsonl' replies to the questions of 'set', but ${why}\n`,
    });
  });
});
