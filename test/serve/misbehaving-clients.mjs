// Clients that mean no good, or are broken: node misbehaving-clients.mjs URL CLIENTS. It says that it is ready; told to end, it says how often they misbehaved.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';

const [url, clients] = process.argv.slice(2);
const { hostname: host, port } = new URL(url);
setPriority(19); // on a machine of their own they would take nothing from the server

/** Each ends when its connection does, or after a while. */
const misbehaviors = [
  // Asks for much and reads nothing.
  async () => {
    const socket = await opened();
    socket.pause();
    for (let i = 0; i < 60; i++) socket.send('{"type":"reset","data":{"seed":0}}');
    await wait(2000);
    socket.terminate();
  },
  // The same over HTTP, all requests at once.
  () => raw('GET /items/user/noise/1/1?side=512 HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(60)),
  // Never ends what it begins to say.
  () => raw('POST /reset HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2000000\r\n\r\n{'),
  // Goes away while it is answered.
  async () => {
    const socket = await opened();
    socket.send('{"type":"reset","data":{}}');
    await wait(5);
    socket.terminate();
  },
  // Sends nothing that means anything, much of it.
  async () => {
    const socket = await opened();
    for (let i = 0; i < 50; i++) socket.send(JSON.stringify({ type: 'x'.repeat(900_000) }), () => undefined);
    for (let i = 0; i < 1000; i++) socket.ping(Buffer.alloc(125), undefined, () => undefined);
    await Promise.race([once(socket, 'close'), wait(2000)]);
    socket.terminate();
  },
];

async function opened() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'open'), once(socket, 'close')]);
  return socket;
}

async function raw(text) {
  const socket = connect({ host, port: Number(port) }).on('error', () => undefined);
  socket.pause().write(text);
  await wait(2000);
  socket.destroy();
}

process.send('ready');
let goesOn = true;
let misbehaved = 0;
process.once('message', () => (goesOn = false));
await Promise.all(
  Array.from({ length: Number(clients) }, async (_, at) => {
    for (let i = at; goesOn; i++, misbehaved++) await misbehaviors[i % misbehaviors.length]();
  }),
);
process.send(misbehaved);
process.disconnect();
