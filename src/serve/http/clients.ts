import type { Socket } from 'node:net';
import { ServeError } from '../protocol/messages.js';
import { Turns } from './turns.js';

/** The most bytes of answers that wait to be taken, over all clients; beyond them nothing more is made. */
const mostUntaken = 128 << 20;
/** The bytes of one client beyond which its next request waits. */
const mostOfOne = 4 << 20;
/** The most bytes of requests that wait for their turn, or for the rest of them, over all clients. */
const mostAsked = 64 << 20;
/** How long a client may take nothing while others wait for room, milliseconds. */
const patience = 1000;
/** The most requests that may wait for room. */
const mostWaiting = 1024;
/** The most requests that may wait on one connection: HTTP lets a client send any number before it reads an answer. */
const mostOfOneWaiting = 64;

/** Two bounds over all clients: for bytes that wait to be sent, and for bytes received and not yet handled. */
export class Clients {
  private readonly all = new Map<Socket, Client>();
  private readonly begun = new Turns();
  private readonly answered = new Turns(() => this.hasRoom());
  private untaken = 0;
  private asked = 0;
  private looking: NodeJS.Timeout | undefined;
  private ended = false;

  /** @param dropped told of each client that is dropped */
  constructor(private readonly dropped: () => void) {}

  /** The bytes that wait to be sent. */
  get bytes(): number {
    return this.untaken;
  }

  /** The client at the other end of a connection. */
  of(socket: Socket): Client {
    const known = this.all.get(socket);
    if (known) return known;
    const client: Client = new Client(socket, this.begun, (kind, bytes) => this.count(client, kind, bytes));
    if (socket.destroyed) {
      client.left(); // it has gone while it was answered
      return client;
    }
    this.all.set(socket, client);
    socket.once('close', () => {
      this.all.delete(socket);
      client.left();
    });
    if (this.ended) socket.destroy();
    return client;
  }

  /**
   * Waits until more may be made, which is a little at a time: between large answers there is time for all else.
   * @param owner whose answer it is: what is aborted when its client has gone, or what is made ahead
   * @throws ServeError 'CAPACITY_REACHED' if very many wait
   */
  readonly room = async (owner: object): Promise<void> => {
    if (this.answered.size >= mostWaiting)
      throw new ServeError('CAPACITY_REACHED', 'Answers wait to be taken; try again later');
    await this.answered.next(owner);
  };

  /** Ends every connection, present and future. */
  end(): void {
    this.ended = true;
    for (const socket of this.all.keys()) socket.destroy();
  }

  /** @returns whether there is room for it */
  private count({ gone }: Client, kind: 'untaken' | 'asked', bytes: number): boolean {
    if (kind === 'asked' && bytes > 0 && this.asked + bytes > mostAsked) return false;
    this[kind] += bytes;
    if (bytes < 0) this.answered.letIn();
    else if (kind === 'untaken') this.answered.took(gone, bytes);
    return true;
  }

  private hasRoom(): boolean {
    if (this.untaken < mostUntaken) return true;
    this.looking ??= setTimeout(() => this.makeRoom(), patience / 4);
    return false;
  }

  /** Drops the clients that have taken nothing for longest, until a quarter is free. */
  private makeRoom(): void {
    this.looking = undefined;
    if (this.answered.size === 0) return;
    const late = performance.now() - patience;
    const slow = [...this.all.values()].filter((client) => client.bytes > 0 && client.since < late);
    let left = this.untaken;
    for (const client of slow.sort((a, b) => a.since - b.since)) {
      if (left < 0.75 * mostUntaken) break;
      left -= client.bytes;
      if (client.drop()) this.dropped();
    }
    this.looking = setTimeout(() => this.makeRoom(), patience / 4);
  }
}

/** A client's answers that it has not taken, and the order of its requests. */
export class Client {
  /** The bytes that it has not taken. */
  bytes = 0;
  /** When it last took something, or had taken all. */
  since = 0;
  private asked = 0;
  private busy = false;
  private isDropped = false;
  private readonly waiting: (() => void)[] = [];
  private readonly untilTaken: (() => void)[] = [];
  private readonly leaving = new AbortController();
  /** Aborted when its connection ends: it waits for nothing any more. */
  readonly gone: AbortSignal = this.leaving.signal;
  /** Takes leave of it, where there is a way. Default: none */
  farewell: () => void = () => this.socket.destroy();

  constructor(
    private readonly socket: Socket,
    private readonly begun: Turns,
    private readonly count: (kind: 'untaken' | 'asked', bytes: number) => boolean,
  ) {}

  /** Counts an answer. @returns a function to be called when the client has taken it */
  answer(bytes: number): () => void {
    if (this.socket.destroyed) return () => undefined;
    if (this.bytes === 0) this.since = performance.now();
    this.bytes += bytes;
    this.count('untaken', bytes);
    return () => {
      if (this.socket.destroyed) return; // all of it is counted off
      this.bytes -= bytes;
      this.since = performance.now();
      this.count('untaken', -bytes);
      if (this.bytes === 0) for (const go of this.untilTaken.splice(0)) go();
      this.next();
    };
  }

  /** Counts what waits of its requests. @returns to be called when it waits no more; undefined if there is no room */
  ask(bytes: number): (() => void) | undefined {
    if (!this.count('asked', bytes)) return undefined;
    this.asked += bytes;
    return () => {
      if (this.asked === 0) return;
      this.asked -= bytes;
      this.count('asked', -bytes);
    };
  }

  /**
   * Waits until its earlier requests are answered, it has taken most of that, and more may be begun. Each turn is ended. With too many
   * its connection ends.
   * @param bytes of the request that are to be read
   */
  async turn(bytes?: number): Promise<void> {
    if (this.waiting.length >= mostOfOneWaiting) endFlood(this.socket);
    // Who lets the next one go has said that it is its turn, so that they go in the order in which they came.
    if ((this.busy || this.bytes > mostOfOne) && !this.socket.destroyed)
      await new Promise<void>((go) => this.waiting.push(go));
    this.busy = true;
    if (!this.socket.destroyed) await this.reads(bytes);
  }

  /** Waits until so many bytes of its request may be read. */
  reads(bytes?: number): Promise<void> {
    return this.begun.next(this.gone, bytes);
  }

  /** Waits until it has taken all. */
  async taken(): Promise<void> {
    while (this.bytes > 0 && !this.socket.destroyed)
      await new Promise<void>((go) => this.untilTaken.push(go));
  }

  endTurn(): void {
    this.busy = false;
    this.next();
  }

  /** @returns false if that was done before */
  drop(): boolean {
    if (this.isDropped) return false;
    this.isDropped = true;
    this.farewell();
    return true;
  }

  left(): void {
    this.count('untaken', -this.bytes);
    this.count('asked', -this.asked);
    this.bytes = this.asked = 0;
    this.leaving.abort();
    for (const go of [...this.waiting.splice(0), ...this.untilTaken.splice(0)]) go();
  }

  private next(): void {
    if (this.busy || this.bytes > mostOfOne || this.waiting.length === 0) return;
    this.busy = true;
    this.waiting.shift()!();
  }
}

/**
 * Ends a connection. What came with the last request is not read: Node would make requests of all of it, 2,000 of 64 KiB, before it
 * ends. Nothing that Node documents stops its parser within a piece; without this a flood takes several times the time.
 */
function endFlood(socket: Socket): void {
  const { parser } = socket as { readonly parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => 2; // Node's own word for "another protocol begins here"
  socket.destroy();
}
