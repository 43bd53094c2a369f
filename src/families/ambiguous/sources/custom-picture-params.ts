import { readFileSync } from 'node:fs';
import { badParameter, wrongParameter, sha256, zod, type Zod } from '../../../core/index.js';
import { besideList, oneOf, readUserList, type ParamsOf } from '../../making.js';
import { fits, type Fit } from './fit.js';

/** A picture as the user declares it. */
export interface PictureEntry {
  /** The path, as the params have it. */
  readonly image: string;
  /** The word for what is seen in it. */
  readonly word: string;
  /** Further words for it. */
  readonly accept: readonly string[];
  readonly fit: Fit;
  /** A picture of the same size, white where the thing is and black elsewhere. */
  readonly mask?: string | undefined;
}

const word = (z: Zod) =>
  z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^,;]*$/, 'Expected a word or short phrase without commas and semicolons');
const path = (z: Zod) => z.string().min(1).max(500);

/** Params to be spread into a family's schema. */
export const customPictureParams = (z: Zod) => ({
  pictures: z
    .array(path(z))
    .max(10_000)
    .default([])
    .describe('Your own pictures (PNG, JPEG, WebP) in place of the catalog; needs words.'),
  words: z
    .array(word(z))
    .max(10_000)
    .default([])
    .describe('What is seen in each of the pictures, in their order.'),
  list: z
    .string()
    .max(500)
    .default('')
    .describe(
      'A JSON file of your own pictures instead: {"pictures": [{"image", "word", "accept"?, "fit"?, "mask"?}]}.',
    ),
  fit: oneOf(z, fits, 'auto').describe(
    'Own pictures of another form: their middle fills the frame (cover), all of them is seen (contain), or what a mask or transparency leaves fills it, if there is one, else as cover (auto).',
  ),
});

const listSchema = (z: Zod, fit: Fit) =>
  z.strictObject({
    pictures: z
      .array(
        z.strictObject({
          image: path(z),
          word: word(z),
          accept: z.array(word(z)).max(100).default([]),
          fit: z.enum(fits).default(fit),
          mask: path(z).optional(),
        }),
      )
      .min(1)
      .max(10_000),
  });

/** Whether the user brings pictures of their own. */
export const hasCustomPictures = ({ pictures, list }: CustomPictureParams): boolean =>
  pictures.length > 0 || list !== '';

/**
 * The pictures that the params declare. The list's own sha256 is added to `hashes`.
 * @throws TopsyturvyError 'bad-parameter' or 'bad-file' saying what is missing
 */
export function readPictureEntries(
  { pictures, words, list, fit }: CustomPictureParams,
  resolve: (path: string) => string,
  hashes: Record<string, string>,
): PictureEntry[] {
  if (list === '') {
    if (pictures.length !== words.length)
      throw badParameter(
        'words',
        `${words.length} words`,
        `one word for each of the ${pictures.length} pictures`,
      );
    return pictures.map((image, at) => ({ image, word: words[at], accept: [], fit }));
  }
  if (pictures.length > 0 || words.length > 0)
    throw wrongParameter('The list takes the place of pictures and words; give one or the other', list);
  const file = resolve(list);
  const declared = readUserList(listSchema(zod(), fit), file, `The list of pictures '${list}'`);
  hashes[list] = sha256(readFileSync(file));
  return declared.pictures.map((entry) => ({
    ...entry,
    image: besideList(list, entry.image),
    ...(entry.mask !== undefined && { mask: besideList(list, entry.mask) }),
  }));
}

/** The params by which users bring pictures of their own. */
export type CustomPictureParams = ParamsOf<typeof customPictureParams>;
