import { badFile, isObject, memoize, zod, type Zod } from '../../../../core/index.js';
import { readJsonFile } from '../../../../core/files/json-file.js';
import type { Box } from '../../../../draw/path.js';
import { readUserList } from '../../../user-list.js';
import { type DeclaredSkeleton, type Skeleton, skeletonOf } from './skeleton.js';

export type Id = number | string;

/** An image as the annotations have it. */
export interface CocoImage {
  readonly id: Id;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The whole entry, for the user's fields. */
  readonly entry: Readonly<Record<string, unknown>>;
}

/** A file of annotations, its images and categories by id. An `undefined` entry exists but cannot be used. */
export interface Coco {
  readonly images: ReadonlyMap<Id, CocoImage | undefined>;
  readonly categories: ReadonlyMap<Id, CocoCategory | undefined>;
  readonly annotations: readonly unknown[];
}

export interface CocoCategory {
  readonly name: string;
  /** A text says why bodies of the category cannot be asked about. */
  readonly skeleton: Skeleton | string;
  /** The skeleton of a body whose annotation names it more closely, e.g. by its species. */
  named(own: string): Skeleton | string;
}

/**
 * Reads a JSON file of COCO keypoints (at most 64 MiB) down to its images and categories.
 * @throws TopsyturvyError 'bad-file' if it is not such a file; invalid entries are kept as undefined
 */
export function readCoco(
  file: string,
  name: string,
  declared: ReadonlyMap<string, DeclaredSkeleton> = new Map(),
): Coco {
  const what = `The file of annotations '${name}'`;
  const top = readJsonFile(file, what, 'bad-file');
  const list = (key: string): readonly unknown[] => {
    const value = isObject(top) ? top[key] : undefined;
    if (Array.isArray(value)) return value;
    throw badFile(
      `${what} has no list '${key}': it is not of COCO's form`,
      name,
      "an object with lists 'images', 'annotations' and 'categories'",
    );
  };
  const [images, annotations, categories] = [list('images'), list('annotations'), list('categories')];
  const known = byId(categories, (entry) => categoryOf(entry, declared));
  const names = [...known.values()].map((category) => category?.name);
  const unknown = [...declared.keys()].find((category) => !names.includes(category));
  if (unknown !== undefined)
    throw badFile(
      `The skeleton file declares '${unknown}', which is not a category of '${name}'`,
      unknown,
      'names of its categories',
    );
  return { images: byId(images, imageOf), categories: known, annotations };
}

export const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '' && value.length <= 200);

/** Entries by id. An id that occurs twice is kept as undefined. */
function byId<T>(
  list: readonly unknown[],
  read: (entry: Readonly<Record<string, unknown>>, id: Id) => T | undefined,
): Map<Id, T | undefined> {
  const found = new Map<Id, T | undefined>();
  for (const entry of list) {
    if (!isObject(entry) || !isId(entry.id)) continue;
    found.set(entry.id, found.has(entry.id) ? undefined : read(entry, entry.id));
  }
  return found;
}

function imageOf(entry: Readonly<Record<string, unknown>>, id: Id): CocoImage | undefined {
  const { file_name: file, width, height } = entry;
  const side = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
  if (typeof file !== 'string' || file === '' || file.length > 1000 || !side(width) || !side(height))
    return undefined;
  return { id, file, width, height, entry };
}

function categoryOf(
  entry: Readonly<Record<string, unknown>>,
  declared: ReadonlyMap<string, DeclaredSkeleton>,
): CocoCategory | undefined {
  const { name, supercategory, keypoints } = entry;
  if (!isName(name)) return undefined;
  const points = pointNames(name, keypoints);
  if (typeof points === 'string') return { name, skeleton: points, named: () => points };
  const supercategoryName = typeof supercategory === 'string' ? supercategory : undefined;
  const own = declared.get(name);
  if (own) checkDeclared(name, own, points);
  const skeleton = skeletonOf({ name, supercategory: supercategoryName, keypoints: points }, own);
  const named = memoize((other: string) => {
    const subject = typeof skeleton === 'string' ? undefined : skeleton.subject;
    return skeletonOf(
      { name: other, supercategory: supercategoryName, keypoints: points },
      { subject, pairs: own?.pairs },
    );
  });
  return { name, skeleton, named };
}

/** Whether a name can be used in a question. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N} _.'-]{0,59}$/u.test(value);

/** The names of a category's points, or what is wrong with them. */
function pointNames(category: string, value: unknown): readonly string[] | string {
  if (value === undefined) return `'${category}' has no list 'keypoints' of names of points`;
  if (Array.isArray(value) && value.length === 0)
    return `the list 'keypoints' of '${category}' is empty: it should name its points`;
  const points = Array.isArray(value) ? (value as unknown[]) : [];
  const named = points.every(
    (point): point is string => typeof point === 'string' && /^\P{C}{1,100}$/u.test(point),
  );
  if (points.length === 0 || points.length > 1000 || !named)
    return `'keypoints' of '${category}' is not a list of up to 1000 names`;
  const twice = points.find((point, at) => points.indexOf(point) !== at);
  return twice === undefined ? points : `'keypoints' of '${category}' names '${twice}' twice`;
}

/** Four finite numbers with sizes above 0. */
export function boxOf(value: unknown): Box | undefined {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(Number.isFinite)) return undefined;
  const [x, y, width, height] = value as [number, number, number, number];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

const paws = ['front paw', 'rear paw'] as const;
/** The joints that questions about poses know. */
const roles = ['eye', 'ear', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle', ...paws] as const;

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
              role: z.enum(roles).optional(),
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
 * Reads a skeleton file: what the user declares about categories, by their names.
 * @throws TopsyturvyError 'bad-file' if it is invalid, or a point is in two pairs
 */
export function readDeclared(file: string, name: string): ReadonlyMap<string, DeclaredSkeleton> {
  const what = `The skeleton file '${name}'`;
  const { categories } = readUserList(declaredSchema(zod()), file, what);
  for (const [category, { pairs = [] }] of Object.entries(categories)) {
    const points = pairs.flatMap(({ left, right }) => [left, right]);
    const twice = points.find((point, at) => points.indexOf(point) !== at);
    if (twice !== undefined)
      throw badFile(
        `${what} has '${twice}' of '${category}' in two pairs, or twice in one`,
        twice,
        'each point in one pair',
      );
  }
  return new Map(Object.entries(categories));
}

/** @throws TopsyturvyError 'bad-file' if it declares points that a category does not have */
function checkDeclared(category: string, { pairs = [] }: DeclaredSkeleton, points: readonly string[]): void {
  const missing = pairs.flatMap(({ left, right }) => [left, right]).find((name) => !points.includes(name));
  if (missing !== undefined)
    throw badFile(
      `The skeleton file pairs '${missing}', but the points of '${category}' are ${points.join(', ')}`,
      missing,
      'names of points',
    );
}
