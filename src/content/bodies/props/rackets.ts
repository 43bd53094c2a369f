import { memoize } from '../../../core/memoize.js';
import { ellipse, materials, part, type Part, type Tint, type Vec3 } from '../../../world/modeling/index.js';
import { moved, turned } from '../../../world/modeling/mesh/index.js';
import { box, extrude, sweep } from '../../../world/modeling/solids/index.js';
import { defineProp } from './define.js';
import { handle, rod, strongTint } from './parts/pieces.js';

interface StrungHead {
  /** The height of its middle above the grip, and its half width (z) and half height (y), meters. */
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
function strungHead({ middle, halfWidth, halfHeight, frame, string, mesh, tint }: StrungHead): Part[] {
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
  const frameMesh = sweep(hoop, ellipse(2 * frame, 1.4 * frame, 10), 1, { closed: true });
  return [
    part('frame', materials.paint(tint), frameMesh),
    part('strings', materials.mattePlastic('#f1efe2'), strings),
  ];
}

export const tennisRacket = defineProp({
  name: 'a tennis racket',
  tilt: 28,
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.08, 0.12, 0.0165),
      part('shaft', materials.paint(tint), rod(0.1, 0.24, 0.012)),
      ...strungHead({
        middle: 0.395,
        halfWidth: 0.128,
        halfHeight: 0.168,
        frame: 0.0115,
        string: 0.0022,
        mesh: 0.022,
        tint,
      }),
    ];
  },
});

export const badmintonRacket = defineProp({
  name: 'a badminton racket',
  tilt: 35,
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.07, 0.1, 0.014),
      part('shaft', materials.steel(), rod(0.1, 0.33, 0.0055)),
      ...strungHead({
        middle: 0.44,
        halfWidth: 0.1,
        halfHeight: 0.13,
        frame: 0.007,
        string: 0.0018,
        mesh: 0.02,
        tint,
      }),
    ];
  },
});

const blade = memoize(() => turned(extrude(ellipse(0.152, 0.158, 36), 0.006), 'y', 90));
const rubber = memoize(() => turned(extrude(ellipse(0.15, 0.15, 36), 0.0045), 'y', 90));

export const tableTennisBat = defineProp({
  name: 'a table tennis bat',
  tilt: 40,
  build(variation) {
    const red = variation.child('rubber').choice(['#c8282e', '#c8282e', '#2b5fb8']);
    return [
      part('handle', materials.wood('#b98a55'), rod(-0.06, 0.06, 0.014)),
      part('blade', materials.wood('#d2a871'), moved(blade(), 0, 0.125, 0)),
      part('rubber', materials.mattePlastic(red), moved(rubber(), 0.0045, 0.13, 0)),
      part('back rubber', materials.mattePlastic('#1d1d20'), moved(rubber(), -0.0045, 0.13, 0)),
    ];
  },
});
