import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { formatReport } from '../../../src/benchmarks/score-replies.js';
import { askDataset, type AskOptions } from '../../../src/dataset/ask/ask.js';
import { headsOf } from '../../../src/dataset/ask/reply-head.js';
import { exportDataset } from '../../../src/dataset/export/export.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { Question } from '../../../src/score/question.js';
import { readLines, sharedFolder } from '../folders.js';
import { type Call, ChatServer } from './chat-server.js';
import { newFile, repliesIn } from './strings.js';

const spec: Spec = {
  name: 'two-readings',
  preset: 'strict',
  parts: [
    { name: 'bistable', family: 'ambiguous/bistable', count: 4, params: { size: 256 } },
    { name: 'multiscene', family: 'ambiguous/multiscene', count: 2, params: { size: 256 } },
  ],
};
const folder = join(sharedFolder(), 'two-readings');
let questions: Question[];
beforeAll(async () => {
  await writeDataset(await plan(spec, { seed: 5 }), folder);
  questions = readLines<Question>(folder, 'questions.jsonl').filter(
    ({ condition, variant }) => condition === 'ambiguous' && variant === 'open',
  );
});

const servers: ChatServer[] = [];
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))));

async function asked(answer: (call: Call, turn: number) => void, more: Partial<AskOptions> = {}) {
  const server = new ChatServer((call) => answer(call, call.request.messages.length === 1 ? 0 : 1));
  servers.push(server);
  const replies = newFile();
  const options = {
    model: 'm',
    baseUrl: await server.listen(),
    replies,
    prompts: 'switching' as const,
    conditions: ['ambiguous'],
    variants: ['open'],
    concurrency: 1,
    retries: 0,
    ...more,
  };
  return { server, replies, options, report: await askDataset(folder, options) };
}

/** The two readings of a question, each as a list of its things. */
const readingsOf = ({ answer, scoring }: Question): string[] =>
  answer.split(scoring.kind === 'layers' ? '; ' : ', ');

test('one reading, then the hint and the other, in one conversation; scored as both', async () => {
  const { server, replies, report } = await asked((call, turn) =>
    call.say(readingsOf(questions[call.number >> 1])[turn]),
  );
  expect(report).toMatchObject({ questions: 6, asked: 6, failed: {}, tokens: { in: 1200, out: 36 } });
  expect(server.calls).toHaveLength(12);
  for (const [i, { id, reply, replies: both }] of repliesIn(replies).entries()) {
    expect(id).toBe(questions[i].id);
    expect(both).toEqual(readingsOf(questions[i]));
    expect(reply).toBe(both!.join('\n'));
    const [first, second] = [2 * i, 2 * i + 1].map((at) => server.calls[at].request.messages);
    expect(second.slice(0, 1)).toEqual(first);
    expect(second.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(second[1].content).toBe(both![0]);
    const told = JSON.stringify(first);
    // Only the second prompt says that there is more than one reading.
    expect(told).toContain('single interpretation');
    expect(told).not.toMatch(/bistable|small things|more than one/);
    expect(second[2].content).toMatch(/bistable/);
  }
  expect(headsOf(replies)).toMatchObject([{ settings: { prompts: 'switching' } }]);
  const scored = await scoreDataset(folder, replies);
  expect(scored.counts).toMatchObject({ questions: 6, answered: 6 });
  expect(scored.table.map(({ value }) => value)).toEqual(scored.table.map(() => 1));
  const { bistable, multiscene } = (
    scored as unknown as { ambiguous: { categories: Record<string, unknown> } }
  ).ambiguous.categories as Record<string, { open: object }>;
  for (const [{ open }, n] of [
    [bistable, 4],
    [multiscene, 2],
  ] as const)
    expect(open).toMatchObject({ switching: { first: { value: 1, n }, switched: { value: 1, n } } });
  expect(await formatReport(scored)).toMatch(/switching: .*\n[^]*bistable open: switched +100\.0/);
});

test('who stays with the first reading has not switched; who sees none at first is not counted for it', async () => {
  const { replies } = await asked((call, turn) => {
    const [a, b] = readingsOf(questions[call.number >> 1]);
    call.say(call.number >> 1 === 0 ? ['teapot', b][turn] : [a, a][turn]);
  });
  const scored = await scoreDataset(folder, replies);
  expect(scored).toMatchObject({
    ambiguous: {
      categories: {
        bistable: {
          open: {
            accuracy: { value: 0 },
            switching: { first: { value: 0.75, n: 4 }, switched: { value: 0, n: 3 } },
          },
        },
      },
    },
  });
});

test('without a second reply a question is not answered, and asked again from its start', async () => {
  let isAway = true;
  const { server, replies, options, report } = await asked((call, turn) => {
    if (turn === 1 && isAway && call.number === 3) call.refuse(400, 'no more');
    else if (turn === 1 && isAway && call.number === 5) call.say('');
    else call.say('duck');
  });
  expect(report).toMatchObject({ asked: 4, failed: { '400 no more': 1 }, withoutText: { stop: 1 } });
  expect(repliesIn(replies)).toHaveLength(4);
  isAway = false;
  const calls = server.calls.length;
  expect(await askDataset(folder, options)).toMatchObject({ asked: 2, before: 4 });
  expect(server.calls.length - calls).toBe(4);
});

test('questions of one answer are refused with what to choose', async () => {
  await expect(asked((call) => call.say('A'), { variants: ['choice'] })).rejects.toThrow(
    /^Switching prompts are for AmbiBench's open questions about bistable and multi-scene pictures, and the question '.*\.choice' is another; choose them with --parts, --conditions ambiguous and --variants open$/,
  );
});

test("export writes the lines for a program of one's own, whose replies score alike", async () => {
  const out = newFile();
  expect(await exportDataset(folder, { to: 'switching', out })).toMatchObject({
    questions: 6,
    leftOut: { 'is no open question about a bistable or multi-scene picture': expect.any(Number) as number },
  });
  const lines = repliesIn(out) as unknown as (Question & { then: string })[];
  const { server } = await asked((call) => call.say('duck'));
  for (const [i, { prompt, then, ...rest }] of lines.entries()) {
    const { prompt: own, ...others } = questions[i];
    expect(rest).toEqual(others);
    expect(prompt).not.toBe(own);
    const [first, , second] = server.calls[2 * i + 1].request.messages;
    expect(JSON.stringify(first)).toContain(JSON.stringify(prompt).slice(1, -1));
    expect(second.content).toBe(then);
  }
  const replies = newFile();
  const said = questions.map((question) => ({ id: question.id, replies: readingsOf(question) }));
  writeFileSync(
    replies,
    said.map((one) => `${JSON.stringify({ ...one, reply: one.replies.join('\n') })}\n`).join(''),
  );
  const scored = await scoreDataset(folder, replies, {
    asked: { conditions: ['ambiguous'], variants: ['open'] },
  });
  expect(scored).toMatchObject({ counts: { questions: 6, answered: 6 } });
  expect(await formatReport(scored)).toMatch(/switching: .*\n[^]*bistable open: switched +100\.0/);
});
