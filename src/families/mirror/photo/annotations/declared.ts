import { TopsyturvyError } from '../../../../core/errors.js';
import { zod, type Zod } from '../../../../core/zod.js';
import { readUserList } from '../../../user-list.js';
import type { DeclaredSkeleton } from './skeleton.js';

function declaredSchema(z: Zod) {
  const name = z.string().min(1).max(60);
  const word = z
    .string()
    .regex(/^[A-Za-z][A-Za-z -]*$/, 'Expected words of letters')
    .max(40);
  return z.strictObject({
    categories: z.record(
      name,
      z.strictObject({
        noun: word.optional(),
        subject: z.enum(['human', 'animal']).optional(),
        pairs: z
          .array(
            z.strictObject({
              left: name,
              right: name,
              part: word,
              end: z.enum(['front', 'rear']).optional(),
              role: z
                .enum([
                  'eye',
                  'ear',
                  'shoulder',
                  'elbow',
                  'wrist',
                  'hip',
                  'knee',
                  'ankle',
                  'front paw',
                  'rear paw',
                ]) // prettier-ignore
                .optional(),
            }),
          )
          .min(1)
          .max(200)
          .optional(),
      }),
    ),
  });
}

/**
 * Reads a side file: what its user knows of categories, by their names.
 *
 * @throws TopsyturvyError 'bad-file' if it is invalid, or a point is in two pairs
 */
export function readDeclared(file: string, name: string): ReadonlyMap<string, DeclaredSkeleton> {
  const what = `The skeleton file '${name}'`;
  const { categories } = readUserList(declaredSchema(zod()), file, what);
  for (const [category, { pairs = [] }] of Object.entries(categories)) {
    const points = pairs.flatMap(({ left, right }) => [left, right]);
    const twice = points.find((point, at) => points.indexOf(point) !== at);
    if (twice !== undefined)
      throw new TopsyturvyError('bad-file', `${what} has '${twice}' of '${category}' in two pairs, or twice in one`, twice, 'each point in one pair'); // prettier-ignore
  }
  return new Map(Object.entries(categories));
}

/** @throws TopsyturvyError 'bad-file' if it declares points that a category does not have */
export function checkDeclared(
  category: string,
  { pairs = [] }: DeclaredSkeleton,
  points: readonly string[],
): void {
  const missing = pairs.flatMap(({ left, right }) => [left, right]).find((name) => !points.includes(name));
  if (missing !== undefined)
    throw new TopsyturvyError('bad-file', `The skeleton file pairs '${missing}', but the points of '${category}' are ${points.join(', ')}`, missing, 'names of points'); // prettier-ignore
}
