/** A growing string of bits, the first in the lowest place of the first byte, as RFC 1951 packs them. */
export class Bits {
  bytes = new Uint8Array(1 << 16);
  /** The same memory: four bytes are written at once, of which those that are not full yet are written again. */
  private view = new DataView(this.bytes.buffer);
  /** Whole bytes written. */
  length = 0;
  /** Bits not yet written, at most 7, and how many. */
  held = 0;
  heldBits = 0;

  /** Makes room for `extra` more bytes. */
  reserve(extra: number): void {
    const needed = this.length + extra + 8;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }

  /** Appends up to 24 bits. Room must have been reserved, here and below. */
  put(value: number, count: number): void {
    const { view, length } = this;
    const held = this.held | (value << this.heldBits);
    const bits = this.heldBits + count;
    view.setInt32(length, held, true);
    this.length = length + (bits >>> 3);
    this.held = held >>> (bits & 24);
    this.heldBits = bits & 7;
  }

  /** Appends whole bytes that begin with the bits held, and bits that are held from now on. */
  append(bytes: Uint8Array, held: number, heldBits: number): void {
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
    this.held = held;
    this.heldBits = heldBits;
  }

  /** Fills the last byte up with zeros. */
  align(): void {
    if (this.heldBits > 0) this.put(0, 8 - this.heldBits);
  }

  /** Starts again, and lets go of a buffer that a huge picture left behind. */
  clear(): void {
    if (this.bytes.length > 1 << 24) {
      this.bytes = new Uint8Array(1 << 16);
      this.view = new DataView(this.bytes.buffer);
    }
    this.length = 0;
    this.held = 0;
    this.heldBits = 0;
  }
}
