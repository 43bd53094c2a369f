import type { Stream } from '../../../core/stream.js';
import { arc, materials, oklch, type Mesh, type Part, type Point } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, cone, extrude } from '../../../world/modeling/solids/index.js';

/** A seat for one or more, with arms, cushions and a back that leans: armchairs and sofas. */
export function upholstered(variation: Stream, seats: number, seatWidth: number): Part[] {
  const [size, look] = variation.children('size', 'look');
  const depth = size.uniform(0.84, 0.94);
  const seat = size.uniform(0.42, 0.47);
  const armTop = size.uniform(0.58, 0.66);
  const top = size.uniform(0.82, 0.94);
  const leg = size.uniform(0.08, 0.15);
  const rolled = variation.child('arms').choice([true, false]);
  const arm = rolled ? size.uniform(0.17, 0.2) : size.uniform(0.14, 0.22);
  const inner = seats * seatWidth;
  const width = inner + 2 * arm;

  const hue = look.uniform(0, 360);
  const lightness = look.uniform(0.42, 0.78);
  const chroma = look.uniform(0.02, 0.11);
  const leather = look.choice([true, false, false]);
  const cover = leather
    ? materials.leather(look.choice(['#5c3520', '#8a4f2a', '#2a2422', '#c9b48f', '#6d1f1f']))
    : materials.fabric(oklch(lightness, chroma, hue));
  const cushion = leather ? cover : materials.fabric(oklch(Math.min(0.85, lightness + 0.06), chroma, hue));
  const wood = materials.wood(look.choice(['#6b4426', '#a87845', '#2b211c']));

  const z = depth / 2;
  const lean = 9;
  const armMesh = rolled
    ? rolledArm(arm, armTop - leg, depth - 0.04)
    : beveledBox(arm, armTop - leg, depth - 0.04, 0.045, 3);
  const arms = bothSides(moved(armMesh, (inner + arm) / 2, (armTop + leg) / 2, 0.02));
  const base = moved(
    beveledBox(inner + 0.06, seat - 0.14 - leg, depth - 0.08, 0.02),
    0,
    (seat - 0.14 + leg) / 2,
    0,
  );
  const backHeight = top - leg;
  const back = moved(
    turned(moved(beveledBox(width - 0.05, backHeight, 0.17, 0.06, 3), 0, backHeight / 2, 0), 'x', -lean),
    0,
    leg,
    0.13 - z,
  );
  const along = (mesh: Mesh): Mesh =>
    merged(...Array.from({ length: seats }, (_, i) => moved(mesh, (i - (seats - 1) / 2) * seatWidth, 0, 0)));
  const rest = top - seat + 0.03;
  const seatDepth = depth - 0.27;
  const seatCushion = moved(
    beveledBox(seatWidth - 0.008, 0.17, seatDepth, 0.05, 3),
    0,
    seat - 0.075,
    z - seatDepth / 2,
  );
  const backCushion = moved(
    turned(moved(beveledBox(seatWidth - 0.02, rest, 0.17, 0.075, 3), 0, rest / 2, 0), 'x', -lean - 4),
    0,
    seat - 0.03,
    0.29 - z,
  );
  const foot = cone(0.018, leg + 0.03, 0.028, 16);
  const feet = [0.08 - z, z - 0.08].map((at) =>
    bothSides(moved(foot, width / 2 - 0.09, (leg + 0.03) / 2, at)),
  );
  return [
    part('foot', wood, feet),
    part('frame', cover, base),
    part('arm', cover, arms),
    part('back', cover, back),
    part('seat cushion', cushion, along(seatCushion)),
    part('back cushion', cushion, along(backCushion)),
  ];
}

/** An arm whose top is a roll that stands out to the left. */
function rolledArm(width: number, height: number, depth: number): Mesh {
  const r = width * 0.5;
  const inside = -width / 2;
  const outline: Point[] = [
    [inside, -height / 2],
    [inside + width * 0.72, -height / 2],
    [inside + width * 0.72, height / 2 - 1.9 * r],
    ...arc(inside + r * 1.05, height / 2 - r, r * 1.05, -40, 180, 11),
  ];
  return extrude(outline, depth, { bevel: 0.022, crease: 45 });
}
