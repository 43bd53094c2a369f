import { beveledBox, materials, moved, part } from '../../../world/modeling/index.js';
import { footballParts, footballRadius } from '../props/balls.js';
import { strongTint } from '../props/parts/pieces.js';
import { defineSetting, type Scenery } from './define.js';
import { placed, sole } from './parts.js';

/** The height of a foot on one of these, meters of the adult. */
export const ballHeight = 2 * footballRadius;
export const stepHeight = 0.2;
export const boxHeight = 0.32;

const ballUnder: Scenery = (stand) => {
  const { position, rotation } = sole(stand, 'left');
  // under the ball of the foot, as high as the sole is there
  const [x, y, z] = [0, 1, 2].map((k) => position[k] + 0.05 * stand.size * rotation[3 * k + 2]);
  return placed(footballParts(), [x, y / 2, z], y / (2 * footballRadius));
};

const block =
  (
    name: string,
    wide: number,
    deep: number,
    tint: (variation: Parameters<Scenery>[1]) => ReturnType<typeof materials.wood>,
  ): Scenery =>
  (stand, variation) => {
    const { position } = sole(stand, 'left');
    const [x, y, z] = position;
    const mesh = beveledBox(wide * stand.size, y, deep * stand.size, 0.01, 1);
    return [part(name, tint(variation), moved(mesh, x, y / 2, z))];
  };

export const ballUnderFoot = defineSetting('a football', ballUnder);
export const stepUnderFoot = defineSetting(
  'a step',
  block('step', 0.5, 0.34, () => materials.mattePaint('#b7b3aa')),
);
export const boxUnderFoot = defineSetting(
  'a box',
  block('box', 0.38, 0.36, (v) => materials.wood(strongTint(v))),
);
