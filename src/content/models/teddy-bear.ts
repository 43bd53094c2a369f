import type { Part } from '../../world/model.js';
import { bothSides, ellipsoid, mapParts, materials, merged, scaled } from '../../world/modeling/index.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { sewn, stuffed } from './parts/plush.js';
import { teddyBody, type TeddyBody, type TeddyCut } from './parts/teddy-body.js';
import { teddyDress, type TeddyDress } from './parts/teddy-dress.js';
import { bellySeam, eyeForms, teddyFace } from './parts/teddy-face.js';

/** How a teddy bear is cut, and what it wears. */
interface Style {
  readonly cut: TeddyCut;
  readonly dresses: readonly TeddyDress[];
  readonly eyes: readonly (typeof eyeForms)[number][];
  /** Of plush, and of muzzle, ears and pads. */
  readonly colors: readonly (readonly [fur: string, pale: string])[];
}

const styles: readonly Style[] = [
  // as a hundred years ago: a long muzzle, a hump, long limbs
  {
    cut: { head: 0.92, belly: 0.92, long: 1.2, thick: 0.9, muzzle: 1.35, ears: 0.9, hump: true },
    dresses: ['ribbon', 'nothing', 'patches'],
    eyes: ['glass', 'button'],
    colors: [
      ['#c8913f', '#d9b27a'],
      ['#a87434', '#cda56a'],
      ['#8a6a48', '#b99a72'],
    ],
  },
  // plump, with a large head and a pale muzzle
  {
    cut: { head: 1.16, belly: 1.1, long: 0.88, thick: 1.12, muzzle: 0.9, ears: 1.12, hump: false },
    dresses: ['bow tie', 'scarf'],
    eyes: ['glass', 'amber glass'],
    colors: [
      ['#7a4a28', '#d8b489'],
      ['#5a3a28', '#c79f76'],
      ['#b9835a', '#efd9b8'],
    ],
  },
  // slim and soft, in light colors
  {
    cut: { head: 1.04, belly: 0.96, long: 1.06, thick: 1, muzzle: 0.8, ears: 1.3, hump: false },
    dresses: ['ribbon', 'scarf', 'bow tie'],
    eyes: ['glass', 'button'],
    colors: [
      ['#e9dfca', '#d9b9a0'],
      ['#b8b3ad', '#ece7df'],
      ['#d9a79f', '#f0dcd2'],
    ],
  },
  // dark and mended
  {
    cut: { head: 1.02, belly: 1.05, long: 1, thick: 1.05, muzzle: 1.1, ears: 1, hump: false },
    dresses: ['patches'],
    eyes: ['button', 'amber glass'],
    colors: [
      ['#8f6136', '#c79a63'],
      ['#6d6259', '#b0a291'],
      ['#9c4f3a', '#d8a98d'],
    ],
  },
];

const cloths = ['#b3202a', '#1f4f9a', '#2f7d4f', '#d9a21b', '#6a3a8a', '#1f8a8f', '#d9622b'] as const;

/** A stuffed bear of plush that sits or stands, with glass or button eyes and a stitched nose. */
export const teddyBear = defineModel({
  category: 'teddy bear',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the face and the soles of its feet',
  hasUp: true,
  names: objectNames('teddy bear'),
  build(variation) {
    const look = variation.child('look');
    const style = look.choice(styles);
    const [fur, pale] = look.choice(style.colors);
    const sits = variation.child('sits').float() < 0.6;
    const body = teddyBody(style.cut, sits);
    const [color, other] = variation.child('cloths').shuffle(cloths);
    const size = variation.child('size').uniform(0.7, 1.35);
    const dress = variation.child('dress').choice(style.dresses);
    const parts = [
      ...covered(body, fur, pale),
      bellySeam(body, fur),
      ...teddyFace(body, variation.child('eyes').choice(style.eyes), fur, pale),
      ...teddyDress(dress, body, color, other),
    ];
    return mapParts(parts, (mesh) => scaled(mesh, size));
  },
});

/** The stuffed pieces in plush, and the pads of cloth on paws and soles. */
function covered(body: TeddyBody, fur: string, pale: string): Part[] {
  const pads = body.pads.map(({ at, out, half: [w, h] }) =>
    sewn(ellipsoid(w, h, 0.0065, 20), { place: at, out }),
  );
  return [
    stuffed('torso', body.torso, fur),
    stuffed('arm', body.arms, fur),
    stuffed('leg', body.legs, fur),
    stuffed('tail', body.tail, fur),
    stuffed('head', body.head, fur),
    stuffed('ear', body.ears, fur, 0.0085),
    stuffed('muzzle', body.muzzle, pale, 0.009),
    { name: 'pad', mesh: bothSides(merged(...pads)), material: materials.fabric(pale) },
  ];
}
