import { bytes, get, integer, repeat, set, vector, type Code } from './instructions.js';
import { i32, v128, type Kernel } from './module.js';

const advance = (local: number): Code => set(local, integer.add(get(local), integer.constant(16)));

const [left, above, corner] = [5, 6, 7].map(get) as [Code, Code, Code];

/**
 * Writes a row less what is predicted of each byte from those left of it, above it and in the corner, 16 at a time: up to 15 bytes
 * too many. Where a row has nothing to its left there are to be zeros: with them the first pixel is not special.
 *
 * Parameters: out, the row, the row above, bytes of a row, bytes of a pixel.
 */
function residuals(prediction: Code, before: Code = []): Kernel {
  const [out, row, rowAbove, size, pixel] = [0, 1, 2, 3, 4] as const;
  const leftOf = (local: number): Code => vector.load(integer.subtract(get(local), get(pixel)));
  return {
    parameters: [i32, i32, i32, i32, i32],
    locals: [v128, v128, v128, v128, v128, v128],
    code: repeat(size, 16, [
      ...set(5, leftOf(row)),
      ...set(6, vector.load(get(rowAbove))),
      ...set(7, leftOf(rowAbove)),
      ...before,
      ...vector.store(get(out), bytes.subtract(vector.load(get(row)), prediction)),
      ...[out, row, rowAbove].flatMap(advance),
    ]),
  };
}

export const sub = (): Kernel => residuals(left);
export const up = (): Kernel => residuals(above);

/** The mean that there is an instruction for is rounded up. */
export const average = (): Kernel =>
  residuals(
    bytes.subtract(bytes.meanUp(left, above), vector.and(vector.differing(left, above), bytes.constant(1))),
  );

export function paeth(): Kernel {
  const far = (a: Code, b: Code): Code => bytes.subtract(bytes.greater(a, b), bytes.lesser(a, b));
  const [leftFar, aboveFar, cornerFar] = [8, 9, 10].map(get) as [Code, Code, Code];
  const aboveOrCorner = vector.choose(above, corner, bytes.notMore(aboveFar, cornerFar));
  const nearest = vector.choose(
    left,
    aboveOrCorner,
    bytes.notMore(leftFar, bytes.lesser(aboveFar, cornerFar)),
  );
  return residuals(nearest, [
    // How far left + above − corner lies from left is how far above lies from the corner.
    ...set(8, far(above, corner)),
    ...set(9, far(left, corner)),
    // Where left and above lie to the same side of the corner, it is never the nearest.
    ...set(
      10,
      vector.or(
        far(leftFar, aboveFar),
        bytes.equal(bytes.notMore(corner, above), bytes.notMore(corner, left)),
      ),
    ),
  ]);
}

/**
 * Sums for Adler-32 of up to 2,048 times 16 bytes: four each, to be added up, of the bytes, of all sums of bytes before each
 * sixteen, and of the bytes weighted 16 to 1. Parameters: out, from, bytes.
 */
export function adler(): Kernel {
  const [out, from, size, sum, sums, weighted, sixteen] = [0, 1, 2, 3, 4, 5, 6] as const;
  const byTwos = bytes.addNeighbors(get(sixteen));
  const weigh = (half: Code, heaviest: number): Code =>
    vector.dot(half, vector.shorts(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => heaviest - i)));
  const add = (local: number, value: Code): Code => set(local, vector.addIntegers(get(local), value));
  return {
    parameters: [i32, i32, i32],
    locals: [v128, v128, v128, v128],
    code: [
      ...repeat(size, 16, [
        ...set(sixteen, vector.load(get(from))),
        ...add(sums, get(sum)),
        ...add(sum, vector.addNeighborShorts(byTwos)),
        ...add(weighted, weigh(bytes.lowerHalf(get(sixteen)), 16)),
        ...add(weighted, weigh(bytes.upperHalf(get(sixteen)), 8)),
        ...advance(from),
      ]),
      ...[sum, sums, weighted].flatMap((local, i) => vector.store(get(out), get(local), 16 * i)),
    ],
  };
}
