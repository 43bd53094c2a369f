import { FairQueue } from '../fair-queue.js';

/** What may be begun between two turns of the event loop: so many small things, or fewer large ones. */
const mostInTurn = 8;
/** Bytes that take as long as a small thing. */
const bytesOfOne = 128 << 10;

interface Waiting {
  readonly owner: object;
  readonly bytes: number;
  readonly go: () => void;
}

/** Starts work a little at a time, so that everything else has its turn as well, and first that of clients that have had least. */
export class Turns {
  private readonly waiting = new FairQueue<Waiting>(({ owner }) => [owner]);
  private spent = 0;
  private ending: NodeJS.Immediate | undefined;

  /** @param isOpen whether any may begin now; {@link letIn} is called when that has become so */
  constructor(private readonly isOpen: () => boolean = () => true) {}

  /** How many wait. */
  get size(): number {
    return this.waiting.size;
  }

  /** Waits until something may begin. @param owner whose it is @param bytes of it that are to be gone through */
  next(owner: object, bytes = 0): Promise<void> {
    return new Promise((go) => {
      this.waiting.add({ owner, bytes, go });
      this.letIn();
    });
  }

  letIn(): void {
    while (this.waiting.size > 0 && this.spent < mostInTurn && this.isOpen()) {
      const { owner, bytes, go } = this.waiting.take()!;
      this.spend(owner, 1 + bytes / bytesOfOne);
      go();
    }
  }

  /** Counts what was gone through. */
  took(owner: object, bytes: number): void {
    this.spend(owner, bytes / bytesOfOne);
  }

  private spend(owner: object, cost: number): void {
    this.waiting.charge([owner], cost);
    this.spent += cost;
    this.ending ??= setImmediate(() => {
      this.ending = undefined;
      this.spent = 0;
      this.letIn();
    });
  }
}
