import { Field } from '../../../../world/modeling/organic/field.js';
import {
  materials,
  merged,
  mirroredX,
  mixed,
  organic,
  smoothCurve,
  tube,
  withColor,
} from '../../../../world/modeling/index.js';
import type { Mesh } from '../../../../world/mesh.js';
import type { Part } from '../../../../world/model.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { Side } from '../../side.js';
import { memoize } from '../../../../core/memoize.js';
import type { HumanLook } from '../look.js';
import type { Haircut } from './haircuts.js';
import { layOf } from './lay.js';
import { locksOn } from './locks.js';
import { hairShapes } from './solids.js';

/** Where hair lies close to the skull, its line needs finer cells. */
const cells = { full: 0.0165, close: 0.0125 };
const close: readonly Haircut[] = ['buzz', 'crop', 'quiff', 'receding', 'bun', 'topknot', 'ponytail', 'pigtails', 'braid', 'locs']; // prettier-ignore
const withLine: readonly Haircut[] = ['parted', 'bob', 'long', 'wavy'];
/** Between locks it is darker. */
const between = 0.6;
const blend = 0.02;

/** Hair about the middle of the head: what it fills, with the face cut out, locks on that, and the line of a parting. */
export function hairParts({ hair, skin }: Pick<HumanLook, 'hair' | 'skin'>, coarseness: number): Part[] {
  if (hair.cut === 'bald') return [];
  const { locks, line } = hairMeshes(hair.cut, hair.parting, coarseness);
  const tint = hair.cut === 'buzz' ? mixed(hair.color, skin, 0.25) : hair.color;
  const all = { name: 'hair', mesh: locks, material: materials.hair(tint) };
  if (!line) return [all];
  return [all, { name: 'hair', mesh: line, material: materials.hair(mixed(skin, hair.color, 0.45)) }];
}

const hairMeshes = memoize(
  (cut: Haircut, parting: Side, coarseness: number): { locks: Mesh; line?: Mesh } => {
    if (parting === 'right') {
      const { locks, line } = hairMeshes(cut, 'left', coarseness);
      return { locks: mirroredX(locks), ...(line && { line: mirroredX(line) }) };
    }
    const shapes = hairShapes(cut);
    const field = new Field(shapes, blend);
    const cell = coarseness * (close.includes(cut) ? cells.close : cells.full);
    const lay = layOf[cut];
    const tone = lay ? between : 1;
    const solid = withColor(organic(shapes, { cell, blend }), [tone, tone, tone]);
    const locks = merged(solid, ...(lay ? locksOn(field, lay) : []));
    return withLine.includes(cut) ? { locks, line: partingLine(field) } : { locks };
  },
);

/** The scalp where the hair parts, from the brow back. */
function partingLine(field: Field): Mesh {
  const places = [0.068, 0.05, 0.03, 0.01, -0.012, -0.034].map((z, i): Vec3 => {
    const x = 0.043 - 0.0012 * i;
    let y = 0.18;
    for (let step = 0; step < 60 && field.value(x, y, z) > 1e-4; step++)
      y -= Math.min(0.01, 0.8 * field.value(x, y, z));
    return [x, y + 0.001, z];
  });
  const path = smoothCurve(places, 3);
  return tube(
    path,
    path.map((_, i) => 0.0026 - (0.001 * i) / path.length),
    6,
    { caps: 'round' },
  );
}
