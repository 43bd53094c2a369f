import { lathe, moved } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { painted } from './looks.js';
import { block } from './plates.js';

const orange = painted('traffic cone', '#d8521c', 0.6);
const white = painted('band of a traffic cone', '#e4e4de', 0.5);

const [foot, tip, high] = [0.15, 0.03, 0.7];
const at = (y: number): number => foot + ((tip - foot) * (y - 0.03)) / (high - 0.03);

const body = lathe(
  [
    [at(0.03), 0.03],
    [at(high), high],
    [0, high],
  ],
  { segments: 20 },
);
const band = lathe(
  [
    [at(0.34) + 0.004, 0.34],
    [at(0.54) + 0.004, 0.54],
  ],
  { segments: 20 },
);
const plate = block(-0.19, 0.19, 0, 0.03, -0.19, 0.19);

/** An orange cone with a white band on a square foot, 0.7 m high. Meters. */
export function trafficCone(layout: Layout, x: number, z: number): void {
  layout.add(orange, moved(body, x, 0, z), moved(plate, x, 0, z));
  layout.add(white, moved(band, x, 0, z));
}
