import { materials } from '../../../../world/modeling/index.js';
import type { Mesh } from '../../../../world/mesh.js';
import { here } from '../attach.js';
import type { Belonging } from '../define.js';
import { band, limbCut } from '../parts/band.js';
import { part } from '../parts/rod.js';
import { strongTint } from '../parts/tint.js';

/** How thick its cloth is, meters. */
const cloth = 0.003;

/** The hand's own shape, a little larger, with a cuff. */
export const glove: Belonging = {
  name: 'a glove',
  at: 'hand',
  covers: true,
  put(variation, body, side) {
    const material = materials.fabric(strongTint(variation));
    const hands = body.parts.filter(({ name }) => name === `${side} hand`);
    const cuff = band(body, limbCut(body, side, 'elbow', 'wrist', 0.95), 0.055, 0.01);
    return here('a glove', [
      ...hands.map(({ mesh }) => part('glove', grown(mesh), material)),
      part('cuff', cuff, material),
    ]);
  },
};

function grown({ positions, normals, indices }: Mesh): Mesh {
  return { positions: positions.map((value, i) => value + cloth * normals[i]), normals, indices };
}
