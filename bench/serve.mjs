/**
 * Episodes a second of `topsyturvy serve` over real WebSockets, and how long a reset takes, beside the same client talking to a server
 * that answers every message with the same small text.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import WebSocket, { WebSocketServer } from 'ws';
import { report } from './measure.mjs';

const seconds = Number(process.env.TOPSYTURVY_BENCH_SECONDS ?? 8);
const clients = Number(process.env.TOPSYTURVY_BENCH_CLIENTS ?? 4);
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

const echo = new WebSocketServer({ port: 0 });
echo.on('connection', (socket) =>
  socket.on('message', () => socket.send('{"type":"observation","data":{}}')),
);
await once(echo, 'listening');
const peer = await load(`ws://127.0.0.1:${echo.address().port}`);
echo.close();

const cases = [
  ['text', ['text/rotated']],
  ['hybrid', ['ambiguous/hybrid']],
  ['dori clean', ['dori', '--param', 'look=clean']],
  ['dori photo', ['dori', '--param', 'look=photo']],
  ['mirror clean', ['mirror/body', '--param', 'look=clean']],
  ['mirror photo', ['mirror/body', '--param', 'look=photo']],
];
const wanted = process.env.TOPSYTURVY_BENCH_SERVE?.split(',');
for (const [name, args] of cases) {
  if (wanted && !wanted.includes(name)) continue;
  const server = spawn(process.execPath, [cli, 'serve', ...args, '--port', '0', '--seed', 'bench'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(server.stdout), 'line');
  const address = /http:\S+/.exec(line)[0].replace('http', 'ws');
  await load(address, 2); // opens the families
  const { perSecond, p50, p99 } = await load(address, seconds);
  report({
    name: `serve ${name}`,
    value: perSecond,
    unit: 'episodes/s',
    peer: 'two messages of the same sockets',
    peerValue: peer.perSecond,
    ratio: perSecond / peer.perSecond,
    p50,
    p99,
  });
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Plays episodes by several clients at a time. @returns episodes a second, and quantiles of a reset in milliseconds */
async function load(address, time = seconds) {
  const end = performance.now() + 1000 * time;
  const began = performance.now();
  const resets = [];
  await Promise.all(Array.from({ length: clients }, () => play(`${address}/ws`, end, resets)));
  resets.sort((a, b) => a - b);
  const at = (share) => resets[Math.min(resets.length - 1, Math.floor(share * resets.length))];
  return {
    perSecond: (1000 * resets.length) / (performance.now() - began),
    p50: at(0.5),
    p99: at(0.99),
  };
}

async function play(address, end, resets) {
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
  }
  socket.close();
  await once(socket, 'close');
}
