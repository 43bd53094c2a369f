import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import type { Model } from '../../../world/model.js';
import { merged, tileUvs, tube } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';
import { leafMaterial, shade, shadeMaterial, twigs, type Crown } from './foliage.js';
import { thing } from './layout.js';
import type { Look } from './looks.js';

/** How a tree looks from afar and near. */
export interface TreeForm {
  /** Meters. */
  readonly height: number;
  /** The crown's width, as a share of the height. Default 0.7 */
  readonly wide?: number;
  /** The trunk's length below the crown, as a share of the height. Default 0.25 */
  readonly clear?: number;
  /** Twigs. Default 420 */
  readonly count?: number;
  /** Factor of the leaves' green, linear. */
  readonly tint?: Vec3;
}

/** A broad-leaved tree on y = 0. */
export function tree(variation: Stream, bark: Look, form: TreeForm): Model {
  const { height, wide = 0.7, clear = 0.25, count = 420, tint } = form;
  const low = clear * height;
  const reach = (wide * height) / 2;
  const crowns: Crown[] = [];
  const limbs = [];
  const thick = 0.028 * height;
  const lean = variation.uniform(-0.03, 0.03) * height;
  const trunkTop: Vec3 = [lean, low + 0.35 * (height - low), 0];
  limbs.push(
    tube(
      [[0, -0.1, 0], [0.2 * lean, 0.4 * low, 0], [0.6 * lean, low, 0], trunkTop],
      [1.25 * thick, thick, 0.8 * thick, 0.4 * thick],
      9,
    ),
  );
  const around = variation.uniform(0, 360);
  const arms = 6;
  for (let i = 0; i < arms; i++) {
    const turn = around + (360 / arms) * i + variation.uniform(-15, 15);
    const out = reach * variation.uniform(0.42, 0.58);
    const y = low + (height - low) * variation.uniform(0.28, 0.6);
    const tip: Vec3 = [lean + out * cosDegrees(turn), y, out * sinDegrees(turn)];
    const from: Vec3 = [0.6 * lean, low * variation.uniform(0.85, 1.1), 0];
    const bend: Vec3 = [(from[0] + tip[0]) / 2, (from[1] + 2 * tip[1]) / 3, (from[2] + tip[2]) / 2];
    limbs.push(tube([from, bend, tip], [0.5 * thick, 0.33 * thick, 0.1 * thick], 6));
    const r = reach * variation.uniform(0.42, 0.52);
    crowns.push({ center: tip, radii: [r, 0.72 * r, r] });
  }
  const top = 0.45 * (height - low) * 0.55;
  crowns.push({ center: [lean, height - top, 0], radii: [0.55 * reach, top, 0.55 * reach] });
  crowns.push({
    center: [lean, low + 0.5 * (height - low), 0],
    radii: [0.6 * reach, 0.3 * (height - low), 0.6 * reach],
  });
  const mesh = merged(...limbs);
  return thing('tree', [
    {
      name: 'trunk',
      mesh: typeof bark.tile === 'object' ? tileUvs(mesh, bark.tile) : mesh,
      material: bark.material,
    },
    {
      name: 'leaves',
      mesh: twigs(variation.child('twigs'), crowns, count, (2.6 * reach) / Math.sqrt(count / 8)),
      material: leafMaterial(variation.child('leaf'), tint),
    },
    { name: 'shade', mesh: shade(crowns), material: shadeMaterial(tint) },
  ]);
}

/** A round bush on y = 0, its leaves down to the ground. @param radius meters @param tint factor of its green, linear */
export function bush(variation: Stream, radius: number, count = 240, tint?: Vec3): Model {
  const crowns: Crown[] = Array.from({ length: 5 }, (_, i) => {
    const high = i < 3 ? 0.32 : 0.66;
    return {
      center: [variation.uniform(-0.4, 0.4) * radius, high * radius, variation.uniform(-0.4, 0.4) * radius],
      radii: [0.62 * radius, 0.5 * radius, 0.62 * radius],
    };
  });
  const mesh = twigs(variation.child('twigs'), crowns, count, 0.42 * radius);
  return thing('bush', [
    { name: 'leaves', mesh, material: leafMaterial(variation.child('leaf'), tint) },
    { name: 'shade', mesh: shade(crowns, 0.55), material: shadeMaterial(tint) },
  ]);
}
