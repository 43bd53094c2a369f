import { type End, readPointName } from './point-name.js';

/** Two points that a mirror exchanges. */
export interface PointPair {
  readonly left: string;
  readonly right: string;
  /** The word that questions use: 'wrist', 'paw'. */
  readonly part: string;
  /** Front or rear, for an animal's legs. */
  readonly end?: End | undefined;
  /** The joint that questions about poses take it for: 'wrist', 'front paw'; undefined for all others. */
  readonly role?: string | undefined;
}

type SubjectKind = 'human' | 'animal';

/** The points of a category and what is known about them. */
export interface Skeleton {
  readonly points: readonly string[];
  readonly pairs: readonly PointPair[];
  /** The points on the midline. */
  readonly middle: Readonly<Partial<Record<'nose' | 'neck' | 'tail', string>>>;
  readonly subject: SubjectKind;
  /** The noun that questions use for a body of the category: 'person', 'polar bear'. */
  readonly noun: string;
}

/** What a skeleton file may declare about a category. Pairs replace those found by name. */
export interface DeclaredSkeleton {
  readonly noun?: string | undefined;
  readonly subject?: SubjectKind | undefined;
  readonly pairs?: readonly PointPair[] | undefined;
}

/** Names of points, and the joint that questions about poses take each for. */
const roles: ReadonlyMap<string, string> = new Map([
  ...['eye', 'ear', 'shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle'].map(
    (role) => [role, role] as const,
  ),
  ...['front', 'rear'].flatMap((end) =>
    ['paw', 'hoof', 'foot'].map((part) => [`${end} ${part}`, `${end} paw`] as const),
  ),
  ['front elbow', 'elbow'],
  ['front knee', 'front knee'],
  ['rear elbow', 'rear elbow'],
  ['rear knee', 'rear knee'],
  ['ear base', 'ear'],
]);
const middles: ReadonlyMap<string, 'nose' | 'neck' | 'tail'> = new Map([
  ['nose', 'nose'],
  ['neck', 'neck'],
  ['root of tail', 'tail'],
  ['tail root', 'tail'],
  ['tail base', 'tail'],
  ['tailbase', 'tail'],
  ['withers', 'neck'],
]);
const people = ['person', 'people', 'human', 'man', 'woman', 'boy', 'girl', 'child', 'player'];
const cattle = ['cow', 'cattle', 'bison', 'buffalo', 'sheep', 'goat', 'deer', 'antelope', 'moose'];
const hoofed = [...cattle, 'horse', 'zebra', 'donkey', 'pig', 'giraffe', 'camel', 'rhino'];
const legged = ['monkey', 'gorilla', 'chimpanzee', 'alouatta', 'uakari', 'orangutan', 'elephant', 'hippo'];

interface Category {
  readonly name: string;
  readonly supercategory?: string | undefined;
  readonly keypoints: readonly string[];
}

/**
 * The skeleton of a category: COCO's people (17 points), AP-10K's animals (17 points), or any other. Pairs are found by their
 * names; a point without a counterpart is ignored. Sides are taken to be the subject's own, as in COCO and AP-10K.
 * @returns a sentence that says what is missing if it has no pairs, or if it is not known whether it is human or animal
 */
export function skeletonOf(category: Category, declared: DeclaredSkeleton = {}): Skeleton | string {
  const { name, keypoints: points } = category;
  const noun =
    declared.noun ??
    name
      .toLowerCase()
      .replace(/[_\s]+/g, ' ')
      .trim();
  const middle: Partial<Record<'nose' | 'neck' | 'tail', string>> = {};
  for (const point of points) {
    const what = middles.get(readPointName(point).rest);
    if (what) middle[what] ??= point;
  }
  const subject = declared.subject ?? subjectOf(category, noun, middle.tail !== undefined);
  if (!subject) return `nothing says whether '${name}' is human or animal: declare it in a skeleton file`;
  const pairs = declared.pairs ?? pairsByName(points, subject, noun);
  if (pairs.length === 0) return `the points of '${name}' have no left-right pairs`;
  return { points, pairs, middle, subject, noun };
}

/** People are known by their names; animals by their supercategory, by front and rear limbs or by a tail. */
function subjectOf(
  { name, supercategory = '', keypoints }: Category,
  noun: string,
  tail: boolean,
): SubjectKind | undefined {
  const kinds = [noun, name.toLowerCase(), supercategory.toLowerCase()];
  if (kinds.some((kind) => people.includes(kind))) return 'human';
  const limbs = keypoints.some((point) => readPointName(point).end !== undefined);
  return tail || limbs || kinds.includes('animal') ? 'animal' : undefined;
}

function pairsByName(points: readonly string[], subject: Skeleton['subject'], noun: string): PointPair[] {
  const names = points.map((name) => ({ name, ...readPointName(name) }));
  return names.flatMap((left): PointPair[] => {
    // Only words can be asked about; a skeleton file can give one to any other name.
    if (left.side !== 'left' || !/^[a-z]+( [a-z]+)*$/.test(left.part)) return [];
    const same = names.filter(({ side, rest }) => side !== undefined && rest === left.rest);
    const right = same.find(({ side }) => side === 'right');
    // A name that occurs twice on one side has no certain counterpart.
    if (same.length !== 2 || !right) return [];
    const end = subject === 'animal' ? left.end : undefined;
    const role = roles.get(left.end ? `${left.end} ${left.part}` : left.rest);
    const part = !end ? left.rest.replace(/ \d+/g, '') : left.part === 'paw' ? limbEnd(noun) : left.part;
    return [{ left: left.name, right: right.name, part, end, role }];
  });
}

/** The word for what AP-10K calls a paw in all species. */
function limbEnd(noun: string): string {
  const is = (kinds: readonly string[]): boolean => noun.split(/[ -]/).some((word) => kinds.includes(word));
  return is(hoofed) ? 'hoof' : is(legged) ? 'leg' : 'paw';
}
