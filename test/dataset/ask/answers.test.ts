import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from './chat-server.js';
import { readCompletion } from '../../../src/dataset/ask/completion.js';
import { askingOfStrings, newFile, repliesIn } from './strings.js';

const { ask, serve } = askingOfStrings();

const choice = (one: object): object => ({ id: 'x', object: 'chat.completion', choices: [one] });
const of = (message: object, finish_reason = 'stop'): object => choice({ index: 0, finish_reason, message });

/** What is said of the question that gets it always, and whether asking it again may help. */
const errors: [string, unknown, RegExp, boolean][] = [
  [
    'of the server',
    { error: { message: 'Provider returned an error', code: 502 } },
    /^502 Provider returned/,
    true,
  ],
  [
    'a rate limit',
    { id: null, choices: null, error: { message: 'Too many', code: 429 } },
    /^429 Too many$/,
    true,
  ],
  ['a code as text', { error: { message: 'Too many', code: '429' } }, /^429 Too many$/, true],
  [
    'a code in words',
    { error: { message: 'Slow', code: 'rate_limit_exceeded' } },
    /^rate_limit_exceeded Slow$/,
    true,
  ],
  ['a type', { error: { message: 'Down', type: 'server_error', code: null } }, /^server_error Down$/, true],
  ['no code', { error: { message: 'Something went wrong' } }, /^Something went wrong$/, true],
  ['words alone', { error: 'model is loading' }, /^model is loading$/, true],
  ['of the question', { error: { message: 'Filtered by the provider', code: 403 } }, /^403 Filtered/, false],
  [
    'too long',
    { error: { message: 'L', code: 'context_length_exceeded' } },
    /^context_length_exceeded L$/,
    false,
  ],
  [
    'in a list',
    [{ error: { message: 'Quota', code: 429, status: 'RESOURCE_EXHAUSTED' } }],
    /^429 Quota$/,
    true,
  ],
  ['that is the body', { object: 'error', message: 'bad image', code: 400 }, /^400 bad image$/, false],
  [
    'in the choice',
    choice({ finish_reason: 'error', error: { code: 502, message: 'Idle' }, message: { content: '' } }),
    /^502 Idle$/,
    true,
  ],
  ['of a choice that began', of({ content: 'The answ' }, 'error'), /^the choice ended in an error$/, true],
  ['no choices', { object: 'chat.completion', choices: [] }, /^the answer has no choices$/, true],
  ['choices of null', { object: 'chat.completion', choices: null }, /^the answer has no choices$/, true],
  [
    'no message',
    choice({ finish_reason: 'content_filter' }),
    /^the answer has no message \(content_filter\)$/,
    true,
  ],
  ['null', null, /^it answered with nothing, not with a chat completion$/, true],
  ['an empty body', '', /^it answered with nothing/, true],
  ['a page of a gateway', '<html>Sorry', /^it answered with a web page/, true],
  ['JSON that is cut short', '{"choices": [{"mess', /^it answered with '\{"choices": \[\{"mess', not/, true],
];

describe('an error with status 200 is the failure of its question alone', () => {
  test.each(errors)('%s', async (_, body, why, mayPass) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(readCompletion(text, undefined)).toMatchObject({ mayPass });
    let bad: string | undefined;
    const { server, baseUrl } = await serve((call) => {
      const question = JSON.stringify(call.request.messages);
      if (call.number === 2) bad = question;
      return question === bad ? call.body(body) : call.say('x');
    });
    const replies = newFile();
    for (const before of [0, 5]) {
      const from = server.calls.length;
      const report = await ask(baseUrl, replies, { retries: 0 });
      expect(report).toMatchObject({ asked: 5 - before, before, withoutText: {} });
      expect(Object.entries(report.failed)).toEqual([[expect.stringMatching(why), 1]]);
      expect(server.calls.length - from).toBe(6 - before);
    }
    expect(repliesIn(replies)).toHaveLength(5);
  });

  test('one that passes is asked again, and is no failure', async () => {
    const { server, baseUrl } = await serve((call) =>
      call.number % 4 === 3 ? call.body({ error: { message: 'Upstream', code: 502 } }) : call.say('x'),
    );
    expect(await ask(baseUrl, newFile())).toMatchObject({ asked: 6, failed: {} });
    expect(server.calls.length).toBe(7);
  });

  test.each([
    ['with a reply beside an error that says nothing', { ...of({ content: 'x' }), error: {} }],
    ['with a reply beside an error of null', { ...of({ content: 'x' }), error: null }],
  ])('%s', async (_, body) => {
    const { baseUrl } = await serve((call) => call.body(body));
    expect(await ask(baseUrl, newFile())).toMatchObject({ asked: 6, failed: {} });
  });

  test('at the very first question, too: also with the statuses that end a run', async () => {
    const { baseUrl } = await serve((call) =>
      call.number === 0
        ? call.body({ error: { message: 'No access to this one', code: 401 } })
        : call.say('x'),
    );
    expect(await ask(baseUrl, newFile())).toMatchObject({
      asked: 5,
      failed: { '401 No access to this one': 1 },
    });
  });

  test('and so are refusals with other statuses after a good reply, in this run or before', async () => {
    let bad: string | undefined;
    const { baseUrl } = await serve((call) => {
      const question = JSON.stringify(call.request.messages);
      if (call.number === 3) bad = question;
      return question === bad ? call.refuse(404, 'no provider takes pictures') : call.say('x');
    });
    const replies = newFile();
    for (const asked of [5, 0])
      expect(await ask(baseUrl, replies)).toMatchObject({
        asked,
        failed: { '404 no provider takes pictures': 1 },
      });
  });

  test('ten in a row end the run with what there is', async () => {
    const { baseUrl } = await serve((call) =>
      call.number < 2 ? call.say('x') : call.body({ error: { message: 'Out of credit', code: 402 } }),
    );
    const replies = newFile();
    await expect(ask(baseUrl, replies, { limit: 20 })).rejects.toThrow(
      new RegExp(
        `^http.* gave no reply to 10 questions in a row \\(402 Out of credit\\); 2 replies are in '${replies}', and the same call asks the rest$`,
      ),
    );
  });
});

