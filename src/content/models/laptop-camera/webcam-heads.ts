import { materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, mapParts, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  cylinder,
  ellipsoid,
  extrude,
  lathe,
  sphere,
  torus,
  type ProfilePoint,
} from '../../../world/modeling/solids/index.js';
import type { Stream } from '../../../core/stream.js';
import { ahead } from '../parts/ahead.js';
import { slots } from '../parts/appliance-fittings.js';

/** The head of a webcam about the origin, its lens toward +Z, and how it goes on the joint below it. Meters. */
export interface WebcamHead {
  readonly parts: readonly Part[];
  /** The distance of its lowest point below the origin. */
  readonly below: number;
  /** The place where the cable leaves it: y and z. */
  readonly cable: readonly [y: number, z: number];
}

export interface WebcamLook {
  readonly body: Material;
  readonly face: Material;
  readonly ring: Material;
  readonly isOn: boolean;
}

const tints = { on: '#4ea7f0', off: '#2b3036' } as const;

/** A lens of this radius whose rim stands out from z by a third of it. */
function lens(radius: number, z: number, { ring }: WebcamLook): Part[] {
  const out = 0.35 * radius;
  const barrel: ProfilePoint[] = [
    [radius, -0.004],
    [radius, out * 0.8],
    [radius * 0.95, out],
    [radius * 0.84, out],
    [radius * 0.62, out * 0.35],
    [0, out * 0.35],
  ];
  const glass = smoothCurve<ProfilePoint>(5, [
    [radius * 0.66, out * 0.36],
    [radius * 0.45, out * 0.75],
    [0, out * 0.92],
  ]);
  const at = (mesh: Mesh): Mesh => moved(ahead(mesh), 0, 0, z);
  return [
    part('lens', materials.plastic('#101113'), at(lathe(barrel, { segments: 48 }))),
    part('lens ring', ring, at(moved(torus(radius, 0.0009, 48, 8), 0, out * 0.4, 0))),
    part('glass', materials.darkGlass('#1c1a44'), at(lathe(glass, { segments: 40 }))),
  ];
}

const light = (x: number, y: number, z: number, { isOn }: WebcamLook): Part =>
  part(
    'light',
    isOn ? materials.glowing(tints.on, 1.2) : materials.glossy(tints.off),
    moved(ahead(cylinder(0.0016, 0.0016, 16)), x, y, z),
  );

/** Rows of small holes that sound enters by; they face +Z. */
function holes(columns: number, rows: number, x: number, y: number, z: number): Mesh {
  const hole = ahead(cylinder(0.0007, 0.001, 8));
  return merged(
    ...Array.from({ length: columns * rows }, (_, i) =>
      moved(
        hole,
        x + ((i % columns) - (columns - 1) / 2) * 0.0026,
        y + (Math.floor(i / columns) - (rows - 1) / 2) * 0.0026,
        z,
      ),
    ),
  );
}

const dark = materials.mattePlastic('#08090a');

/** A wide bar with round ends; microphones on both sides of the lens. */
export function barHead(size: Stream, look: WebcamLook): WebcamHead {
  const [w, h, d] = [size.uniform(0.088, 0.1), size.uniform(0.027, 0.032), size.uniform(0.022, 0.027)];
  const shell = extrude(roundedRectangle(w, h, h / 2 - 0.0005, 10), d, { bevel: 0.004, bevelSegments: 3 });
  const front = extrude(roundedRectangle(w - 0.008, h - 0.008, h / 2 - 0.0045, 10), 0.002, { bevel: 0.0006 });
  const grille = turned(slots(7, 0.013, 0.0024, 0.45, 0.0008), 'z', 90);
  const z = d / 2;
  const badge = moved(beveledBox(0.016, 0.003, 0.001, 0.0004, 1), 0, h / 2 - 0.0022, z - 0.0004);
  return {
    parts: [
      part('body', look.body, shell),
      part('face', look.face, moved(front, 0, 0, z)),
      ...lens(0.0115, z + 0.001, look),
      part('microphone', dark, bothSides(moved(grille, 0.3 * w, 0, z + 0.001))),
      light(0.0175, 0, z + 0.001, look),
      light(-0.0175, 0, z + 0.001, look),
      part('badge', materials.steel(), badge),
      part('vent', dark, moved(slots(4, 0.04, 0.003, 0.5, 0.001), 0, 0.002, -z)),
    ],
    below: h / 2,
    cable: [-0.002, -z],
  };
}

