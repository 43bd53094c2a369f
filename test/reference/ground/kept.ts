import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { Place } from './plane.js';
import { GroundField, GroundPlace } from '../../../src/world/render/backdrop/ground-kernel.js';

/** The width of the three blurs, in texels of the sharpest. */
const widths = [1, 7, 18] as const;

/** What is kept away of light at points of the ground. */
export class Kept {
  private readonly place = new Place();

  /** @param ground place of the record */
  constructor(
    private readonly memory: KernelMemory,
    private readonly ground: number,
  ) {}

  /** Of the sun, as a share. */
  sun(x: number, z: number): number {
    const { place } = this;
    const { floats, bytes } = this.memory;
    const size = this.number(GroundField.sunSize);
    this.project(GroundField.sunMatrix, x, z);
    const px = place.x / 2;
    const py = place.y / 2;
    place.x = px / 4;
    place.y = py / 4;
    if (!place.find(size) || bytes[this.start(GroundPlace.sunMarks) + place.at] === 0) return 0;
    place.read(floats, this.start(GroundPlace.softest), size);
    const softest = place.value;
    if (softest <= 0) return 0;
    place.read(floats, this.start(GroundPlace.away), size);
    const width = (place.value / softest) * this.number(GroundField.penumbra);
    // The finer planes are read there too: what lies between texels of the softest lies between theirs.
    place.x = px / 2;
    place.y = py / 2;
    place.find(2 * size);
    place.read(floats, this.start(GroundPlace.soft), 2 * size);
    const soft = place.value;
    if (width >= widths[1]) {
      const share = Math.min(1, (width - widths[1]) / (widths[2] - widths[1]));
      return soft + share * (softest - soft);
    }
    const share = Math.max(0, (width - widths[0]) / (widths[1] - widths[0]));
    place.x = px;
    place.y = py;
    place.find(4 * size);
    place.read(floats, this.start(GroundPlace.sharp), 4 * size);
    return place.value + share * (soft - place.value);
  }

  /** How close things are: 0 in the open to 1 under something that lies on the ground. */
  contact(x: number, z: number): number {
    const { place } = this;
    const { floats, bytes } = this.memory;
    const size = this.number(GroundField.contactSize);
    this.project(GroundField.contactMatrix, x, z);
    if (!place.find(size) || bytes[this.start(GroundPlace.contactMarks) + place.at] === 0) return 0;
    place.read(floats, this.start(GroundPlace.contact), size);
    return place.value;
  }

  private project(matrix: GroundField, x: number, z: number): void {
    const { doubles } = this.memory;
    const at = this.ground / 8 + matrix;
    this.place.x = doubles[at] * x + doubles[at + 1] * z + doubles[at + 2];
    this.place.y = doubles[at + 3] * x + doubles[at + 4] * z + doubles[at + 5];
  }

  private number(field: GroundField): number {
    return this.memory.doubles[this.ground / 8 + field];
  }

  private start(field: GroundPlace): number {
    return this.memory.words[this.ground / 4 + field];
  }
}
