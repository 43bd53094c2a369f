import { box, ellipse, materials, merged, moved, sweep, turned } from '../../../../world/modeling/index.js';
import type { Tint } from '../../../../world/modeling/index.js';
import type { Part } from '../../../../world/model.js';
import type { Vec3 } from '../../../../world/vector.js';

export interface StrungHead {
  /** Where its middle is above the grip, and its half width (z) and half height (y), meters. */
  readonly middle: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Thickness of the frame and of a string, and the way between strings, meters. */
  readonly frame: number;
  readonly string: number;
  readonly mesh: number;
  readonly tint: Tint;
}

/** The hoop of a racket with its strings, in the plane of y and z, so that the palm looks across it. */
export function strungHead({ middle, halfWidth, halfHeight, frame, string, mesh, tint }: StrungHead): Part[] {
  const hoop = ellipse(2 * halfWidth, 2 * halfHeight, 40).map(([z, y]): Vec3 => [0, middle + y, z]);
  const strings = [];
  const half = (at: number, own: number, other: number): number =>
    other * Math.sqrt(Math.max(0, 1 - (at * at) / (own * own)));
  for (let at = mesh / 2; at < halfWidth; at += mesh) {
    const tall = 2 * half(at, halfWidth, halfHeight);
    for (const z of [at, -at]) strings.push(moved(box(string, tall, string), 0, middle, z));
  }
  for (let at = mesh / 2; at < halfHeight; at += mesh) {
    const wide = 2 * half(at, halfHeight, halfWidth);
    for (const y of [at, -at])
      strings.push(moved(turned(box(string, wide, string), 'x', 90), 0, middle + y, 0));
  }
  return [
    {
      name: 'frame',
      mesh: sweep(hoop, ellipse(2 * frame, 1.4 * frame, 10), 1, { closed: true }),
      material: materials.paint(tint),
    },
    { name: 'strings', mesh: merged(...strings), material: materials.mattePlastic('#f1efe2') },
  ];
}
