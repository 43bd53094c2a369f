import { exportsOf } from '../../roster.js';
import * as all from './all.js';
import { glove } from './gloves.js';
import type { Belonging, Prop } from './define.js';
import { backpack, shoulderBag } from './worn/bags.js';
import { armband, bracelet, legBand, wristband } from './worn/bands.js';
import { earTag } from './worn/ear-tag.js';
import { earring } from './worn/earring.js';
import { eyePatch } from './worn/eye-patch.js';
import { watch } from './worn/watch.js';

export type { Belonging, Place, Prop } from './define.js';
export { inHand, thing } from './attach.js';

/** All that a hand can hold, and gloves that are worn over it. */
export const props: readonly Prop[] = exportsOf(all);

/** All that is worn or carried. */
const worn: readonly Belonging[] = [
  armband,
  backpack,
  bracelet,
  earring,
  earTag,
  eyePatch,
  glove,
  legBand,
  shoulderBag,
  watch,
  wristband,
];

/** All that a body can have on one of its sides. */
export const belongings: readonly Belonging[] = [...props, ...worn];

/** The belonging with a name that states have. */
export const belongingOf = (name: string): Belonging => belongings.find((one) => one.name === name)!;
