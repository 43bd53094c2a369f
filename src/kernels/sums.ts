import { get, integer, repeat, set, vector, type Code } from './instructions.js';
import { i32, v128, type Kernel } from './module.js';

const advance = (local: number, step: Code): Code => set(local, integer.add(get(local), step));

/** Sums of pixels that lie one after the other, eight at a time, which share each weight. */
export const sum = (): Kernel => sums(8, true);

/** Sums of pixels that lie further apart, four at a time. */
export const sumSpread = (): Kernel => sums(4, false);

/** Parameters: out, step of the results or of what is summed, from, tapStep, weights, taps, count. */
function sums(atOnce: number, isDense: boolean): Kernel {
  const [out, step, from, tapStep, weights, taps, count, weightAt, left, weight] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ] as const;
  const totals = Array.from({ length: atOnce }, (_, i) => 10 + i);
  /** Of pixels that lie one after the other, one place is enough. */
  const places = isDense ? [10 + atOnce] : totals.map((total) => total + atOnce);
  const pixel = (i: number): Code =>
    isDense ? vector.load(get(places[0]!), 16 * i) : vector.load(get(places[i]!));
  const nextStep = isDense ? integer.constant(16 * atOnce) : get(step);
  return {
    parameters: new Array<number>(7).fill(i32),
    locals: [i32, i32, v128, ...totals.map(() => v128), ...places.map(() => i32)],
    code: repeat(count, atOnce, [
      ...places.flatMap((place) => [...set(place, get(from)), ...advance(from, nextStep)]),
      ...set(weightAt, get(weights)),
      ...set(left, get(taps)),
      ...totals.flatMap((total) => set(total, vector.floats(0, 0, 0, 0))),
      ...repeat(left, 1, [
        ...set(weight, vector.loadSplat(get(weightAt))),
        ...totals.flatMap((total, i) =>
          set(total, vector.add(get(total), vector.multiply(get(weight), pixel(i)))),
        ),
        ...places.flatMap((place) => advance(place, get(tapStep))),
        ...advance(weightAt, integer.constant(4)),
      ]),
      ...totals.flatMap((total, i) =>
        isDense
          ? [...vector.store(get(out), get(total)), ...advance(out, get(step))]
          : vector.store(get(out), get(total), 16 * i),
      ),
      ...(isDense ? [] : advance(out, integer.constant(16 * atOnce))),
    ]),
  };
}
