import { appendFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { askDataset, type AskOptions } from '../../../src/dataset/ask/ask.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { Question } from '../../../src/score/question.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { type Call, ChatServer } from './chat-server.js';
import { newFile, repliesIn } from './strings.js';
import { fully } from '../../few.js';

const folder = join(sharedFolder(), 'strings');
let questions: Question[];

beforeAll(async () => {
  await writeDataset(
    await plan('text/rotated', { seed: 3, count: 6, params: { length: 2, size: 64 } }),
    folder,
  );
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

const servers: ChatServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  vi.unstubAllEnvs();
});

async function serve(
  answer: (call: Call) => void | Promise<void>,
): Promise<{ server: ChatServer; baseUrl: string }> {
  const server = new ChatServer(answer);
  servers.push(server);
  return { server, baseUrl: await server.listen() };
}

/** The prompt of a request, without its pictures. */
const promptOf = ({ request }: Call): string => {
  const { content } = request.messages.at(-1)!;
  if (typeof content === 'string') return content;
  return content.flatMap(({ text }) => text ?? []).join('\n');
};

/** What a perfect model says. It knows a question by its prompt and pictures, as it is sent nothing else. */
function rightAnswer(call: Call): string {
  const { content } = call.request.messages.at(-1)!;
  const pictures = (content as readonly { image_url?: { url: string } }[]).flatMap(
    ({ image_url }) => image_url?.url ?? [],
  );
  const files = (question: Question) =>
    question.images.map((file) => readFileSync(join(folder, file)).toString('base64'));
  return questions.find(
    (question) =>
      question.prompt === promptOf(call) &&
      files(question).every((data, at) => pictures[at] === `data:image/png;base64,${data}`) &&
      pictures.length === question.images.length,
  )!.answer;
}

const ask = (baseUrl: string, replies: string, more: Partial<AskOptions> = {}) =>
  askDataset(folder, { model: 'tiny', baseUrl, replies, ...more });

test('of two runs on one file of replies the second is told so, and no question is paid for twice', async () => {
  const { server, baseUrl } = await serve((call) => call.say(rightAnswer(call)));
  const options = { model: 'm', baseUrl, replies: newFile() };
  const runs = await Promise.allSettled([askDataset(folder, options), askDataset(folder, options)]);
  const refused = runs.flatMap((run) => (run.status === 'rejected' ? [(run.reason as Error).message] : []));
  for (const message of refused)
    expect(message).toBe(
      `Another run is writing to '${options.replies}'; give the same command again when it has ended`,
    );
  expect(refused.length).toBeLessThan(2);
  expect(server.calls).toHaveLength(questions.length);
  expect(repliesIn(options.replies)).toHaveLength(questions.length);
  expect(existsSync(`${options.replies}.topsyturvy-lock`)).toBe(false);
});

test('every question is asked with its pictures and its prompt alone, and scored from the file', async () => {
  const { server, baseUrl } = await serve((call) => call.say(rightAnswer(call)));
  const replies = newFile();
  const report = await ask(baseUrl, replies, { system: 'Be brief.', temperature: 0, seed: 5, maxTokens: 20 });
  expect(report).toEqual({
    questions: questions.length,
    asked: questions.length,
    before: 0,
    failed: {},
    withoutText: {},
    tokens: { in: 100 * questions.length, out: 3 * questions.length },
    interrupted: false,
  });
  expect(
    repliesIn(replies)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(questions.map(({ id }) => id).sort());
  const { counts, table } = await scoreDataset(folder, replies);
  expect(counts.answered).toBe(questions.length);
  for (const row of table) expect(row.value).toBe(1);
  const sent = server.calls.map(({ request }) => JSON.stringify(request)).join('\n');
  for (const { id, item, images } of questions)
    for (const secret of [id, item, ...images]) expect(sent).not.toContain(secret);
  expect(server.calls[0].request).toMatchObject({ model: 'tiny', temperature: 0, seed: 5, max_tokens: 20 });
  expect(server.calls[0].request.messages[0]).toEqual({ role: 'system', content: 'Be brief.' });
  expect(server.calls[0].path).toBe('/v1/chat/completions');
});

fully('rate limits, server errors, dropped connections and slow answers are gone through', async () => {
  const faults = [
    (call: Call) => call.refuse(429, 'slow down', { 'retry-after-ms': '10' }),
    (call: Call) => call.drop(),
    (call: Call) => call.refuse(503, 'busy', { 'retry-after-ms': '10' }),
    () => undefined, // answers too late
  ];
  const { server, baseUrl } = await serve((call) =>
    call.number % 3 === 1
      ? faults[Math.floor(call.number / 3) % faults.length](call)
      : call.say(rightAnswer(call)),
  );
  const replies = newFile();
  const report = await ask(baseUrl, replies, { timeout: 1, limit: 12 });
  expect(report).toMatchObject({ questions: 12, asked: 12, failed: {} });
  expect(server.calls.length).toBeGreaterThan(12 + faults.length - 1);
  expect(new Set(repliesIn(replies).map(({ id }) => id)).size).toBe(12);
});

fully('as many requests are out at a time as allowed, and no more', async () => {
  // The first is alone; of the others none is answered before three are out, or all that are left. One too many would come in the
  // meantime; nothing depends on how fast the machine is.
  const held: Call[] = [];
  const { server, baseUrl } = await serve(async (call) => {
    if (call.number === 0) return call.say('x');
    held.push(call);
    const left = questions.length - server.calls.length;
    if (held.length < 3 && left > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const one of held.splice(0)) one.say('x');
  });
  await ask(baseUrl, newFile(), { concurrency: 3 });
  expect(server.mostOpen).toBe(3);
  expect(server.calls.length).toBe(questions.length);
});

describe('a run that ended is gone on with', () => {
  test('after a signal and a half-written line, each question is answered once', async () => {
    const stop = new AbortController();
    const { server, baseUrl } = await serve((call) => {
      if (call.number === 7) stop.abort();
      call.say('x');
    });
    const replies = newFile();
    const first = await ask(baseUrl, replies, { signal: stop.signal, concurrency: 2 });
    expect(first.interrupted).toBe(true);
    expect(first.asked).toBeLessThan(questions.length);
    appendFileSync(replies, '{"id":"half');
    const second = await ask(baseUrl, replies);
    expect(second).toMatchObject({ before: first.asked, asked: questions.length - first.asked });
    const ids = repliesIn(replies).map(({ id }) => id);
    expect(ids.length).toBe(questions.length);
    expect(new Set(ids).size).toBe(questions.length);
    const before = server.calls.length;
    expect(await ask(baseUrl, replies)).toMatchObject({ asked: 0, before: questions.length });
    expect(server.calls.length).toBe(before);
  });

  test('but not with the file of another model, or one that holds no replies', async () => {
    const { baseUrl } = await serve((call) => call.say('x'));
    const replies = newFile();
    await ask(baseUrl, replies, { limit: 2 });
    await expect(ask(baseUrl, replies, { model: 'other' })).rejects.toThrow(
      /has replies of the model 'tiny', not of 'other'; give another file with --replies$/,
    );
    writeFileSync(replies, 'hello\n');
    await expect(ask(baseUrl, replies)).rejects.toThrow(/^Line 1 of '.*' is not a reply; give a new file/);
  });
});

test('a question that is refused for itself is counted by its reason; the others are asked', async () => {
  const { baseUrl } = await serve((call) =>
    call.number === 2 ? call.refuse(400, 'this picture is not allowed') : call.say('x'),
  );
  const report = await ask(baseUrl, newFile());
  expect(report.asked).toBe(questions.length - 1);
  expect(Object.entries(report.failed)).toEqual([[expect.stringContaining('not allowed'), 1]]);
});

describe('an endpoint that refuses every question stops the run at once', () => {
  test.each<[string, (call: Call) => void, RegExp]>([
    [
      'a wrong key',
      (call) => call.refuse(401, 'no such key'),
      /refuses the key \(.*no such key.*\); --key-env names/,
    ],
    [
      'an unknown model',
      (call) => call.refuse(404, 'no model'),
      /^http.* has no model 'tiny', or is not the address/,
    ],
    [
      'a web page',
      ({ response }) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<!doctype html><p>hello');
      },
      /answers with a web page, not with a chat completion; .* mostly ends in \/v1$/,
    ],
    [
      'other JSON',
      ({ response }) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"status":"ok"}');
      },
      /answers with '\{"status":"ok"\}', not with a chat completion/,
    ],
    [
      'no one at all',
      (call) => call.drop(),
      /gave no reply to the first question \(Connection error\. \([a-zA-Z ]+\)\)/,
    ],
  ])('%s', async (_, answer, message) => {
    const { server, baseUrl } = await serve(answer);
    await expect(ask(baseUrl, newFile(), { retries: 0 })).rejects.toThrow(message);
    expect(server.calls.length).toBe(1);
  });

  test('ten refusals in a row', async () => {
    const { server, baseUrl } = await serve((call) => call.refuse(400, 'unknown param seed'));
    await expect(ask(baseUrl, newFile(), { concurrency: 1 })).rejects.toThrow(
      /gave no reply to 10 questions in a row \(.*unknown param seed\)/,
    );
    expect(server.calls.length).toBe(10);
  });
});

