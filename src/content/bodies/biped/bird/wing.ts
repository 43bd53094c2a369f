import { points4, points, points3 } from '../../../../core/points.js';
import { ellipse, materials, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { merged, moved, scaled, turned } from '../../../../world/modeling/mesh/index.js';
import { loft, smoothSections, type Ring } from '../../../../world/modeling/solids/index.js';
import { add, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { bent, carriedMesh, ofSide, signOf, type Side } from '../../making.js';
import type { Palette } from '../../quadruped/palette.js';
import type { Rig } from '../../quadruped/rig.js';
import { feather } from './feather.js';
import type { WingForm } from './form.js';

/** The distance of the flank from the middle plane at a place of the side plane. */
export type Flank = (y: number, z: number) => number;

/** The outline along a folded wing: the share of its length and of its width. */
const outline = points('0,0.2 0.08,0.6 0.25,0.94 0.45,1 0.68,0.78 0.86,0.42 0.96,0.18 1,0.05');
/** Flight feathers, the row above them, coverts: how far along each ends, how far out it lies, in thicknesses, and how wide it is. */
const rows = points3('1,0.1,1 0.78,0.4,0.97 0.52,0.7,0.93');

/** A wing, folded where its joint is at rest. */
export function wingParts(
  form: WingForm,
  colors: Palette,
  side: Side,
  rig: Rig,
  flank: Flank,
  folded: boolean,
): Part[] {
  const { main, wing = main, flight = wing, tip = flight } = colors;
  const part = (mesh: Mesh, tint: string): Part => ({
    name: `${side} wing`,
    mesh,
    material: materials.fur(tint),
  });
  const joint = `${side} wing`;
  const onBody = (mesh: Mesh): Mesh =>
    carriedMesh(moved(ofSide(side, mesh), ...scale(rig.rest(joint), -1)), rig.turn(joint), rig.joint(joint));
  if (form.kind === 'flipper') {
    const back = colors['flipper'] ?? wing;
    return [
      part(onBody(leaf(form, flank, [1, 0.4, 1])), back),
      part(onBody(leaf(form, flank, [0.93, 0.2, 0.86], -0.5)), colors['underwing'] ?? main),
    ];
  }
  if (folded) {
    const ahead = (i: number): number => i * (form.lead ?? 0);
    return rows.map((row, i) => part(onBody(leaf(form, flank, row, 0, ahead(i))), [tip, flight, wing][i]));
  }
  const [span, chord] = form.spread;
  const put = (mesh: Mesh): Mesh =>
    carriedMesh(
      ofSide(side, scaled(mesh, [span, span, span * chord])),
      rig.turn(joint),
      spreadRoot(form, side, rig, flank),
    );
  const { arm, primaries, secondaries } = spread();
  return [part(put(primaries), tip), part(put(secondaries), flight), part(put(arm), wing)];
}

/** The place of the wing's tip. */
export function wingTip(form: WingForm, side: Side, rig: Rig, flank: Flank, folded: boolean): Vec3 {
  const joint = `${side} wing`;
  const [x, y, z] = form.tip;
  if (folded || form.kind === 'flipper') return rig.carry(joint, [x * signOf(side), y, z]);
  const reach = rig.carry(joint, add(rig.rest(joint), [form.spread[0] * signOf(side), 0, 0]));
  return add(spreadRoot(form, side, rig, flank), subtract(reach, rig.joint(joint)));
}

/** Just inside the flank, in the pose of the trunk. */
function spreadRoot({ shoulder }: WingForm, side: Side, rig: Rig, flank: Flank): Vec3 {
  return rig.carry('trunk', [0.8 * flank(...shoulder) * signOf(side), ...shoulder]);
}

/** A leaf on the left flank. @param inward moves it to the body's side, in its thicknesses @param ahead of the shoulder, where it begins, in lengths of the wing */
function leaf(
  form: WingForm,
  flank: Flank,
  [long, out, wide]: readonly [number, number, number],
  inward = 0,
  ahead = 0,
): Mesh {
  const { shoulder, tip, width, thick } = form;
  const [dy, dz] = [tip[1] - shoulder[0], tip[2] - shoulder[1]];
  const size = Math.sqrt(dy * dy + dz * dz);
  const rings = outline.map(([along, share]): Ring => {
    const t = along * (long + ahead) - ahead;
    const half = width * wide * share;
    // its edges do not sink behind the back
    const least = Math.max(tip[0] * (0.4 + 0.6 * t), 0.5 * flank(shoulder[0] + dy * t, shoulder[1] + dz * t));
    return ellipse(2, 2, 14).map(([c, s]): Vec3 => {
      // across the wing, upper edge first
      const y = shoulder[0] + dy * t - (s * half * dz) / size;
      const z = shoulder[1] + dz * t + (s * half * dy) / size;
      const x = Math.max(flank(y, z), least);
      return [x + thick * (out + inward + c * (c > 0 ? 0.45 : 1 + out)), y, z];
    });
  });
  return loft(smoothSections(rings, 2), { crease: 70 });
}

interface Spread {
  readonly arm: Mesh;
  readonly primaries: Mesh;
  readonly secondaries: Mesh;
}

let known: Spread | undefined;

/** A left wing of length 1 along +x, its leading edge to +z, flat. */
function spread(): Spread {
  if (known) return known;
  const quill = (x: number, z: number, lift: number, out: number, length: number, half: number): Mesh =>
    moved(turned(feather(length, half), 'y', -out), x, lift, z);
  const primaries = Array.from({ length: 8 }, (_, i) =>
    quill(0.4 + 0.025 * i, 0.01 + 0.004 * i, -0.006 + 0.003 * i, 14 + 9 * i, 0.42 + 0.016 * i, 0.043),
  );
  const secondaries = Array.from({ length: 8 }, (_, i) =>
    quill(0.02 + 0.056 * i, -0.06, -0.012 - 0.002 * i, -2 + 2 * i, 0.32 + 0.008 * i, 0.046),
  );
  const plate = points4(`
      -0.04,0.03,-0.13,0.03 0.1,0.045,-0.18,0.034 0.28,0.06,-0.19,0.032 0.45,0.07,-0.17,0.026
      0.58,0.05,-0.1,0.018 0.66,0.02,-0.03,0.008
    `).map(([x, front, back, thick]): Ring =>
    ellipse(2, 2, 14).map(([c, s]): Vec3 => [x, thick * s, (front + back) / 2 + ((front - back) / 2) * c]),
  );
  const edge = bent(points4('-0.03,0,0,0.04 0.2,0,0.03,0.036 0.42,0,0.05,0.028 0.62,0,0.03,0.014'), 10);
  known = {
    arm: merged(loft(smoothSections(plate, 2), { crease: 70 }), edge),
    primaries: merged(...primaries),
    secondaries: merged(...secondaries),
  };
  return known;
}
