/** The state of {@link Alea}: three fractions, multiples of 2^-32 in [0, 1), and a carry, a whole number below 2091639. */
export type AleaState = readonly [s0: number, s1: number, s2: number, carry: number];

/**
 * Johannes Baagøe's generator Alea: Marsaglia's multiply-with-carry with multiplier 2091639 and a lag of three words, in
 * doubles. Period about 2^116. All operations are exact.
 */
export class Alea {
  private s0: number;
  private s1: number;
  private s2: number;
  private carry: number;

  constructor([s0, s1, s2, carry]: AleaState) {
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.carry = carry;
  }

  /** A multiple of 2^-32 in [0, 1). */
  next(): number {
    const product = 2091639 * this.s0 + this.carry / 0x100000000;
    this.s0 = this.s1;
    this.s1 = this.s2;
    this.carry = product | 0;
    return (this.s2 = product - this.carry);
  }

  /** 32 random bits, as a signed number. */
  int32(): number {
    return (this.next() * 0x100000000) | 0;
  }

  /** Fills an array with the next values of {@link int32}, as unsigned numbers. */
  fill(words: Uint32Array): void {
    let { s0, s1, s2, carry } = this;
    for (let i = 0; i < words.length; i++) {
      const product = 2091639 * s0 + carry / 0x100000000;
      s0 = s1;
      s1 = s2;
      carry = product | 0;
      s2 = product - carry;
      words[i] = s2 * 0x100000000;
    }
    [this.s0, this.s1, this.s2, this.carry] = [s0, s1, s2, carry];
  }

  /** A double in [0, 1) with 53 random bits. */
  double(): number {
    const high = this.next();
    return high + ((this.next() * 0x200000) | 0) / 0x20000000000000;
  }
}
