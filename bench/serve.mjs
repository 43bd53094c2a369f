/**
 * Episodes a second of `topsyturvy serve` over real WebSockets beside the same client talking to a server that answers every message with
 * the same small text, and how long a reset takes at half that rate, when items lie ready. Others may use the machine: episodes for
 * each second of the server's CPU time are reported, too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import WebSocket, { WebSocketServer } from 'ws';
import { encodePng } from '../dist/draw.js';
import { report } from './measure.mjs';
import { photographs } from './photographs.mjs';

const seconds = Number(process.env.TOPSYTURVY_BENCH_SECONDS ?? 20);
// The first items of a thread build what later ones use again: models, surfaces, compiled code.
const warming = Number(process.env.TOPSYTURVY_BENCH_WARMING ?? 60);
const clients = Number(process.env.TOPSYTURVY_BENCH_CLIENTS ?? 4);
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

const echo = new WebSocketServer({ port: 0 });
echo.on('connection', (socket) =>
  socket.on('message', () => socket.send('{"type":"observation","data":{}}')),
);
await once(echo, 'listening');
const peer = await load(`ws://127.0.0.1:${echo.address().port}`, { time: 5 });
echo.close();

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
photographs(512).forEach((photo, at) =>
  writeFileSync(join(folder, `${at}.png`), encodePng(photo, { kind: 'photo' })),
);
const own = ['--base', folder, '--param', 'pictures=0.png,1.png', '--param', 'words=meadow,harbor'];

const cases = [
  ['text', ['text/rotated']],
  ['hybrids of own photographs', ['ambiguous/hybrid', ...own]],
  ['hybrids, clean look', ['ambiguous/hybrid', '--param', 'look=clean']],
  ['hybrids, photographic', ['ambiguous/hybrid']],
  ['dori, clean look', ['dori', '--param', 'look=clean']],
  ['dori, photographic', ['dori']],
  ['mirror/body, clean look', ['mirror/body', '--param', 'look=clean']],
  ['mirror/body, photographic', ['mirror/body']],
];
const wanted = process.env.TOPSYTURVY_BENCH_SERVE?.split(';');
for (const [name, args] of cases) if (!wanted || wanted.includes(name)) await measure(name, args);
rmSync(folder, { recursive: true });

async function measure(name, args) {
  const server = spawn(process.execPath, [cli, 'serve', ...args, '--port', '0', '--seed', 'bench'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  const url = /http:\S+/.exec(line)[0];
  const address = url.replace('http', 'ws');
  await load(address, { time: name === 'text' ? 5 : warming });
  const before = await cpuSecondsOf(url);
  const { perSecond, count } = await load(address);
  const cpu = (await cpuSecondsOf(url)) - before;
  await untilReady(url);
  const { p50, p99 } = await load(address, { rate: perSecond / 2 });
  report({
    name: `serve ${name}`,
    value: perSecond,
    unit: 'episodes/s',
    perCpuSecond: count / cpu,
    peer: 'two messages of the same sockets',
    peerValue: peer.perSecond,
    ratio: perSecond / peer.perSecond,
    p50AtHalf: p50,
    p99AtHalf: p99,
  });
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Seconds of CPU that a server has taken, its threads included. */
function cpuSecondsOf(url) {
  return metricOf(url, 'process_cpu_seconds_total');
}

/** Waits until no more items are made ahead, a minute at most. */
async function untilReady(url) {
  let last = -1;
  for (let i = 0; i < 30; i++) {
    const ready = await metricOf(url, 'topsyturvy_items_ready');
    if (ready === last) return;
    last = ready;
    await wait(2000);
  }
}

async function metricOf(url, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)[1]);
}

/**
 * Plays episodes by several clients at a time.
 *
 * @param rate episodes a second of all clients; default: as many as there can be
 * @returns episodes a second, how many, and quantiles of a reset in milliseconds
 */
async function load(address, { time = seconds, rate = Infinity } = {}) {
  const began = performance.now();
  const resets = [];
  const turns = { end: began + 1000 * time, period: (1000 * clients) / rate };
  await Promise.all(Array.from({ length: clients }, () => play(`${address}/ws`, turns, resets)));
  resets.sort((a, b) => a - b);
  const at = (share) => resets[Math.min(resets.length - 1, Math.floor(share * resets.length))];
  return {
    perSecond: (1000 * resets.length) / (performance.now() - began),
    count: resets.length,
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function play(address, { end, period }, resets) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (message) => {
    socket.send(JSON.stringify(message));
    const [answer] = await once(socket, 'message');
    return answer;
  };
  while (performance.now() < end) {
    const start = performance.now();
    await ask({ type: 'reset', data: {} });
    resets.push(performance.now() - start);
    await ask({ type: 'step', data: { reply: 'A' } });
    const left = start + period - performance.now();
    if (left > 0) await wait(Math.min(left, end - performance.now()));
  }
  socket.close();
  await once(socket, 'close');
}
