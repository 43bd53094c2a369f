/**
 * Plays very many episodes of `topsyturvy serve` and tells how much memory the server has at ten places, and how many of the episodes
 * that are asked for again by their ids come out otherwise.
 */
import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';
import { report } from './measure.mjs';

const episodes = Number(process.env.TOPSYTURVY_BENCH_EPISODES ?? 100_000);
const what = process.env.TOPSYTURVY_BENCH_SERVE ?? 'text/rotated';
const clients = 4;
const places = 10;
/** One episode of so many is asked for again. */
const replayed = 50;

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const server = spawn(process.execPath, [cli, 'serve', what, '--port', '0', '--seed', 'soak'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface(server.stdout), 'line');
const url = /http:\S+/.exec(line)[0];

const seen = new Map();
let played = 0;
const memory = [];
await Promise.all(Array.from({ length: clients }, () => play()));
let different = 0;
await withClient(async (ask) => {
  for (const [id, hash] of seen)
    if (hashOf(await ask({ type: 'reset', data: { episode_id: id } })) !== hash) different++;
});
server.kill('SIGTERM');
await once(server, 'exit');
report({
  name: `soak of ${what}`,
  value: memory.at(-1) / memory[1],
  unit: 'memory in the end, of that after a fifth',
  episodes: played,
  replayed: seen.size,
  different,
});
console.log(JSON.stringify({ mebibytes: memory.map(Math.round) }));
if (different > 0) process.exitCode = 1;

/** Plays its share of the episodes. */
function play() {
  return withClient(async (ask) => {
    while (played < episodes) {
      const number = played++;
      const answer = await ask({ type: 'reset', data: {} });
      if (number % replayed === 0) seen.set(JSON.parse(answer).data.observation.episode_id, hashOf(answer));
      await ask({ type: 'step', data: { reply: 'A' } });
      if ((number + 1) % (episodes / places) === 0) memory.push(await residentMebibytes());
    }
  });
}

async function withClient(work) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  await once(socket, 'open');
  await work(async (message) => {
    socket.send(JSON.stringify(message));
    const [answer] = await once(socket, 'message');
    return answer.toString();
  });
  socket.close();
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

async function residentMebibytes() {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)[1]) / 2 ** 20;
}
