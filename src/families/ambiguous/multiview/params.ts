import type { Zod } from '../../../core/zod.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

/** The kinds of picture: figures by their two readings, texts, and controls with one reading. */
export const multiviewKinds = [
  'duck-rabbit',
  'face-mountains',
  'rocket-fish',
  'hourglass-bow-tie',
  'ladder-railway',
  'flower-dancer',
  'candle-paintbrush',
  'ice-cream-gnome',
  'glass-lamp',
  'jellyfish-plant',
  'bell-goblet',
  'acorn-egg',
  'bucket-hat',
  'man-woman',
  'chef-old-man',
  'letter',
  'word',
  'display',
  'control-figure',
  'control-text',
] as const;

export const multiviewParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, multiviewKinds).describe(
      'Kinds of picture, taken in turn; control-… have one reading only.',
    ),
    fonts: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(20)
      .default(['dejavu-sans', 'varela-round', 'outfit', 'barlow-condensed', 'archivo-black'])
      .describe('Fonts that letters and words are looked for in, by id or as paths of font files.'),
    size: whole(z, 128, 2048, 512).describe('Side of the square picture, 128 to 2048 pixels.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      "Whether the prompt says which turn is meant, or is the paper's (Table 7), which does not.",
    ),
    singles: z.boolean().default(true).describe('Whether to ask about each view alone too.'),
  });

export type MultiviewParams = ParamsOf<typeof multiviewParams>;
