import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from './chat-server.js';
import { askingOfStrings, newFile, repliesIn } from './strings.js';

const { ask, serve } = askingOfStrings();

const token = (text: string, logprob: number, top: object[] = []): object => ({
  token: text,
  logprob,
  bytes: [...Buffer.from(text)],
  top_logprobs: top,
});
const others = [
  { token: 'q', logprob: -0.1, bytes: [113] },
  { token: 'b', logprob: -2.5, bytes: [98] },
];
const answering =
  (logprobs: unknown) =>
  (call: Call): void =>
    call.body({
      id: 'x',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'q9' }, logprobs }],
    });

test('are asked for, and stand beside the reply, as few as are kept', async () => {
  const { server, baseUrl } = await serve(
    answering({ content: [token('q', -0.1, others), token('9', -0.5)], refusal: null }),
  );
  const replies = newFile();
  await ask(baseUrl, replies, { limit: 1, logprobs: 2 });
  expect(server.calls[0].request).toMatchObject({ logprobs: true, top_logprobs: 2 });
  expect(repliesIn(replies)).toMatchObject([
    {
      reply: 'q9',
      logprobs: [
        {
          token: 'q',
          logprob: -0.1,
          top: [
            { token: 'q', logprob: -0.1 },
            { token: 'b', logprob: -2.5 },
          ],
        },
        { token: '9', logprob: -0.5 },
      ],
    },
  ]);
  expect(JSON.parse(readFileSync(replies, 'utf8').split('\n')[0])).toMatchObject({
    settings: { logprobs: 2 },
  });
});

test('of the tokens alone, without others in their places', async () => {
  const { server, baseUrl } = await serve(answering({ content: [token('q9', -0.7)] }));
  const replies = newFile();
  await ask(baseUrl, replies, { limit: 1, logprobs: 0 });
  expect(server.calls[0].request).toMatchObject({ logprobs: true });
  expect(server.calls[0].request).not.toHaveProperty('top_logprobs');
  expect(repliesIn(replies)).toMatchObject([{ logprobs: [{ token: 'q9', logprob: -0.7 }] }]);
});

test.each([
  ['that nobody asked for', undefined, { content: [token('q9', -0.7)] }],
  ['that the endpoint does not give', 2, null],
  ['of another form', 2, { tokens: ['q9'], token_logprobs: [-0.7] }],
  ['with one missing', 2, { content: [token('q', -0.7), { token: '9', logprob: null }] }],
])('those %s are left out, and the reply stays', async (_, logprobs, given) => {
  const { server, baseUrl } = await serve(answering(given));
  const replies = newFile();
  expect(await ask(baseUrl, replies, { limit: 1, logprobs })).toMatchObject({ asked: 1 });
  if (logprobs === undefined) expect(server.calls[0].request).not.toHaveProperty('logprobs');
  expect(repliesIn(replies)[0]).toMatchObject({ reply: 'q9' });
  expect(repliesIn(replies)[0]).not.toHaveProperty('logprobs');
});

test('of a long reply the first 1,024 are kept, of each place twenty', async () => {
  const many = Array.from({ length: 30 }, () => others[0]);
  const content = Array.from({ length: 1100 }, () => token('q', -0.1, many));
  const { baseUrl } = await serve(answering({ content }));
  const replies = newFile();
  await ask(baseUrl, replies, { limit: 1, logprobs: 20 });
  const [{ logprobs }] = repliesIn(replies);
  expect([logprobs!.length, logprobs![0].top!.length]).toEqual([1024, 20]);
});
