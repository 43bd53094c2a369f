import { pairs, type Stream } from '../../../core/index.js';
import { materials, ofHeight, part, type Material } from '../../../world/modeling/index.js';
import { mixed, varied, type Tint } from '../../../world/modeling/color.js';
import { defineModel } from '../define.js';
import { teddyBody, teddyFrame, teddySeams, type TeddyBuild, type TeddyCloth } from './body.js';
import { teddyWear, type TeddyWear } from './clothes.js';
import { teddyFace, type TeddyFace } from './face.js';

/** A design: proportions, face and what it may wear. */
interface Design extends Pick<TeddyBuild, 'pose' | 'arms'> {
  readonly build: Omit<TeddyBuild, 'pose' | 'arms'>;
  readonly face: Omit<TeddyFace, 'muzzle' | 'thread' | 'eyeColor'>;
  readonly wears: readonly (readonly TeddyWear[])[];
  readonly coats: readonly Coat[];
  /** Name of the surface it is sewn from. */
  readonly surface: 'short fur' | 'knit' | 'woven cloth';
  readonly isPatchwork?: boolean;
}

/** The colors of its fur, and of its muzzle and pads. */
type Coat = readonly [fur: string, pale: string];

const browns: readonly Coat[] = pairs('#b07a3e #e3c492, #6b4022 #c79a66, #d9b27a #f0dfbd, #8a5a34 #dcb88a');
const pales: readonly Coat[] = pairs(`
  #ece3d0 #d8b99a, #9a9792 #e4e0d8, #d99aa4 #f6e2de, #8fa9c4 #eef0ee, #c9a584 #f4ead8
`);
const brights = ['#b3202c', '#1f4f93', '#2f7d4f', '#e0a020', '#6c3b86', '#d9652a', '#2a8c94'] as const;

const designs: Readonly<Record<string, Design>> = {
  classic: {
    pose: 'sitting',
    arms: ['resting', 'resting'],
    build: { head: 0.92, plump: 0.92, thick: 0.92, legs: 1.15, ears: 0.92 },
    face: { eyes: 'glass', nose: 'stitched', snout: 1.3, broad: 0.92, hasBrows: true },
    wears: [['bow tie'], ['ribbon']],
    coats: browns,
    surface: 'short fur',
  },
  cuddly: {
    pose: 'sitting',
    arms: ['hugging', 'hugging'],
    build: { head: 1.2, plump: 1.1, thick: 1.14, legs: 0.7, ears: 1.15 },
    face: { eyes: 'beads', nose: 'hard', snout: 0.85, broad: 1.08, hasBrows: false },
    wears: [['belly'], ['heart'], ['belly', 'ribbon']],
    coats: pales,
    surface: 'short fur',
  },
  dressed: {
    pose: 'standing',
    arms: ['hanging', 'waving'],
    build: { head: 1.02, plump: 1, thick: 0.98, legs: 0.9, ears: 1 },
    face: { eyes: 'glass', nose: 'hard', snout: 1, broad: 1, hasBrows: true },
    wears: [['sweater']],
    coats: browns,
    surface: 'short fur',
  },
  patchwork: {
    pose: 'sitting',
    arms: ['waving', 'resting'],
    build: { head: 1.02, plump: 1, thick: 0.94, legs: 1, ears: 1.2 },
    face: { eyes: 'buttons', nose: 'stitched', snout: 0.8, broad: 1, hasBrows: true },
    wears: [['patch'], ['patch', 'bow tie']],
    coats: pairs('#c8a878 #efe3c8, #b9b2a2 #f1ece0, #a9825c #ecd9ba'),
    surface: 'woven cloth',
    isPatchwork: true,
  },
  knitted: {
    pose: 'standing',
    arms: ['hanging', 'hanging'],
    build: { head: 1, plump: 0.84, thick: 0.8, legs: 1.2, ears: 0.85 },
    face: { eyes: 'buttons', nose: 'stitched', snout: 0.9, broad: 0.95, hasBrows: false },
    wears: [['scarf']],
    coats: [...pales, ...browns],
    surface: 'knit',
  },
};

/** Cloth of a color with the texture of a surface. */
const cloth = (tint: Tint, surface: string): Material => ({ ...materials.fabric(tint), surface });

/** The cloths of its pieces: all from one fur, or arms, legs and ears of other cloths. */
function cloths(look: Stream, { surface, isPatchwork }: Design, fur: Tint, pale: Tint): TeddyCloth {
  const own = cloth(fur, surface);
  const pads = cloth(pale, isPatchwork ? surface : 'woven cloth');
  if (!isPatchwork) return { trunk: own, head: own, ears: own, arms: own, legs: own, pads };
  const [arms, legs] = look.shuffle(brights).map((tint) => cloth(mixed(tint, fur, 0.3), surface));
  return { trunk: own, head: own, ears: legs, arms: arms, legs: legs, pads };
}

/** Teddy bears: jointed ones of mohair, cuddly ones, ones in a sweater, of patches, and knitted ones with a scarf. */
export const teddyBear = defineModel({
  category: 'teddy bear',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'its face',
  build(variation) {
    const design = designs[variation.child('design').choice(Object.keys(designs))];
    const [look, size] = variation.children('look', 'size');
    const [coat, pale] = look.choice(design.coats);
    const fur = varied(look, coat, 0.1);
    const build: TeddyBuild = {
      pose: design.pose,
      arms: design.arms,
      ...design.build,
      head: design.build.head * size.uniform(0.96, 1.05),
      plump: design.build.plump * size.uniform(0.95, 1.06),
      legs: design.build.legs * size.uniform(0.94, 1.06),
      ears: design.build.ears * size.uniform(0.92, 1.08),
    };
    const frame = teddyFrame(build);
    const [bright, second] = variation.child('wear').shuffle(brights);
    const worn = variation.child('wears').choice(design.wears);
    const wearCloth = (wear: TeddyWear): Material =>
      wear === 'belly'
        ? cloth(pale, design.surface)
        : cloth(bright, wear === 'scarf' || wear === 'sweater' ? 'knit' : 'woven cloth');
    const thread = look.choice(['#17120f', '#2b1a12']);
    const face: TeddyFace = {
      ...design.face,
      thread,
      muzzle: cloth(pale, design.surface),
      eyeColor:
        design.face.eyes === 'glass'
          ? look.choice(['#8a4a12', '#6b3510', '#a8651c'])
          : look.choice(['#1c1a1a', '#3a2416', '#1f3560']),
    };
    const parts = [
      ...teddyBody(build, frame, cloths(variation.child('cloths'), design, fur, pale)),
      part('seam', materials.fabric(mixed(fur, '#1a0f08', 0.45)), teddySeams(frame)),
      ...teddyFace(frame, face),
      ...worn.flatMap((wear) =>
        teddyWear(
          wear,
          frame,
          wearCloth(wear),
          wear === 'patch' ? materials.fabric('#3a2a1e') : cloth(second, 'knit'),
        ),
      ),
    ];
    return ofHeight(parts, build.pose === 'sitting' ? size.uniform(0.24, 0.4) : size.uniform(0.3, 0.46));
  },
});
