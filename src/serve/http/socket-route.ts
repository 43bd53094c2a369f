import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Session } from '../episodes/session.js';
import { readMessage } from '../protocol/messages.js';
import { ServeError, serveError } from '../protocol/serve-error.js';
import type { Service } from './service.js';
import { Rate } from './rate.js';

/** What may wait of one client for what came before: messages, and their bytes. With more the connection is closed. */
const mostWaiting = { messages: 64, bytes: 16 << 20 };
/** Bytes that a client has not taken yet, beyond which its next message waits. */
const mostUnsent = 64 << 20;
/** The close codes of RFC 6455 for what a client did, and for a server that has no room. */
const closeCodes = { away: 1001, policy: 1008, full: 1013 } as const;
/** How long a client may take to answer a goodbye, milliseconds. */
const goodbye = 2000;

/** OpenEnv's WebSocket protocol at `/ws`: a connection is a session. */
export function socketRoute(
  app: FastifyInstance,
  { sessions, metrics }: Pick<Service, 'sessions' | 'metrics'>,
  perSecond: number,
): void {
  app.get('/ws', { websocket: true }, (socket) => {
    const fail = (error: unknown): void => {
      const { code, message } = serveError(error);
      metrics.failed(code);
      send(socket, { type: 'error', data: { message, code } });
    };
    let session: Session;
    try {
      session = sessions.open();
    } catch (error) {
      fail(error);
      socket.close(closeCodes.full);
      return;
    }
    const rate = new Rate(perSecond);
    const waiting = { messages: 0, bytes: 0 };
    const wait = (messages: number, { length }: Buffer): boolean => {
      waiting.messages += messages;
      waiting.bytes += messages * length;
      return waiting.messages <= mostWaiting.messages && waiting.bytes <= mostWaiting.bytes;
    };
    let last: Promise<void> = Promise.resolve();
    due.set(socket, () => last);
    socket.on('message', (data: Buffer) => {
      if (!wait(1, data) || !rate.take()) {
        fail(new ServeError('CAPACITY_REACHED', 'Too many messages; wait for the answers'));
        socket.close(closeCodes.policy);
        return;
      }
      last = last
        .then(() => answer(socket, session, data.toString()))
        .catch(fail)
        .finally(() => void wait(-1, data));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => sessions.close());
  });
}

/** What each client still waits for. */
const due = new WeakMap<WebSocket, () => Promise<void>>();

/** Lets clients have the answers that are due, and closes their connections. */
export async function endSockets(sockets: Iterable<WebSocket>): Promise<void> {
  await Promise.all(
    [...sockets].map(async (socket) => {
      await due.get(socket)?.();
      const closed = new Promise((done) => socket.once('close', done));
      const late = setTimeout(() => socket.terminate(), goodbye);
      socket.close(closeCodes.away);
      await closed;
      clearTimeout(late);
    }),
  );
}

async function answer(socket: WebSocket, session: Session, text: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  const message = readMessage(text);
  switch (message.type) {
    case 'reset':
      send(socket, { type: 'observation', data: await session.reset(message.data) });
      break;
    case 'step':
      send(socket, { type: 'observation', data: session.step(message.data) });
      break;
    case 'state':
      send(socket, { type: 'state', data: session.state });
      break;
    case 'close':
      socket.close(1000);
  }
  while (socket.bufferedAmount > mostUnsent && socket.readyState === socket.OPEN) await drained(socket);
}

const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));

/** Waits until the client has taken something. */
const drained = (socket: WebSocket): Promise<void> =>
  new Promise((done) => socket.ping(undefined, undefined, () => done()));
