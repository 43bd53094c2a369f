import { badParameter } from '../../core/errors.js';
import { grass, needles } from './blades.js';
import { bark, blotches, noise, sand } from './fields.js';
import { leaves, litter } from './leaves.js';
import { moss } from './moss.js';
import { pebbles } from './pebbles.js';
import { stone } from './stone.js';
import { woven } from './woven.js';
import { textureNames, type TextureName } from './names.js';
import type { TextureKind } from '../../draw/textures/texture.js';

export type { TextureKind, TextureLook, TextureWindow } from '../../draw/textures/texture.js';

/** A kind whose look has been forgotten: it only ever gets its own looks back. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- looks meet their kind again through its name
type AnyKind = TextureKind<any>;

const kinds: Readonly<Record<TextureName, AnyKind>> = {
  leaves,
  litter,
  grass,
  needles,
  pebbles,
  sand,
  bark,
  stone,
  moss,
  woven,
  noise,
  blotches,
};

/** @throws TopsyturvyError 'bad-parameter' for a name that does not exist */
export function textureOf(name: string): AnyKind {
  if (Object.hasOwn(kinds, name)) return kinds[name as TextureName];
  throw badParameter('texture', name, `one of ${textureNames.join(', ')}`);
}
