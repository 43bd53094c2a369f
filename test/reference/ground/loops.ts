import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { GroundLight } from './light.js';
import { type GroundLoops, GroundPlace } from '../../../src/world/render/backdrop/ground-kernel.js';

/** What `src/world/render/backdrop/ground.as.ts` is in TypeScript. */
export class GroundReference implements GroundLoops {
  constructor(private readonly memory: KernelMemory) {}

  showRow(ground: number, y: number, from: number, to: number, out: number): void {
    const light = new GroundLight(this.memory, ground);
    for (let x = from; x < to; x++)
      if (light.find(x, y, out + 3 * x)) this.encode(ground, out + 3 * x, light, 1);
  }

  showColumns(ground: number, y: number, columns: number, count: number, out: number): void {
    const light = new GroundLight(this.memory, ground);
    for (const x of this.memory.ints.subarray(columns / 4, columns / 4 + count))
      if (light.find(x, y, out + 3 * x)) this.encode(ground, out + 3 * x, light, 1);
  }

  showEdges(
    ground: number,
    y: number,
    grounded: number,
    list: number,
    count: number,
    pixels: number,
    lights: number,
    samples: number,
    out: number,
  ): void {
    const { ints, doubles } = this.memory;
    const light = new GroundLight(this.memory, ground);
    for (const number of ints.subarray(list / 4, list / 4 + count)) {
      const [x, first, , empty] = ints.subarray(pixels / 4 + 4 * number) as unknown as [
        number,
        number,
        number,
        number,
      ];
      const place = out + 3 * x;
      if (grounded) light.find(x, y, place);
      else light.findBehind(y, place);
      const at = lights / 8 + 3 * first;
      light.red = doubles[at] + empty * light.red;
      light.green = doubles[at + 1] + empty * light.green;
      light.blue = doubles[at + 2] + empty * light.blue;
      this.encode(ground, place, light, samples);
    }
  }

  private encode(ground: number, place: number, { red, green, blue }: GroundLight, samples: number): void {
    const { bytes } = this.memory;
    bytes[place] = this.displayCode(ground, red / samples);
    bytes[place + 1] = this.displayCode(ground, green / samples);
    bytes[place + 2] = this.displayCode(ground, blue / samples);
  }

  private displayCode(ground: number, intensity: number): number {
    const { words, bytes, doubles } = this.memory;
    if (!(intensity > 0)) return 0;
    if (intensity >= 1) return 255;
    const code = bytes[words[ground / 4 + GroundPlace.codes] + Math.floor(intensity * 16_384)];
    const next = words[ground / 4 + GroundPlace.thresholds] / 8 + code + 1;
    return intensity >= doubles[next] ? code + 1 : code;
  }
}
