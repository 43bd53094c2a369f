/** A growing string of bits, the first in the lowest place of the first byte, as RFC 1951 packs them. */
export class Bits {
  bytes = new Uint8Array(1 << 16);
  /** Whole bytes written. */
  length = 0;
  /** Bits not yet written, at most 15, and how many. */
  held = 0;
  heldBits = 0;

  /** Makes room for `extra` more bytes. */
  reserve(extra: number): void {
    const needed = this.length + extra + 8;
    if (needed <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  /** Appends up to 16 bits. Room must have been reserved. */
  put(value: number, count: number): void {
    const held = this.held | (value << this.heldBits);
    const bits = this.heldBits + count;
    this.bytes[this.length] = held;
    this.bytes[this.length + 1] = held >>> 8;
    const whole = bits & 16;
    this.length += whole >>> 3;
    this.held = held >>> whole;
    this.heldBits = bits & 15;
  }

  /** Fills the last byte up with zeros. */
  align(): void {
    const whole = (this.heldBits + 7) >>> 3;
    this.bytes[this.length] = this.held;
    this.bytes[this.length + 1] = this.held >>> 8;
    this.length += whole;
    this.held = 0;
    this.heldBits = 0;
  }

  /** Starts anew, and lets go of a buffer that a huge picture left behind. */
  clear(): void {
    if (this.bytes.length > 1 << 24) this.bytes = new Uint8Array(1 << 16);
    this.length = 0;
    this.held = 0;
    this.heldBits = 0;
  }
}
