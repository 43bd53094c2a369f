import { points } from '../../../core/points.js';
import { arc, bothSides, moved, turned, type Outline } from '../../../world/modeling/index.js';
import { box, cylinder, extrude } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';

interface Cab {
  /** Half of its width, meters. */
  readonly w: number;
  /** Heights of its floor and of its eaves, meters. */
  readonly deck: number;
  readonly cabTop: number;
  /** z of its front and its back, meters. */
  readonly front: number;
  readonly back: number;
}

/** A locomotive's cab: walls with windows, open behind, under a curved roof. Sides are the left ones. */
export function locomotiveCab({ w, deck, cabTop, front, back }: Cab) {
  const long = front - back;
  const wall: Outline = points([-long / 2, deck], [long / 2, deck], [long / 2, cabTop], [-long / 2, cabTop]);
  const sill = deck + (cabTop - deck) * 0.52;
  const hole: Outline = points([-0.42, sill], [0.42, sill], [0.42, cabTop - 0.28], [-0.42, cabTop - 0.28]);
  const cabMiddle = (front + back) / 2;
  // The frame's own opening is smaller, so that the wall's edge does not show in it.
  const pane = hole.map(([x, y]) => [x * 0.97, y + (y > sill ? -0.015 : 0.015)] as const);
  const side = moved(turned(extrude(wall, 0.05, { holes: [hole] }), 'y', 90), w, 0, cabMiddle);
  const sideGlass = moved(box(0.03, cabTop - 0.28 - sill, 0.86), w, (cabTop - 0.28 + sill) / 2, cabMiddle);
  const sideTrim = moved(
    turned(
      extrude(
        hole.map(([x, y]) => [x * 1.08, y + (y > sill ? 0.04 : -0.04)] as const),
        0.08,
        { holes: [pane] },
      ),
      'y',
      90,
    ),
    w,
    0,
    cabMiddle,
  );
  const gable: Outline = [[-w, deck], [w, deck], ...arc(0, cabTop - 2.39, 2.72, 61, 119, 10)];
  const ends = [front, back].map((z) => moved(extrude(gable, 0.05), 0, 0, z));
  const spectacles = [front + 0.03, back - 0.03].map((z) =>
    bothSides(moved(ahead(cylinder(0.2, 0.03, 24)), 0.92, cabTop - 0.4, z)),
  );
  const roofArc = arc(0, -2.2, 2.75, 60, 120, 12);
  const roofOutline: Outline = [
    ...roofArc,
    ...[...roofArc].reverse().map(([x, y]) => [x, y - 0.07] as const),
  ];
  const roof = moved(extrude(roofOutline, long + 0.4, { bevel: 0.015 }), 0, cabTop - 0.19, cabMiddle);
  return { side, sideGlass, sideTrim, ends, spectacles, roof };
}
