import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import type { Model, Vec3 } from '../../../world/model.js';
import { merged, part, tileUvs, tube } from '../../../world/modeling/index.js';
import { leafMaterial, shade, shadeMaterial, twigs, type Crown } from './foliage.js';
import { thing } from './layout.js';
import type { Look } from './looks.js';
import { shrubKinds, treeKindNames, treeKinds, type TreeKind, type TreeKindName } from './tree-kinds.js';

/** How a tree looks from afar and near. */
export interface TreeForm {
  /** The height in meters. */
  readonly height: number;
  /** The crown's width, as a share of the height. Default 0.7 */
  readonly wide?: number;
  /** The trunk's length below the crown, as a share of the height. Default 0.25 */
  readonly clear?: number;
  /** The number of twigs. Default 420 */
  readonly count?: number;
  /** Factor of the leaves' green, linear. */
  readonly tint?: Vec3;
  /** The kind of tree. Default: any */
  readonly kind?: TreeKindName;
}

/** A tree on y = 0. */
export function tree(variation: Stream, bark: Look, form: TreeForm): Model {
  const { height, count = 420, kind = variation.child('kind').choice(treeKindNames) } = form;
  const grown: TreeKind = treeKinds[kind];
  const tint = times(grown.tint, form.tint ?? [1, 1, 1]);
  const low = Math.min(0.5, grown.crown.clear * (form.clear ?? 0.25)) * height;
  const reach = (grown.crown.wide * (form.wide ?? 0.7) * height) / 2;
  const crowns: Crown[] = [];
  const limbs = [];
  const thick = 0.028 * height * (0.6 + 0.4 * grown.crown.wide);
  const lean = variation.uniform(-0.03, 0.03) * height;
  const trunkTop: Vec3 = [lean, low + 0.6 * (height - low), 0];
  limbs.push(
    tube(
      [[0, -0.1, 0], [0.2 * lean, 0.4 * low, 0], [0.6 * lean, low, 0], trunkTop],
      [1.25 * thick, thick, 0.8 * thick, 0.25 * thick],
      9,
    ),
  );
  const around = variation.uniform(0, 360);
  const { limbs: grow, lobes } = grown;
  for (let i = 0; i < grow.count; i++) {
    // Neighbors in height are not neighbors around the trunk.
    const turn = around + 137.5 * i + variation.uniform(-15, 15);
    const out = reach * variation.uniform(...grow.out);
    const [least, most] = grow.rise;
    const y = low + (height - low) * (least + ((most - least) * (i + variation.float())) / grow.count);
    const tip: Vec3 = [lean + out * cosDegrees(turn), y, out * sinDegrees(turn)];
    const start = Math.max(0.85 * low, Math.min(y - 0.8 * out, trunkTop[1]));
    const from: Vec3 = [0.6 * lean, start, 0];
    const bend: Vec3 = [(from[0] + tip[0]) / 2, (from[1] + 2 * tip[1]) / 3, (from[2] + tip[2]) / 2];
    limbs.push(tube([from, bend, tip], [0.45 * thick, 0.3 * thick, 0.1 * thick], 6));
    const r = reach * variation.uniform(...lobes.radius);
    crowns.push({ center: tip, radii: [r, lobes.tall * r, r] });
  }
  const top = lobes.top * (height - low);
  crowns.push({ center: [lean, height - top, 0], radii: [0.5 * reach, top, 0.5 * reach] });
  crowns.push({
    center: [lean, low + 0.5 * (height - low), 0],
    radii: [0.55 * reach, 0.28 * (height - low), 0.55 * reach],
  });
  const mesh = merged(...limbs);
  const leaves = twigs(variation.child('twigs'), crowns, count, twigSide(crowns, count));
  return thing('tree', [
    part(
      'trunk',
      { ...bark.material, baseColor: times(bark.material.baseColor, grown.bark ?? [1, 1, 1]) },
      typeof bark.tile === 'object' ? tileUvs(mesh, bark.tile) : mesh,
    ),
    part('leaves', leafMaterial(variation.child('leaf'), tint, grown.leaf), leaves),
    part('shade', shadeMaterial(tint), shade(crowns)),
  ]);
}

/** Twigs so large that together they cover the crowns several times over, but no larger than the parts of these. */
function twigSide(crowns: readonly Crown[], count: number): number {
  const area = crowns.reduce((sum, { radii: [x, y] }) => sum + x * y, 0);
  const most = 1.5 * Math.max(...crowns.map(({ radii: [x] }) => x));
  return Math.min(most, Math.sqrt((44 * area) / count));
}

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** A bush of any kind on y = 0, its leaves down to the ground. @param radius meters @param tint factor of its green, linear */
export function bush(variation: Stream, radius: number, count = 240, tint: Vec3 = [1, 1, 1]): Model {
  const kind = variation.child('kind').choice(shrubKinds);
  const crowns: Crown[] = Array.from({ length: kind.parts }, (_, i) => {
    const high = i < 0.6 * kind.parts ? 0.6 * kind.tall : kind.top;
    const out = kind.out * radius;
    return {
      center: [variation.uniform(-out, out), high * radius, variation.uniform(-out, out)],
      radii: [kind.lobe * radius, kind.tall * radius, kind.lobe * radius],
    };
  });
  const mesh = twigs(variation.child('twigs'), crowns, count, twigSide(crowns, count));
  const factor = times(kind.tint, tint);
  return thing('bush', [
    part('leaves', leafMaterial(variation.child('leaf'), factor, kind.leaf), mesh),
    part('shade', shadeMaterial(factor), shade(crowns, 0.55)),
  ]);
}