/** An eyeball in a collar. */
export function ballHead(size: Stream, look: WebcamLook): WebcamHead {
  const r = size.uniform(0.027, 0.032);
  const collar = ahead(moved(cylinder(0.62 * r, 0.008, 48, 0.002), 0, 0.84 * r, 0));
  const button = moved(turned(cylinder(0.0045, 0.004, 20, 0.001), 'x', 18), 0, 0.95 * r, 0.3 * r);
  return {
    parts: [
      part('body', look.body, sphere(r, 48)),
      part('seam', dark, ahead(torus(r, 0.0007, 64, 6))),
      part('face', look.face, collar),
      ...lens(0.0105, 0.84 * r + 0.004, look),
      light(0, 0.0145, 0.84 * r + 0.004, look),
      part('microphone', dark, holes(4, 1, 0, -0.0145, 0.84 * r + 0.004)),
      part('button', look.face, button),
    ],
    below: r,
    cable: [0, -r + 0.001],
  };
}

/** A tube that lies along the view. */
export function tubeHead(size: Stream, look: WebcamLook): WebcamHead {
  const [r, l] = [size.uniform(0.018, 0.022), size.uniform(0.055, 0.07)];
  const front = ahead(moved(cylinder(r * 0.9, 0.004, 48, 0.001), 0, l / 2, 0));
  const bands = [0.28, 0.34, 0.4].map((at) => ahead(moved(torus(r, 0.0008, 48, 6), 0, -at * l, 0)));
  return {
    parts: [
      part('body', look.body, ahead(cylinder(r, l, 56, 0.003))),
      part('face', look.face, front),
      part('focus ring', look.face, ahead(moved(cylinder(r + 0.0012, 0.009, 56, 0.0012), 0, 0.3 * l, 0))),
      part('band', dark, bands),
      ...lens(0.011, l / 2 + 0.002, look),
      light(0.0135, 0, l / 2 + 0.002, look),
      part('microphone', dark, turned(holes(6, 3, 0, 0, 0), 'x', -90)),
    ].map((part) =>
      part.name === 'microphone' ? { ...part, mesh: moved(part.mesh, 0, r, 0.05 * l) } : part,
    ),
    below: r,
    cable: [0, -l / 2],
  };
}

/** A disc with a ring of light around the lens. */
export function ringHead(size: Stream, look: WebcamLook): WebcamHead {
  const r = size.uniform(0.032, 0.038);
  const z = 0.011;
  const back = moved(ellipsoid(0.8 * r, 0.8 * r, 0.012, 32), 0, 0, -0.008);
  return {
    parts: [
      part('body', look.body, ahead(cylinder(r, 2 * z, 64, 0.005))),
      part('back', look.body, back),
      part(
        'ring light',
        look.isOn ? materials.glowing('#fff6e6', 0.9) : materials.satin('#e9e7e1'),
        moved(ahead(torus(0.74 * r, 0.0042, 64, 12)), 0, 0, z - 0.0012),
      ),
      part('face', look.face, ahead(moved(cylinder(0.58 * r, 0.003, 48, 0.001), 0, z, 0))),
      ...lens(0.0115, z + 0.0015, look),
      light(0, 0.0158, z + 0.0015, look),
      part('microphone', dark, bothSides(holes(1, 3, 0.0155, 0, z + 0.0015))),
    ],
    below: r,
    cable: [0, -0.018],
  };
}

/** A small upright block with a round face. */
export function blockHead(size: Stream, look: WebcamLook): WebcamHead {
  const [w, h, d] = [size.uniform(0.038, 0.046), size.uniform(0.036, 0.042), size.uniform(0.026, 0.032)];
  const z = d / 2;
  const front = mapParts(lens(0.0125, z + 0.002, look), (mesh) => moved(mesh, 0, 0.003, 0));
  return {
    parts: [
      part('body', look.body, beveledBox(w, h, d, 0.009, 3)),
      part('face', look.face, moved(beveledBox(w - 0.007, h - 0.007, 0.004, 0.0019, 2), 0, 0, z)),
      ...front,
      light(0.36 * w, -0.36 * h, z + 0.002, look),
      part('microphone', dark, holes(6, 1, -0.1 * w, -0.36 * h, z + 0.002)),
      part('vent', dark, moved(slots(5, 0.02, 0.0032, 0.5, 0.001), 0, 0.003, -z)),
    ],
    below: h / 2,
    cable: [-0.3 * h, -z],
  };
}
