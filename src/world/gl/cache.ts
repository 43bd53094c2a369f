/** Things on the graphics card by what they were made of, up to so many bytes; those not used for longest go first. */
export class Cache<Key extends object, Value extends { dispose(): void }> {
  private readonly entries = new Map<Key, { readonly value: Value; readonly bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  get(key: Key, bytes: number, make: () => Value): Value {
    const known = this.entries.get(key);
    if (known) {
      this.entries.delete(key);
      this.entries.set(key, known);
      return known.value;
    }
    const value = make();
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    return value;
  }

  /** Makes room. Between frames: what a frame shows is used to its end. */
  trim(): void {
    for (const [key, { value, bytes }] of this.entries) {
      if (this.bytes <= this.most) return;
      this.entries.delete(key);
      this.bytes -= bytes;
      value.dispose();
    }
  }

  dispose(): void {
    for (const { value } of this.entries.values()) value.dispose();
    this.entries.clear();
    this.bytes = 0;
  }
}
