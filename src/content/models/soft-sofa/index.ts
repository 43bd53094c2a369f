import { points, pow, sinDegrees, type Stream } from '../../../core/index.js';
import {
  materials,
  oklch,
  part,
  type Material,
  type Part,
  type Tint,
} from '../../../world/modeling/index.js';
import { moved, turned } from '../../../world/modeling/mesh/index.js';
import { blob, block, limb, organic } from '../../../world/modeling/organic/index.js';
import { roundedRectangle, smoothCurve, type Point } from '../../../world/modeling/plane/index.js';
import { loft, section, sweep } from '../../../world/modeling/solids/index.js';
import { defineModel } from '../define.js';
import { pillow } from '../parts/pillow.js';
import { modularSofa, plushSofa, tuftedSofa, type Covers } from './stuffed-sofas.js';

/** The outline from the side, z and y from the front's foot over seat and back to the rear's foot, meters. */
const fold: readonly Point[] = points(`
  0.46,0 0.52,0.14 0.49,0.3 0.36,0.385 0.12,0.37 -0.08,0.35 -0.17,0.44 -0.24,0.6 -0.33,0.72 -0.45,0.68
  -0.5,0.46 -0.49,0.2 -0.44,0
`);

/** One long cushion that is folded into seat and back, in soft ridges from side to side. */
function foldedSofa(size: Stream, { cover, accent }: Covers): Part[] {
  const width = size.uniform(1.45, 1.75);
  const ridges = size.integer(15, 19);
  const columns = Math.round(width / 0.29);
  const outline = ridged(smoothCurve(8, fold), ridges);
  const steps = 8 * columns;
  const inside = Array.from({ length: steps - 1 }, (_, i) => ((i + 1) / steps - 0.5) * width);
  const end = [0.004, 0.014, 0.03].map((gap) => width / 2 - gap);
  const across = [-width / 2, ...end.map((x) => -x).reverse(), ...inside, ...end, width / 2].sort(
    (p, q) => p - q,
  );
  const rings = across.map((x) => {
    const edge = Math.min(1, (width / 2 - Math.abs(x)) / 0.15);
    const round = 0.62 + 0.38 * Math.sqrt(1 - (1 - edge) * (1 - edge));
    const dip = 1 - 0.018 * pow(1 - Math.abs(sinDegrees(180 * columns * (x / width + 0.5))), 3);
    return section(
      outline.map(([z, y]): Point => [
        -0.1 + (z + 0.1) * round * dip,
        y < 0.01 ? y : 0.24 + (y - 0.24) * round * dip,
      ]),
      'x',
      x,
    );
  });
  const throwCushion = moved(
    turned(turned(pillow({ width: 0.44, height: 0.4, thick: 0.18 }), 'x', -22), 'y', -12),
    0.28 * width,
    0.55,
    -0.06,
  );
  return [part('body', cover, loft(rings, { crease: 75 })), part('throw cushion', accent, throwCushion)];
}

/** The outline with that many bulges along its length; its ends on the ground stay. */
function ridged(outline: readonly Point[], count: number): Point[] {
  const n = outline.length;
  return outline.map(([x, y], i): Point => {
    if (i === 0 || i === n - 1) return [x, y];
    const [a, b] = [outline[i - 1], outline[i + 1]];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const out = (0.03 * Math.abs(sinDegrees((180 * count * i) / (n - 1)))) / Math.sqrt(dx * dx + dy * dy);
    return [x + out * dy, y - out * dx];
  });
}

/** A bag of beads that has taken the form of a sofa: seat, back and sides run into one another. */
function bagSofa(size: Stream, { cover, accent }: Covers): Part[] {
  const half = size.uniform(0.62, 0.74);
  const back = size.uniform(0.56, 0.66);
  const side = half - 0.1;
  const crease = { mode: 'carve', blend: 0.05 } as const;
  const shapes = [
    block([0, 0.17, 0], [half, 0.17, 0.46], 0.15),
    limb([-side + 0.12, back - 0.1, -0.3], [side - 0.12, back - 0.1, -0.3], 0.19),
    block([0, 0.3, -0.3], [half - 0.06, 0.24, 0.19], 0.17),
    ...[-1, 1].map((sign) => blob([sign * side, 0.36, -0.02], [0.2, 0.22, 0.42])),
    ...[-0.34, 0.34].map((at) => blob([at, 0.32, 0.14], [0.36, 0.11, 0.36])),
    limb([0, 0.43, 0.46], [0, 0.42, -0.1], 0.012, 0.012, crease),
    limb([0, back + 0.1, -0.32], [0, 0.44, -0.1], 0.012, 0.012, crease),
    limb([0.3 - half, 0.44, -0.08], [half - 0.3, 0.44, -0.08], 0.016, 0.016, crease),
    ...[-1, 1].map((sign) =>
      limb([sign * (side - 0.19), 0.44, 0.4], [sign * (side - 0.19), 0.43, -0.06], 0.012, 0.012, crease),
    ),
  ];
  const handle = smoothCurve(5, [
    [-0.09, back - 0.06, -0.485],
    [-0.06, back - 0.05, -0.52],
    [0.06, back - 0.05, -0.52],
    [0.09, back - 0.06, -0.485],
  ] as const);
  const small = turned(turned(pillow({ width: 0.4, height: 0.4, thick: 0.18 }), 'x', -30), 'y', 14);
  return [
    part('body', cover, organic(shapes, { cell: 0.03, blend: 0.07 })),
    part('throw cushion', accent, moved(small, 0.14 - half / 2, 0.56, 0.02)),
    part('handle', accent, sweep(handle, roundedRectangle(0.006, 0.036, 0.002, 1), 1, { up: [0, 1, 0] })),
  ];
}

const styles = {
  plush: plushSofa,
  modular: modularSofa,
  folded: foldedSofa,
  bag: bagSofa,
  tufted: tuftedSofa,
} as const;

const hides = ['#7a3f22', '#a5673a', '#2b2624', '#c8b595', '#5f1f1c', '#3e4a3a'] as const;

/** Cloth or leather of one color, and a second color for loose cushions. */
function covers(look: Stream, leather: boolean): Covers {
  const hue = look.uniform(0, 360);
  const lightness = look.uniform(0.45, 0.88);
  const chroma = look.uniform(0.015, 0.12);
  const cloth = (tint: Tint): Material => materials.fabric(tint);
  const cover = leather ? materials.leather(look.choice(hides)) : cloth(oklch(lightness, chroma, hue));
  const accent = cloth(oklch(look.uniform(0.4, 0.85), look.uniform(0.06, 0.14), hue + look.uniform(90, 270)));
  const cushion = leather ? cover : cloth(oklch(Math.min(0.9, lightness + 0.03), chroma, hue));
  return { cover, cushion, accent };
}

/** A sofa that is all cushion: overfull, of blocks, folded, a bag of beads, or deeply buttoned; no frame shows. */
export const softSofa = defineModel({
  category: 'soft sofa',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat',
  build(variation) {
    const style = variation.child('form').choice(['plush', 'modular', 'folded', 'bag', 'tufted'] as const);
    const look = variation.child('look');
    const leather = look.float() < (style === 'tufted' ? 0.8 : style === 'plush' ? 0.3 : 0.12);
    return styles[style](variation.child('size'), covers(look, leather));
  },
});
