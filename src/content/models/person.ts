import {
  bothSides,
  linear,
  materials,
  oklch,
  ofHeight,
  organic,
  smoothCurve,
  tube,
} from '../../world/modeling/index.js';
import { movedPart } from '../../world/modeling/mesh/place-part.js';
import { defineModel } from './define.js';
import { hand } from './parts/human-hand.js';
import { haircuts, humanHead } from './parts/human-head.js';
import { arm, outfit, tops } from './parts/outfit.js';

const skins = ['#f0c8ac', '#e3b08c', '#d49a72', '#b97f58', '#96603f', '#74482f', '#583522'] as const;
const hairs = ['#1a1512', '#2a1d16', '#4a3020', '#7a4d2a', '#b98a4e', '#8a8682', '#7d3a20'] as const;

/** A clothed adult who stands upright with hanging arms. */
export const person = defineModel({
  category: 'person',
  broadClass: 'people',
  hasFront: true,
  hasUp: true,
  names: ['man', 'woman', 'human', 'human figure', 'figure'],
  silhouetteNames: ['man', 'woman', 'human', 'figure', 'people'],
  silhouetteView: { yaw: [0, 28], elevation: [2, 8] },
  knownBy: ['outline', 'coarse outline', 'edges'],
  distinct: true,
  build(variation) {
    const body = variation.child('body');
    const fine = body.float() < 0.5;
    const height = fine ? body.uniform(1.57, 1.75) : body.uniform(1.68, 1.88);
    const shoulders = (fine ? 0.9 : 1.06) * body.uniform(0.96, 1.06);
    const hips = (fine ? 1.03 : 0.97) * body.uniform(0.96, 1.08);
    const waist = (fine ? 0.88 : 1) * body.uniform(0.96, 1.12);
    const look = variation.child('look');
    const skin = linear(look.choice(skins));
    const hair = look.choice(hairs);
    const cut = fine
      ? look.choice(haircuts.slice(2, 5))
      : look.choice(['short', 'parted', 'short', 'parted', 'bald'] as const);
    const iris = look.choice(['#3b2414', '#4a3018', '#4d6b4a', '#456a8c']);
    const clothes = variation.child('clothes');
    const top = clothes.choice(tops);
    const topTint = oklch(clothes.uniform(0.42, 0.85), clothes.uniform(0.04, 0.16), clothes.uniform(0, 360));
    const innerTint = clothes.choice(['#efeee9', '#d9d4c8', '#26282c']);
    const trouserTint = clothes.choice(['#2b3a55', '#3d5478', '#26272b', '#6e6250', '#51575c', '#8c7b5e']);
    const shoeTint = clothes.choice(['#22201f', '#5a3a24', '#e8e6e1', '#8f2f2a']);

    const path = arm(shoulders);
    const wrist = path[4];
    const bare = smoothCurve(
      path.slice(top === 'tee' ? 2 : 4).concat([[wrist[0] + 0.002, wrist[1] - 0.03, wrist[2] + 0.004]]),
      3,
    );
    const radii = bare.map((_, i) => 0.046 - (0.02 * i) / (bare.length - 1));
    const parts = [
      ...outfit({
        top,
        topTint,
        innerTint,
        trouserTint,
        shoeTint,
        shoulders,
        waist,
        hips,
        bust: fine ? 0.02 : 0,
      }),
      {
        name: 'arm',
        mesh: bothSides(tube(bare, top === 'tee' ? radii : 0.028, 16)),
        material: materials.skin(skin),
      },
      {
        name: 'hand',
        mesh: bothSides(organic(hand(wrist), { cell: 0.0115, blend: 0.02 })),
        material: materials.skin(skin),
      },
      ...humanHead({ skin, hair, cut, iris, fine }).map((part) => movedPart(part, 0, 1.625, -0.004)),
    ];
    return ofHeight(parts, height);
  },
});
