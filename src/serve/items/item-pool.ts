import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { TopsyturvyError } from '../../core/errors.js';
import { packageRoot } from '../../core/files/package-root.js';
import { errorFrom } from '../../dataset/work/job.js';
import { ServeError } from '../protocol/messages.js';
import type { ItemTask, ServedItem } from './served-item.js';
import type { StreamPart } from './stream-part.js';
import type { Made } from './worker.js';

/** The most items that are waited for at a time. */
const mostWaiting = 256;

/** Threads that make items. What someone waits for is made before what is only made ahead. */
export class ItemPool {
  private running = 0;
  private ends = false;
  private readonly waitedFor: (() => void)[] = [];
  private readonly ahead: (() => void)[] = [];

  private constructor(
    private readonly pool: Tinypool,
    private readonly workers: number,
    private readonly timeout: number,
    private readonly room: () => Promise<void>,
  ) {}

  /**
   * @param timeout milliseconds for one item, after which its thread is ended and another begun
   * @param room waits while there is no room for what is made
   */
  static async open(workers: number, timeout: number, room: () => Promise<void>): Promise<ItemPool> {
    const { Tinypool } = await import('tinypool');
    const pool = new Tinypool({
      filename: join(packageRoot(), 'dist', 'serve-worker.js'),
      runtime: 'worker_threads',
      minThreads: workers,
      maxThreads: workers,
      isolateWorkers: false,
      useAtomics: false,
    });
    return new ItemPool(pool, workers, timeout, room);
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.waitedFor.length + this.ahead.length;
  }

  /**
   * An item that someone waits for.
   *
   * @throws TopsyturvyError what making it threw, or that it took too long
   * @throws ServeError 'CAPACITY_REACHED' if too many are waited for
   */
  async make(part: StreamPart, task: ItemTask): Promise<ServedItem> {
    if (this.waitedFor.length >= mostWaiting)
      throw new ServeError('CAPACITY_REACHED', `${mostWaiting} items are being made; try again later`);
    return itemOf((await this.run(this.waitedFor, part, [task]))[0]);
  }

  /** Items of one part, made ahead one after another. */
  makeAhead(part: StreamPart, tasks: readonly ItemTask[]): Promise<Made[]> {
    return this.run(this.ahead, part, tasks);
  }

  /** Hands a task to a thread when one is free, so that its time counts from its beginning. */
  private async run(queue: (() => void)[], part: StreamPart, tasks: readonly ItemTask[]): Promise<Made[]> {
    if (this.running >= this.workers) await new Promise<void>((begin) => queue.push(begin));
    else this.running++;
    let signal: AbortSignal | undefined;
    try {
      await this.room();
      if (this.ends) throw new ServeError('CAPACITY_REACHED', 'The server ends');
      signal = AbortSignal.timeout(this.timeout * tasks.length);
      return (await this.pool.run({ part, tasks }, { signal })) as Made[];
    } catch (error) {
      if (!signal?.aborted) throw error;
      throw new TopsyturvyError(
        'bad-parameter',
        `The item took longer than ${this.timeout / 1000} s; ask for smaller pictures or another family`,
      );
    } finally {
      // The thread that takes the place of one that was ended loads before the next item's time begins.
      if (signal?.aborted) await this.pool.run({ part, tasks: [] }).catch(() => undefined);
      const next = this.waitedFor.shift() ?? this.ahead.shift();
      if (next) next();
      else this.running--;
    }
  }

  /** Begins no more items. */
  stop(): void {
    this.ends = true;
  }

  close(): Promise<void> {
    this.stop();
    return this.pool.destroy();
  }
}

export function itemOf(made: Made): ServedItem {
  if ('error' in made) throw errorFrom(made.error);
  return made.item;
}
