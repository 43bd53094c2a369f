import { distanceAt, type Distance } from './distance-field/distance.js';
import { opCall } from './distance-field/ops.as.js';

/** The parts of a distance; see `distanceAt`. */
interface Recorded {
  readonly record: Float64Array;
  /** The function that the record calls, if it does. */
  readonly call?: Distance;
}

/** The records by the function itself, so that a shape copied with another function has no wrong record. */
const records = new WeakMap<Distance, Recorded>();

/** A distance by its record: an op and its numbers, ending with a solid. */
export function recorded(record: Float64Array, call?: Distance): Distance {
  const calls = call ? [call] : [];
  const distance = (x: number, y: number, z: number): number => distanceAt(record, calls, 0, x, y, z);
  records.set(distance, { record, ...(call ? { call } : {}) });
  return distance;
}

/** The distance after an op that changes the place or the result. */
export function altered(op: readonly number[], distance: Distance): Distance {
  const { record, call } = recordOf(distance);
  const longer = new Float64Array(op.length + record.length);
  longer.set(op);
  longer.set(record, op.length);
  return recorded(longer, call);
}

/** The parts of a distance; for one without a record, a call of it. */
export const recordOf = (distance: Distance): Recorded =>
  records.get(distance) ?? { record: Float64Array.of(opCall, 0), call: distance };
