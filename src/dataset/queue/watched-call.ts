import { pipeline, Readable, Transform } from 'node:stream';

/** Milliseconds without a byte after which a server is given up, and bytes a millisecond that it has to send beyond them. */
const patience = 15_000;
const slowest = 16;
/** Milliseconds after which a server is given up that joins the parts of a file: it goes through 32 KiB in each. */
export const joinPatience = (bytes: number): number => patience + Math.ceil(bytes / (32 << 10));

/** The parts of a command of the SDK that are used here. */
interface Command {
  readonly middlewareStack: {
    add(middleware: never, options: { readonly step: 'deserialize'; readonly priority: 'low' }): void;
  };
}

type Args = { readonly request: { readonly body?: unknown } };
type Next = (args: Args) => Promise<{ readonly response: { body?: unknown; readonly statusCode: number } }>;

/** Bytes handed to the connection at a time. */
const pieceBytes = 64 << 10;
/** The most bytes of an answer in XML, of which a page of a list with its 1,000 keys is the largest, and of an error. */
const xmlBytes = 4 << 20;
const errorBytes = 1 << 20;

/** A call of a bucket, all tries of the SDK's together: it is given up when the server is silent or slow, or its answer too large. */
export class WatchedCall {
  private readonly ending = new AbortController();
  readonly options: { readonly abortSignal: AbortSignal } = { abortSignal: this.ending.signal };
  /** Rejects when the call is given up: the SDK need not settle. */
  readonly givenUp = new Promise<never>((_, fail) =>
    this.ending.signal.addEventListener('abort', () => fail(this.ending.signal.reason as Error)),
  );
  private readonly silence: NodeJS.Timeout;

  /**
   * @param stop gives it up, too
   * @param most milliseconds of silence
   */
  constructor(
    private readonly stop: AbortSignal | undefined,
    most = patience,
  ) {
    stop?.addEventListener('abort', this.stopped);
    if (stop?.aborted) this.stopped();
    this.silence = setTimeout(() => this.giveUp(`it is silent for ${Math.ceil(most / 1000)} s`), most);
  }

  /** Watches what goes with a command, and what comes as its answer. @param most bytes of that */
  watch<T extends Command>(command: T, most = xmlBytes): T {
    const counted = (next: Next) => async (args: Args) => {
      const { request } = args;
      const result = await next(
        request.body instanceof Uint8Array
          ? { ...args, request: this.inPieces(request, request.body) }
          : args,
      );
      const { response } = result;
      const itsMost = response.statusCode < 300 ? most : errorBytes;
      if (response.body) response.body = this.counted(response.body as Readable, itsMost);
      return result;
    };
    // Next to the connection: behind the signature, and before anything of the answer is read.
    command.middlewareStack.add(counted as never, { step: 'deserialize', priority: 'low' });
    return command;
  }

  /** Is to be called when the call has ended in any way. */
  end(): void {
    clearTimeout(this.silence);
    this.stop?.removeEventListener('abort', this.stopped);
    this.givenUp.catch(() => undefined);
  }

  /** The same request, whose body shows how far it has gone. */
  private inPieces(request: Args['request'], body: Uint8Array): Args['request'] {
    const { silence } = this;
    function* pieces(): Generator<Uint8Array> {
      for (let at = 0; at < body.length; at += pieceBytes) {
        silence.refresh();
        yield body.subarray(at, at + pieceBytes);
      }
    }
    const copy = Object.create(Object.getPrototypeOf(request) as object) as object;
    return Object.assign(copy, request, { body: Readable.from(pieces(), { objectMode: false }) });
  }

  private counted(body: Readable, most: number): Readable {
    const began = performance.now();
    let bytes = 0;
    const counter = new Transform({
      transform: (piece: Buffer, _, done) => {
        bytes += piece.length;
        this.silence.refresh();
        if (bytes > most) this.giveUp(`its answer is larger than ${most >> 20} MiB`);
        else if (performance.now() - began > patience + bytes / slowest)
          this.giveUp('it sends its answer too slowly');
        done(null, piece);
      },
    });
    this.ending.signal.addEventListener('abort', () => counter.destroy());
    return pipeline(body, counter, () => undefined);
  }

  private readonly stopped = (): void => this.giveUp('it was told to stop');

  private giveUp(why: string): void {
    this.ending.abort(new Error(why));
  }
}