describe('the key', () => {
  const key = 'sk-very-secret';

  test('is sent as a bearer token and never written', async () => {
    vi.stubEnv('LAB_KEY', key);
    const { server, baseUrl } = await serve((call) => call.say('x'));
    const replies = newFile();
    await ask(baseUrl, replies, { keyVariable: 'LAB_KEY', limit: 1 });
    expect(server.calls[0].headers.authorization).toBe(`Bearer ${key}`);
    expect(readFileSync(replies, 'utf8')).not.toContain(key);
  });

  test("is not OpenAI's at any other address", async () => {
    vi.stubEnv('OPENAI_API_KEY', key);
    vi.stubEnv('OPENAI_ORG_ID', 'org-secret');
    const { server, baseUrl } = await serve((call) => call.say('x'));
    await ask(baseUrl, newFile(), { limit: 1 });
    expect(JSON.stringify(server.calls[0].headers)).not.toMatch(/secret/);
  });

  test('does not follow a redirect, and says the whole address that it leads to', async () => {
    vi.stubEnv('LAB_KEY', key);
    const elsewhere = await serve((call) => call.say('x'));
    for (const [location, to] of [
      [`${elsewhere.baseUrl}/chat/completions`, elsewhere.baseUrl],
      ['/api/chat/completions', '/api'],
      ['../v2/chat/completions', '/v1/v2'],
      ['//models.example/v1/chat/completions', 'http://models.example/v1'],
    ]) {
      const { baseUrl } = await serve((call) => call.refuse(307, 'moved', { location }));
      const address = new URL(to, baseUrl).href;
      await expect(ask(baseUrl, newFile(), { keyVariable: 'LAB_KEY' })).rejects.toThrow(
        `redirects to ${address}/chat/completions, which is not followed because of the key; if you trust it, give --base-url ${address}`,
      );
    }
    expect(elsewhere.server.calls).toEqual([]);
  });

  test.each<[string, Partial<AskOptions>, RegExp]>([
    [
      'over plain http',
      { baseUrl: 'http://models.example/v1', keyVariable: 'LAB_KEY' },
      /^Expected https \(a key is sent/,
    ],
    [
      'in the address',
      { baseUrl: 'https://me:sk@models.example/v1' },
      /has a name or password in it; put the key into/,
    ],
    [
      'in a query',
      { baseUrl: 'https://models.example/v1?key=sk-1' },
      /^The address of --base-url has a '\?' or '#' in it, (?!.*sk-1)/,
    ],
    ['not there', { keyVariable: 'NO_KEY' }, /^The environment variable NO_KEY has no key; set it/],
    ["not OpenAI's", { baseUrl: undefined }, /^The environment variable OPENAI_API_KEY has no key/],
    ['for no address', { baseUrl: 'localhost:8000' }, /^Expected an http or https address such as/],
  ])('%s: refused before anything is sent', async (_, more, message) => {
    vi.stubEnv('LAB_KEY', key);
    vi.stubEnv('OPENAI_API_KEY', '');
    await expect(ask('https://models.example/v1', newFile(), more)).rejects.toThrow(message);
  });
});

describe('which questions', () => {
  test('conditions, variants, and a limit that is spread over them', async () => {
    const { baseUrl } = await serve((call) => call.say('x'));
    const replies = newFile();
    const conditions = ['I_orig.Q_p', 'I_rot.Q_d'];
    await ask(baseUrl, replies, { conditions, variants: ['P0'], limit: 6 });
    const asked = repliesIn(replies).map(({ id }) => questions.find((question) => question.id === id)!);
    expect(asked).toHaveLength(6);
    expect(new Set(asked.map(({ condition }) => condition))).toEqual(new Set(conditions));
    expect(new Set(asked.map(({ item }) => item)).size).toBeGreaterThan(3);
  });

  test('names that fit no question are refused with those that there are', async () => {
    const { baseUrl } = await serve((call) => call.say('x'));
    await expect(ask(baseUrl, newFile(), { conditions: ['none'] })).rejects.toThrow(
      /^No question has the condition 'none'; they have I_orig\.Q_d, I_orig\.Q_p/,
    );
  });
});

test('a dataset whose picture lies elsewhere sends nothing of this machine', async () => {
  const { server, baseUrl } = await serve((call) => call.say('x'));
  const other = join(temporaryFolder(), 'set');
  mkdirSync(join(other, 'images'), { recursive: true });
  const [question] = questions.filter(({ images }) => images.length > 0);
  writeFileSync(join(other, 'dataset.json'), readFileSync(join(folder, 'dataset.json')));
  writeFileSync(
    join(other, 'questions.jsonl'),
    `${JSON.stringify({ ...question, images: ['images/a.png'] })}\n`,
  );
  symlinkSync('/etc/passwd', join(other, 'images/a.png'));
  await expect(askDataset(other, { model: 'tiny', baseUrl, replies: newFile() })).rejects.toThrow(
    /^Cannot read '.*images\/a\.png': it is a link that leaves the dataset$/,
  );
  expect(server.calls).toEqual([]);
});
