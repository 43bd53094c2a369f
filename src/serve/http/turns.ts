/** What may be begun between two turns of the event loop: so many small things, or fewer large ones. */
const mostInTurn = 8;
/** Bytes that take as long as a small thing. */
const bytesOfOne = 128 << 10;

/** Starts work a little at a time, in the order in which it arrived, so that everything else has its turn as well. */
export class Turns {
  private readonly waiting: { readonly bytes: number; readonly go: () => void }[] = [];
  private spent = 0;
  private ending: NodeJS.Immediate | undefined;

  /** @param isOpen whether any may begin now; {@link letIn} is called when that has become so */
  constructor(private readonly isOpen: () => boolean = () => true) {}

  /** How many wait. */
  get size(): number {
    return this.waiting.length;
  }

  /** Waits until something may begin. @param bytes of it that are to be gone through */
  next(bytes = 0): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ bytes, go });
      this.letIn();
    });
  }

  letIn(): void {
    while (this.waiting.length > 0 && this.spent < mostInTurn && this.isOpen()) {
      const { bytes, go } = this.waiting.shift()!;
      this.spend(1 + bytes / bytesOfOne);
      go();
    }
  }

  /** Counts what was gone through. */
  took(bytes: number): void {
    this.spend(bytes / bytesOfOne);
  }

  private spend(cost: number): void {
    this.spent += cost;
    this.ending ??= setImmediate(() => {
      this.ending = undefined;
      this.spent = 0;
      this.letIn();
    });
  }
}