describe('replies without text', () => {
  const silent: [string, (call: Call) => void, string][] = [
    [
      'cut off in reasoning',
      (call) => call.body(of({ content: '', reasoning: '6 turns' }, 'length')),
      'length',
    ],
    ['reasoning alone', (call) => call.body(of({ content: null, reasoning_content: 'q9' })), 'stop'],
    ['nothing', (call) => call.body(of({ content: null, refusal: null })), 'stop'],
    ['white space', (call) => call.body(of({ content: '\n \n' })), 'stop'],
    [
      'a call of a tool',
      (call) => call.body(of({ content: null, tool_calls: [{}] }, 'tool_calls')),
      'tool_calls',
    ],
    [
      'thinking in parts',
      (call) => call.body(of({ content: [{ type: 'thinking', thinking: 'q9' }] })),
      'stop',
    ],
    ['no parts', (call) => call.body(of({ content: [] })), 'stop'],
  ];

  test.each(silent)('%s: counted by their ends, not written, and asked again', async (_, say, finish) => {
    const { baseUrl } = await serve((call) =>
      call.number % 3 === 1 && call.number < 6 ? say(call) : call.say('x'),
    );
    const replies = newFile();
    expect(await ask(baseUrl, replies)).toMatchObject({ asked: 4, failed: {}, withoutText: { [finish]: 2 } });
    expect(repliesIn(replies)).toHaveLength(4);
    expect(await ask(baseUrl, replies)).toMatchObject({ asked: 2, before: 4, withoutText: {} });
  });

  test('a run of nothing else goes on to its end and leaves no file', async () => {
    const { baseUrl } = await serve((call) => call.body(of({ content: '' }, 'length')));
    const replies = newFile();
    expect(await ask(baseUrl, replies, { limit: 15 })).toMatchObject({
      asked: 0,
      withoutText: { length: 15 },
    });
    expect(existsSync(replies)).toBe(false);
  });
});

test.each([
  [
    'text in parts',
    {
      content: [
        { type: 'text', text: 'q' },
        { type: 'text', text: '9' },
      ],
    },
    'q9',
  ],
  [
    'thinking before text',
    {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'b6' }] },
        { type: 'text', text: 'q9' },
      ],
    },
    'q9',
  ],
  [
    'reasoning that has a text',
    {
      content: [
        { type: 'reasoning', text: 'b6' },
        { type: 'output_text', text: 'q9' },
      ],
    },
    'q9',
  ],
  ['reasoning beside the reply', { content: 'q9', reasoning_content: 'b6' }, 'q9'],
  ['a refusal', { content: null, refusal: 'I will not.' }, 'I will not.'],
  ['a refusal in parts', { content: [{ type: 'refusal', refusal: 'I will not.' }] }, 'I will not.'],
])('%s is read as what it says', async (_, message, reply) => {
  const { baseUrl } = await serve((call) => call.body(of(message)));
  const replies = newFile();
  await ask(baseUrl, replies, { limit: 1 });
  expect(repliesIn(replies)[0]).toMatchObject({ reply, finish: 'stop' });
});

test.each([
  ['too many for any reply', 1e308],
  ['fewer than none', -5],
  ['a fraction', 0.5],
])('tokens that are no count are not added: %s', async (_, tokens) => {
  const usage = { prompt_tokens: tokens, completion_tokens: tokens };
  const { baseUrl } = await serve((call) =>
    call.number === 0 ? call.say('x') : call.body({ ...of({ content: 'x' }), usage }),
  );
  const replies = newFile();
  expect(await ask(baseUrl, replies)).toMatchObject({ asked: 6, tokens: { in: 100, out: 3 } });
  expect(repliesIn(replies).filter((reply) => 'tokens' in reply)).toHaveLength(1);
});

test('an answer whose members are no text, though they stand where text should be, is a failure or a reply', () => {
  const none = { toString: 1, valueOf: 1 };
  for (const body of [
    { error: { message: none, code: none, type: none, status: none } },
    { choices: [{ finish_reason: none }] },
    { choices: [{ finish_reason: none, message: none }] },
    { choices: [{ message: { content: none, role: none }, error: { code: none } }], usage: none },
    { choices: [{ message: { content: [none, { type: none, text: none }], tool_calls: none } }] },
  ]) {
    const read = readCompletion(JSON.stringify(body), undefined);
    expect('why' in read ? typeof read.why : typeof read.text).toMatch(/^(string|undefined)$/);
  }
});
