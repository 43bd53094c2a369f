/** Keeps what was made last, for the same is asked for again and again: a picture, its control, its certificate. */
export class Last<T> {
  private readonly made = new Map<string, T>();

  /** @param kept how many are kept, at least 1 */
  constructor(private readonly kept: number) {}

  /** What is kept under a key; else it is made. It must not be changed. */
  of(key: string, make: () => T): T {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.made.set(key, value);
    if (this.made.size > this.kept) this.made.delete(this.made.keys().next().value!);
    return value;
  }
}
