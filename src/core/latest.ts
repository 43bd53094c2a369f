/** A cache of things that can be made again: those used latest, bounded in number and in bytes. */
export class Latest<Key, Thing> {
  private readonly kept = new Map<Key, { readonly thing: Thing; readonly bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: { readonly things?: number; readonly bytes?: number }) {}

  /** The thing of a key, which becomes the latest. */
  get(key: Key): Thing | undefined {
    const found = this.kept.get(key);
    if (found && this.kept.delete(key)) this.kept.set(key, found);
    return found?.thing;
  }

  /** The thing becomes the latest. It is kept even if it alone is too large. */
  set(key: Key, thing: Thing, bytes = 0): void {
    this.delete(key);
    this.kept.set(key, { thing, bytes });
    this.bytes += bytes;
    const { things = Infinity, bytes: most = Infinity } = this.most;
    for (const oldest of this.kept.keys()) {
      if ((this.kept.size <= things && this.bytes <= most) || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
}
