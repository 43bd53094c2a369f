import type { Socket } from 'node:net';
import { ServeError } from '../protocol/messages.js';

/** The most bytes of answers that wait to be taken, over all clients; beyond them nothing more is made. */
const mostUntaken = 128 << 20;
/** The bytes of one client beyond which its next request waits. */
const mostOfOne = 4 << 20;
/** The most bytes of requests that wait for their turn, or for the rest of them, over all clients. */
const mostAsked = 64 << 20;
/** How long a client may take nothing while others wait for room, milliseconds. */
const patience = 1000;
/** The most answers, and bytes of them, let in between two turns of the loop, so that all else has its turn. */
const mostAtOnce = { answers: 8, bytes: 1 << 20 };
/** The most requests that may wait for room. */
const mostWaiting = 1024;
/** The most requests that may wait on one connection: HTTP lets a client send any number before it reads an answer. */
const mostOfOneWaiting = 64;

/** Two bounds over all clients: for what waits to be sent to them, and for what they sent and that waits. */
export class Clients {
  private readonly all = new Map<Socket, Client>();
  private readonly waiting: (() => void)[] = [];
  private untaken = 0;
  private asked = 0;
  private looking: NodeJS.Timeout | undefined;
  /** What was let in and answered in this turn of the loop. */
  private readonly turn = { isCounted: false, let: 0, answered: 0 };
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
    const client = new Client(socket, (kind, bytes) => this.count(kind, bytes));
    this.all.set(socket, client);
    socket.once('close', () => {
      this.all.delete(socket);
      client.gone();
    });
    if (this.ended) socket.destroy();
    return client;
  }

  /**
   * Waits until more may be made, which is a little at a time: between large answers there is time for all else.
   *
   * @throws ServeError 'CAPACITY_REACHED' if very many wait
   */
  readonly room = async (): Promise<void> => {
    if (this.waiting.length >= mostWaiting)
      throw new ServeError('CAPACITY_REACHED', 'Answers wait to be taken; try again later');
    await new Promise<void>((go) => {
      this.waiting.push(go);
      this.letIn();
    });
  };

  /** Ends every connection, present and future. */
  end(): void {
    this.ended = true;
    for (const socket of this.all.keys()) socket.destroy();
  }

  /** @returns whether there is room for it */
  private count(kind: 'untaken' | 'asked', bytes: number): boolean {
    if (kind === 'asked' && bytes > 0 && this.asked + bytes > mostAsked) return false;
    this[kind] += bytes;
    if (kind === 'untaken' && bytes > 0) this.inThisTurn('answered', bytes);
    if (bytes < 0) this.letIn();
    return true;
  }

  /** Lets waiting requests in: a few in each turn of the loop, and none after one that gets a large answer. */
  private letIn(): void {
    const { turn } = this;
    while (this.waiting.length > 0 && turn.let < mostAtOnce.answers && turn.answered < mostAtOnce.bytes) {
      if (this.untaken >= mostUntaken) {
        this.looking ??= setTimeout(() => this.makeRoom(), patience / 4);
        return;
      }
      this.inThisTurn('let', 1);
      this.waiting.shift()!();
    }
  }

  private inThisTurn(what: 'let' | 'answered', more: number): void {
    const { turn } = this;
    turn[what] += more;
    if (turn.isCounted) return;
    turn.isCounted = true;
    setImmediate(() => {
      turn.isCounted = false;
      turn.let = turn.answered = 0;
      this.letIn();
    });
  }

  /** Drops the clients that have taken nothing for longest, until a quarter is free. */
  private makeRoom(): void {
    this.looking = undefined;
    if (this.waiting.length === 0) return;
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
  /** Takes leave of it, where there is a way. Default: none */
  farewell: () => void = () => this.socket.destroy();

  constructor(
    private readonly socket: Socket,
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

  /** Waits until its earlier requests are answered and mostly taken. Each turn is ended; too many end the connection. */
  async turn(): Promise<void> {
    if (this.waiting.length >= mostOfOneWaiting) this.socket.destroy();
    while ((this.busy || this.bytes > mostOfOne) && !this.socket.destroyed)
      await new Promise<void>((go) => this.waiting.push(go));
    this.busy = true;
  }

  /** Waits until it has taken all. */
  async taken(): Promise<void> {
    while (this.bytes > 0 && !this.socket.destroyed) await new Promise<void>((go) => this.waiting.push(go));
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

  gone(): void {
    this.count('untaken', -this.bytes);
    this.count('asked', -this.asked);
    this.bytes = this.asked = 0;
    for (const go of this.waiting.splice(0)) go();
  }

  private next(): void {
    if (!this.busy && this.bytes <= mostOfOne) this.waiting.shift()?.();
  }
}
