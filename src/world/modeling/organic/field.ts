import { melted, type Distance } from './distance-field/distance.js';
import type { Vec3 } from '../../vector.js';
import { recordOf } from './distance.js';
import type { Shape } from './shapes.js';

/** The numbers before the distance in a shape's record: blend, mode, its number. */
const head = 3;

/** Shapes melted together in their order, as records: see `FieldLoops`. */
export class Field {
  readonly records: Float64Array;
  /** The place of each shape's record in them, in bytes; -1 for paint, which has none. */
  readonly places: Int32Array;
  /** The functions that records call: those of shapes whose distance is no record. */
  readonly calls: readonly Distance[];
  private readonly solid: Int32Array;

  constructor(shapes: readonly Shape[], blend: number) {
    const isSolid = ({ mode }: Shape): boolean => mode !== 'paint';
    const distances = shapes.map(({ distance }) => recordOf(distance));
    this.calls = distances.flatMap(({ call }) => (call ? [call] : []));
    this.places = new Int32Array(shapes.length).fill(-1);
    let end = 0;
    shapes.forEach((shape, i) => {
      if (!isSolid(shape)) return;
      this.places[i] = 8 * end;
      end += head + distances[i].record.length;
    });
    this.records = new Float64Array(end);
    let calls = 0;
    shapes.forEach((shape, i) => {
      const { record, call } = distances[i];
      const number = call ? calls++ : 0;
      if (!isSolid(shape)) return;
      const at = this.places[i] / 8;
      this.records.set([shape.blend ?? blend, shape.mode === 'carve' ? 1 : 0, i], at);
      this.records.set(record, at + head);
      // a call is the last op
      if (call) this.records[at + head + record.length - 1] = number;
    });
    this.solid = this.places.filter((place) => place >= 0);
  }

  /** Negative inside, about meters to the surface. */
  value(x: number, y: number, z: number): number {
    const { records, calls, solid } = this;
    return melted(records, calls, solid, 0, solid.length, x, y, z);
  }

  /** The direction in which the field grows fastest, times its slope. @param e half the step, meters */
  gradient(x: number, y: number, z: number, e: number): Vec3 {
    return [
      (this.value(x + e, y, z) - this.value(x - e, y, z)) / (2 * e),
      (this.value(x, y + e, z) - this.value(x, y - e, z)) / (2 * e),
      (this.value(x, y, z + e) - this.value(x, y, z - e)) / (2 * e),
    ];
  }
}
