import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { wrongParameter } from '../../core/errors.js';
import { packageRoot } from '../../core/files/package-root.js';
import { sharedRoom } from '../../core/threads/shared-bytes.js';
import { errorFrom } from '../../dataset/work/job.js';
import { FairQueue } from '../fair-queue.js';
import { ServeError } from '../protocol/messages.js';
import type { ItemTask, ServedItem } from './served-item.js';
import type { StreamPart } from './stream-part.js';
import type { Made, Work } from './worker.js';

/** The most items that are waited for at a time. */
const mostWaiting = 256;

/** Items that are made one after another. Changed as clients come and go. */
export interface Batch {
  readonly part: StreamPart;
  readonly tasks: readonly ItemTask[];
  /** Clients that wait for one of them, by what is aborted when they have gone: if any, they are made before those that nobody waits for. */
  readonly waiters: Set<AbortSignal>;
  /** How many of them somebody may yet ask for. */
  untold: number;
}

/** Whether there is anyone whom it might serve. */
const isWanted = ({ waiters, untold }: Batch): boolean => waiters.size + untold > 0;

export const clientHasGone = (): ServeError => new ServeError('CAPACITY_REACHED', 'The client has gone');

type Waiting = { readonly begin: () => void; readonly leave: (why: ServeError) => void };

/**
 * Threads that make items. Items that a client waits for are made before items that are made ahead, and first those of clients for whom
 * least was made.
 */
export class ItemPool {
  private readonly shared = sharedRoom();
  private running = 0;
  private ends = false;
  private readonly queue = new Map<Batch, Waiting>();
  private readonly order = new FairQueue<Batch>(({ waiters }) => [...waiters]);

  private constructor(
    private readonly pool: Tinypool,
    private readonly workers: number,
    private readonly timeout: number,
    private readonly room: (owner: object) => Promise<void>,
  ) {}

  /**
   * @param timeout milliseconds for one item, after which its thread is ended and another begun
   * @param room waits while there is no room for what is made
   */
  static async open(
    workers: number,
    timeout: number,
    room: (owner: object) => Promise<void>,
  ): Promise<ItemPool> {
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
    return this.queue.size;
  }

  /** @throws ServeError 'CAPACITY_REACHED' if too many items are waited for */
  checkRoom(): void {
    if ([...this.queue.keys()].filter(({ waiters }) => waiters.size > 0).length >= mostWaiting)
      throw new ServeError('CAPACITY_REACHED', `${mostWaiting} items are being made; try again later`);
  }

  /**
   * An item that someone waits for.
   * @param gone aborted when they have gone
   * @throws TopsyturvyError what making it threw, or that it took too long
   * @throws ServeError 'CAPACITY_REACHED' if too many are waited for
   */
  async make(part: StreamPart, task: ItemTask, gone: AbortSignal): Promise<ServedItem> {
    this.checkRoom();
    const batch: Batch = { part, tasks: [task], waiters: new Set(), untold: 0 };
    return this.waitFor(batch, gone, async () => itemOf((await this.run(batch))[0]));
  }

  /** Counts someone among those who wait for a batch until it is made, or they have gone. */
  async waitFor<T>(batch: Batch, gone: AbortSignal, item: () => Promise<T>): Promise<T> {
    if (gone.aborted) throw clientHasGone();
    batch.waiters.add(gone);
    this.order.enter(gone);
    const leave = (): void => {
      batch.waiters.delete(gone);
      this.forget(batch);
    };
    gone.addEventListener('abort', leave, { once: true });
    try {
      return await item();
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  /** Forgets a batch that nobody waits for, nor will, unless it has begun. */
  forget(batch: Batch): void {
    if (isWanted(batch)) return;
    this.queue.get(batch)?.leave(clientHasGone());
    this.queue.delete(batch);
    this.order.delete(batch);
  }

  /** Makes a batch, as often from where it was left as that takes. */
  async run(batch: Batch): Promise<Made[]> {
    const made: Made[] = [];
    while (made.length < batch.tasks.length) made.push(...(await this.runFrom(batch, made.length)));
    return made;
  }

  /** Hands a batch from a task on to a thread when one is free, so that its time counts from its beginning. @returns what was made in time */
  private async runFrom(batch: Batch, from: number): Promise<Made[]> {
    const { part } = batch;
    const tasks = batch.tasks.slice(from);
    if (!isWanted(batch)) throw clientHasGone();
    if (this.running >= this.workers)
      await new Promise<void>((begin, leave) => {
        this.queue.set(batch, { begin, leave });
        this.order.add(batch);
      });
    else this.running++;
    let signal: AbortSignal | undefined;
    let began = performance.now();
    try {
      await this.room([...batch.waiters][0] ?? batch);
      if (this.ends) throw new ServeError('CAPACITY_REACHED', 'The server ends');
      if (!isWanted(batch)) throw clientHasGone();
      // One is begun within the time of another, so a batch takes no more than two items may, however many it has.
      began = performance.now();
      signal = AbortSignal.timeout(this.timeout * Math.min(2, tasks.length));
      return (await this.pool.run(this.work(part, tasks, this.timeout), { signal })) as Made[];
    } catch (error) {
      if (!signal?.aborted) throw error;
      throw wrongParameter(
        `The item took longer than ${this.timeout / 1000} s; ask for smaller pictures or another family`,
      );
    } finally {
      // The thread that takes the place of one that was ended loads before the next item's time begins.
      if (signal?.aborted) await this.pool.run(this.work(part, [], 0)).catch(() => undefined);
      this.order.charge([...batch.waiters], performance.now() - began);
      const next = this.order.take();
      const waiting = next && this.queue.get(next);
      if (next) this.queue.delete(next);
      if (waiting) waiting.begin();
      else this.running--;
    }
  }

  private work(part: StreamPart, tasks: readonly ItemTask[], enough: number): Work {
    return { part, tasks, enough, shared: this.shared };
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
