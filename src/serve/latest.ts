/** A cache of the latest things that can be made again, bounded in number and in bytes. */
export class Latest<T> {
  private readonly things = new Map<string, { readonly thing: T; readonly bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: { readonly things?: number; readonly bytes?: number }) {}

  get(key: string): T | undefined {
    return this.things.get(key)?.thing;
  }

  /** The thing becomes the latest. It is kept even if it alone is too large. */
  set(key: string, thing: T, bytes = 0): void {
    this.delete(key);
    this.things.set(key, { thing, bytes });
    this.bytes += bytes;
    const { things = Infinity, bytes: most = Infinity } = this.most;
    for (const oldest of this.things.keys()) {
      if ((this.things.size <= things && this.bytes <= most) || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.things.get(key)?.bytes ?? 0;
    this.things.delete(key);
  }
}
