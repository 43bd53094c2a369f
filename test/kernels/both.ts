import { expect } from 'vitest';
import { type Kernel, KernelMemory } from '../../src/core/wasm/kernel.js';

/** A kernel's loops and its reference's, the same in TypeScript, each in a memory of its own. */
export class Both<Loops> {
  readonly memories = [new KernelMemory(), new KernelMemory()] as const;
  private readonly loops: readonly [Loops, Loops];

  /** @param reference makes the loops in TypeScript; they read the memory's arrays anew in each call, since they change when it grows */
  constructor(kernel: Kernel<Loops>, reference: (memory: KernelMemory) => Loops) {
    this.loops = [kernel.on(this.memories[0]), reference(this.memories[1])];
  }

  begin(): void {
    for (const memory of this.memories) memory.begin();
  }

  /** The place, the same in both, of a piece with the bytes of an array. */
  put(values: ArrayBufferView): number {
    const [place, expected] = this.memories.map((memory) => memory.putBytes(values));
    expect(place).toBe(expected);
    return place;
  }

  /** The place, the same in both, of a piece of zeros. */
  take(bytes: number): number {
    return this.put(new Uint8Array(bytes));
  }

  /** Calls a loop of both, and compares what they return. */
  run<Result>(call: (loops: Loops) => Result): Result {
    const [result, expected] = this.loops.map(call);
    expect(expected).toEqual(result);
    return result!;
  }

  bytesAgree(place: number, bytes: number): void {
    const [own, expected] = this.memories.map((memory) => Buffer.from(memory.bytes.buffer, place, bytes));
    // Node compares many at once; only what differs is shown byte by byte.
    if (!own.equals(expected)) expect([...expected]).toEqual([...own]);
  }

  /** What the kernel left. */
  floats(place: number, count: number): Float32Array {
    return this.memories[0].floats.subarray(place / 4, place / 4 + count);
  }

  /** Bit for bit, −0 and 0 apart, but any NaN for any other. */
  floatsAgree(place: number, count: number): void {
    const [own, expected] = this.memories.map((memory) =>
      memory.floats.subarray(place / 4, place / 4 + count),
    );
    agree(own, expected);
  }

  doublesAgree(place: number, count: number): void {
    const [own, expected] = this.memories.map((memory) =>
      memory.doubles.subarray(place / 8, place / 8 + count),
    );
    agree(own, expected);
  }
}

function agree(own: Float32Array | Float64Array, expected: Float32Array | Float64Array): void {
  for (let i = 0; i < own.length; i++)
    if (!Object.is(own[i], expected[i]))
      expect.fail(`number ${i}: the kernel has ${own[i]}, its reference ${expected[i]}`);
}
