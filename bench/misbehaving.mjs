/**
 * How long resets of `topsyturvy serve` take while as many other clients misbehave, beside a quiet server; one server, rounds of the two
 * alternating. Clients that behave play whole episodes of noise pictures of 256 pixels, two of 196 kB each.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { median, report } from './measure.mjs';

const rounds = Number(process.env.TOPSYTURVY_BENCH_ROUNDS ?? 5);
const episodes = Number(process.env.TOPSYTURVY_BENCH_EPISODES ?? 3200);
const clients = Number(process.env.TOPSYTURVY_BENCH_CLIENTS ?? 8);
const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const serve = ['serve', 'user/noise', '--module', 'noise.mjs', '--param', 'side=256', '--port', '0'];
const server = spawn(process.execPath, [pathOf('dist/cli.js'), ...serve], {
  cwd: pathOf('test/serve'),
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface(server.stdout), 'line');
const url = /http:\S+/.exec(line)[0];

await played(episodes / 4); // the first ones load what all need
const ratios = [];
for (let round = 0; round < rounds; round++) {
  const quiet = p99(await played(episodes));
  const others = fork(pathOf('test/serve/misbehaving-clients.mjs'), [url, String(clients)]);
  await once(others, 'message');
  const beside = p99(await played(episodes));
  others.send('end');
  const [misbehaved] = await once(others, 'message');
  ratios.push(beside / quiet);
  report({
    name: 'serve, reset p99',
    value: beside,
    unit: 'ms',
    quiet,
    ratio: beside / quiet,
    episodes,
    misbehaved,
  });
}
report({
  name: 'serve, reset p99 beside misbehaving clients',
  value: median(ratios),
  unit: 'of a quiet server',
  most: Math.max(...ratios),
});
server.kill('SIGTERM');
await once(server, 'exit');

/** Plays so many episodes in all. @returns how long each reset took, milliseconds */
async function played(many) {
  const times = [];
  await Promise.all(Array.from({ length: clients }, () => play(Math.ceil(many / clients), times)));
  return times;
}

async function play(many, times) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  const ask = async (message) => {
    socket.send(JSON.stringify(message));
    return (await once(socket, 'message'))[0];
  };
  for (let i = 0; i < many; i++) {
    const began = performance.now();
    const answer = await ask({ type: 'reset', data: {} });
    times.push(performance.now() - began);
    expectType(answer, 'observation');
    expectType(await ask({ type: 'step', data: { reply: 'A' } }), 'observation');
    await wait(20);
  }
  socket.close();
}

function expectType(answer, type) {
  const message = JSON.parse(answer.toString());
  if (message.type !== type)
    throw new Error(`Expected ${type}, not ${JSON.stringify(message).slice(0, 200)}`);
}

function p99(times) {
  return times.sort((a, b) => a - b)[Math.floor(0.99 * times.length)];
}
