import { materials, oklch, type Tint } from '../../world/modeling/index.js';
import type { Stream } from '../../core/stream.js';
import type { Material } from '../../world/material.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { bagSofa, foldedSofa } from './parts/seamless-sofas.js';
import { modularSofa, plushSofa, tuftedSofa, type Covers } from './parts/stuffed-sofas.js';

const styles = {
  plush: plushSofa,
  modular: modularSofa,
  folded: foldedSofa,
  bag: bagSofa,
  tufted: tuftedSofa,
} as const;

const hides = ['#7a3f22', '#a5673a', '#2b2624', '#c8b595', '#5f1f1c', '#3e4a3a'] as const;

/** Cloth or leather of one color, and a second color for loose cushions. */
function covers(look: Stream, leather: boolean): Covers {
  const hue = look.uniform(0, 360);
  const lightness = look.uniform(0.45, 0.88);
  const chroma = look.uniform(0.015, 0.12);
  const cloth = (tint: Tint): Material => materials.fabric(tint);
  const cover = leather ? materials.leather(look.choice(hides)) : cloth(oklch(lightness, chroma, hue));
  const accent = cloth(oklch(look.uniform(0.4, 0.85), look.uniform(0.06, 0.14), hue + look.uniform(90, 270)));
  const cushion = leather ? cover : cloth(oklch(Math.min(0.9, lightness + 0.03), chroma, hue));
  return { cover, cushion, accent };
}

/** A sofa that is all cushion: overfull, of blocks, folded, a bag of beads, or deeply buttoned; no frame shows. */
export const softSofa = defineModel({
  category: 'soft sofa',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat',
  hasUp: true,
  names: objectNames('soft sofa'),
  build(variation) {
    const style = variation.child('form').choice(['plush', 'modular', 'folded', 'bag', 'tufted'] as const);
    const look = variation.child('look');
    const leather = look.float() < (style === 'tufted' ? 0.8 : style === 'plush' ? 0.3 : 0.12);
    return styles[style](variation.child('size'), covers(look, leather));
  },
});
