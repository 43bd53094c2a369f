import { Server, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Clients } from './clients.js';

/** The route of WebSockets. */
export const socketPath = '/ws';

/** Requests to change the protocol of a connection. Only the change to a WebSocket at its route is granted. */
export class Upgrades {
  /** Says which requests may become WebSockets. It listens nowhere. */
  readonly sockets = new Server();

  constructor(
    private readonly server: Server,
    private readonly clients: Clients,
  ) {
    server.on('upgrade', (request, socket, head) => void this.change(request, socket as Socket, head));
  }

  private async change(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    // Nobody else listens to it meanwhile.
    socket.setTimeout(0).on('error', () => socket.destroy());
    const client = this.clients.of(socket);
    // What it asked for before is answered first.
    await client.turn();
    if (socket.destroyed) return;
    if (isForSocket(request)) {
      if (!this.sockets.emit('upgrade', request, socket, head)) socket.destroy(); // the server ends
      return;
    }
    // RFC 9110, 7.8: a server may go on as if nothing had been said of another protocol, as Java's and curl's clients do of HTTP/2.
    client.endTurn();
    socket.unshift(Buffer.concat([headWithout(request), head]));
    this.server.emit('connection', socket);
  }
}

const isForSocket = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && url?.split('?')[0] === socketPath && headers.upgrade?.toLowerCase() === 'websocket';

/** The head of a request as it came, but for what it says of another protocol. */
function headWithout({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i].toLowerCase() !== 'upgrade') lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
