import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Session } from '../episodes/session.js';
import { readMessage, ServeError, serveError } from '../protocol/messages.js';
import { jsonBytes } from '../protocol/json-bytes.js';
import type { Service } from './service.js';
import { Rate } from './rate.js';
import { socketPath } from './upgrades.js';

/** The most waiting messages of one client. With more the connection is closed. */
const mostWaiting = 64;
/** The bytes of messages that wait, or came too late, beyond which nothing more is read from their client. */
const mostAhead = 2 << 20;
/** Bytes that a client has not taken beyond which its pings are not answered. */
const mostForPong = 1 << 20;
/** The close codes of RFC 6455 for what a client did, and for a server that has no room. */
const closeCodes = { away: 1001, policy: 1008, full: 1013 } as const;
/** How long a client may take to answer a goodbye, milliseconds. */
const goodbye = 2000;

/** OpenEnv's WebSocket protocol at `/ws`: a connection is a session. */
export function socketRoute(
  app: FastifyInstance,
  { sessions, metrics, clients }: Pick<Service, 'sessions' | 'metrics' | 'clients'>,
  perSecond: number,
): void {
  app.get(socketPath, { websocket: true }, (socket, { raw }) => {
    const client = clients.of(raw.socket);
    client.farewell = () => leave(socket, closeCodes.full);
    client.endTurn(); // of the request to become a WebSocket
    const send = (message: object): void => {
      if (socket.readyState !== socket.OPEN) return;
      const text = jsonBytes(message);
      socket.send(text, { binary: false }, client.answer(text.length));
    };
    const fail = (error: unknown): void => {
      const { code, message } = serveError(error);
      metrics.failed(code);
      send({ type: 'error', data: { message, code } });
    };
    const refuse = (why: string, code: number): void => {
      fail(new ServeError('CAPACITY_REACHED', why));
      leave(socket, code);
    };
    let session: Session;
    try {
      session = sessions.open();
    } catch (error) {
      fail(error);
      leave(socket, closeCodes.full);
      return;
    }
    const answer = async (data: Buffer): Promise<void> => {
      await client.turn(data.length);
      try {
        if (socket.readyState !== socket.OPEN) return;
        const message = readMessage(data.toString());
        if (message.type === 'close') leave(socket, 1000);
        else if (message.type === 'state') send({ type: 'state', data: session.state });
        else
          send({
            type: 'observation',
            data: await (message.type === 'reset'
              ? session.reset(message.data, client.gone)
              : session.step(message.data, client.gone)),
          });
      } catch (error) {
        fail(error);
      } finally {
        client.endTurn();
      }
    };
    const rate = new Rate(perSecond);
    const waiting = { messages: 0, bytes: 0 };
    /** Bytes that came after it was told goodbye. */
    let late = 0;
    let last: Promise<void> = Promise.resolve();
    due.set(socket, () => last.then(() => client.taken()));
    socket.on('message', (data: Buffer) => {
      if (socket.readyState !== socket.OPEN) {
        late += data.length;
        if (late > mostAhead) socket.pause();
        return;
      }
      waiting.messages++;
      waiting.bytes += data.length;
      if (waiting.messages > mostWaiting || !rate.take())
        return refuse('Too many messages; wait for the answers', closeCodes.policy);
      const answered = client.ask(data.length);
      if (!answered) return refuse('Too many messages of all clients wait; try again later', closeCodes.full);
      if (waiting.bytes > mostAhead) socket.pause();
      last = last
        .then(() => answer(data))
        .finally(() => {
          answered();
          waiting.messages--;
          waiting.bytes -= data.length;
          if (waiting.bytes <= mostAhead && late <= mostAhead) socket.resume();
        });
    });
    socket.on('ping', (data) => {
      if (socket.readyState === socket.OPEN && socket.bufferedAmount < mostForPong) socket.pong(data);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => sessions.close());
  });
}

/** What each client still waits for, and takes. */
const due = new WeakMap<WebSocket, () => Promise<void>>();

/** Waits until clients have the answers that are due, then closes their connections. */
export async function endSockets(sockets: Iterable<WebSocket>): Promise<void> {
  await Promise.all(
    [...sockets].map(async (socket) => {
      const closed = new Promise((done) => socket.once('close', done));
      await Promise.race([due.get(socket)?.(), closed]);
      leave(socket, closeCodes.away);
      await closed;
    }),
  );
}

/** Says goodbye, and ends the connection of a client that does not answer it. */
function leave(socket: WebSocket, code: number): void {
  const late = setTimeout(() => socket.terminate(), goodbye);
  socket.once('close', () => clearTimeout(late));
  socket.close(code);
}
