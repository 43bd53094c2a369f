/** How many messages a client may send: so many a second, and as many at once (a token bucket). */
export class Rate {
  private left: number;
  private at = performance.now();

  /** @param perSecond Infinity: as many as it likes */
  constructor(private readonly perSecond: number) {
    this.left = perSecond;
  }

  /** Whether another may come now; it then counts. */
  take(now = performance.now()): boolean {
    if (this.perSecond === Infinity) return true;
    this.left = Math.min(this.perSecond, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
