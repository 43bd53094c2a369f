import { isObject, show } from '../../../../core/index.js';
import type { Box } from '../../../../draw/path.js';
import { boxOf, type Coco, type CocoImage, type Id, isId, isName } from './coco.js';
import type { Skeleton } from './skeleton.js';
import { readSegmentation, type Segmentation } from './segmentation.js';
import type { SkipReason, SkipReport } from './skips.js';

/**
 * A point: x from 0 at the left edge of the picture to its width at the right edge, y from 0 at the top. COCO's whole numbers
 * are used unchanged, although they are half a pixel from the pixel's center: all margins are larger.
 */
export interface Keypoint {
  readonly x: number;
  readonly y: number;
  /** 1: labeled, but hidden. 2: visible. Points that are not labeled are left out. */
  readonly v: 1 | 2;
}

type Points = ReadonlyMap<string, Keypoint>;

/** An annotated body whose annotation has been checked. */
export interface Body {
  readonly id: Id;
  readonly image: CocoImage;
  readonly category: string;
  readonly skeleton: Skeleton;
  readonly points: Points;
  readonly box: Box;
  /** The pixels that it covers, if its annotation has a segmentation. */
  readonly mask: Segmentation | undefined;
}

/** Another body, or a crowd, in the picture; `box` is undefined if its annotation does not say where it is. */
export interface Neighbor {
  readonly box: Box | undefined;
  readonly mask: Segmentation | undefined;
  /** Its labeled points, including hidden ones. */
  readonly labeled: readonly Keypoint[];
}

export interface Subject extends Body {
  readonly others: readonly Neighbor[];
}

/** Its name in errors and reports. */
export const subjectName = ({ id, image }: Pick<Body, 'id' | 'image'>): string =>
  `annotation ${id} of ${image.file}`;

/** The smallest box around points. */
function boxAround(points: readonly Pick<Keypoint, 'x' | 'y'>[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The most bodies in one image: each is compared with every other. */
const mostBodies = 1000;

/** The subjects of a file whose annotations are consistent; the others are counted with a reason. No picture is read. */
export function readSubjects(coco: Coco, report: SkipReport): Subject[] {
  const twice = repeatedIds(coco.annotations);
  /** All annotations by image, including those that cannot be asked about. */
  const around = new Map<Id, { readonly entry: unknown; readonly neighbor: Neighbor }[]>();
  const bodies: { readonly entry: unknown; readonly body: Body }[] = [];
  for (const entry of coco.annotations) {
    const checked = checkAnnotation(entry, coco, twice);
    if ('reason' in checked) report.add(checked.reason, checked.what);
    else bodies.push({ entry, body: checked });
    if (!isObject(entry) || !isId(entry.image_id)) continue;
    const there = around.get(entry.image_id) ?? [];
    there.push({ entry, neighbor: neighborOf(entry, coco) });
    around.set(entry.image_id, there);
  }
  const swapped = swappedCategories(bodies.map(({ body }) => body));
  return bodies.flatMap(({ entry, body }): Subject[] => {
    const there = around.get(body.image.id)!;
    const sides = faceSides(body.skeleton, body.points);
    if (swapped.has(body.category)) report.add('category-sides', subjectName(body));
    else if (sides === 'swapped') report.add('face-sides', subjectName(body));
    else if (there.length > mostBodies) report.add('many', `${subjectName(body)}: ${there.length}`);
    else {
      const others = there.filter((other) => other.entry !== entry);
      return [{ ...body, others: others.map(({ neighbor }) => neighbor) }];
    }
    return [];
  });
}

/** The place of a body, as far as its annotation can be read. */
function neighborOf(
  { bbox, keypoints, segmentation, category_id: category, image_id: imageId }: Record<string, unknown>,
  coco: Coco,
): Neighbor {
  const skeleton = isId(category) ? coco.categories.get(category)?.skeleton : undefined;
  const points = typeof skeleton === 'object' ? pointsOf(keypoints, skeleton.points) : '';
  const labeled = typeof points === 'string' ? [] : [...points.values()];
  const box = boxOf(bbox) ?? (labeled.length > 0 ? boxAround(labeled) : undefined);
  const image = isId(imageId) ? coco.images.get(imageId) : undefined;
  const mask = image && readSegmentation(segmentation, image);
  return { box, mask: mask === 'invalid' ? undefined : mask, labeled };
}

function repeatedIds(annotations: readonly unknown[]): ReadonlySet<Id> {
  const seen = new Set<Id>();
  const twice = new Set<Id>();
  for (const entry of annotations) {
    if (!isObject(entry) || !isId(entry.id)) continue;
    (seen.has(entry.id) ? twice : seen).add(entry.id);
  }
  return twice;
}

/** Why something cannot be used, and what was found. */
export type Refusal = { readonly reason: SkipReason; readonly what: string };

/** How far a labeled point may lie outside its box, in box sizes. */
const overBox = 0.25;

/**
 * Reads a body from its annotation, or says why it is refused: nothing is corrected and nothing is guessed.
 * @param twice the ids that more than one annotation has
 */
function checkAnnotation(entry: unknown, coco: Coco, twice: ReadonlySet<Id>): Body | Refusal {
  if (!isObject(entry) || !isId(entry.id)) return { reason: 'entry', what: show(entry) };
  const { id, iscrowd, category_id: categoryId, image_id: imageId } = entry;
  const image = isId(imageId) ? coco.images.get(imageId) : undefined;
  const name = `annotation ${id} of ${image?.file ?? `image ${show(imageId)}`}`;
  const refuse = (reason: SkipReason, found?: string): Refusal => ({
    reason,
    what: found === undefined ? name : `${name}: ${found}`,
  });
  if (twice.has(id)) return refuse('same-id');
  if (!image) return refuse('image');
  if (iscrowd !== undefined && iscrowd !== 0 && iscrowd !== false) return refuse('crowd');
  const category = isId(categoryId) ? coco.categories.get(categoryId) : undefined;
  if (!category) return refuse('category', `category ${show(categoryId)}`);
  const own = ownName(entry);
  const skeleton = own === undefined || own === category.name ? category.skeleton : category.named(own);
  if (typeof skeleton === 'string') return refuse('skeleton', skeleton);

  const { keypoints, bbox, segmentation } = entry;
  if (keypoints === undefined || (Array.isArray(keypoints) && keypoints.length === 0))
    return refuse('no-points');
  const points = pointsOf(keypoints, skeleton.points);
  if (typeof points === 'string') return refuse('points', points);
  if (points.size === 0) return refuse('no-points');
  const around = boxAround([...points.values()]);
  const box = bbox === undefined ? around : boxOf(bbox);
  const picture = { x: 0, y: 0, width: image.width, height: image.height };
  if (!box || sharedArea(grown(box, 0), picture) === 0) return refuse('box', `box ${show(bbox)}`);
  for (const [point, at] of points) {
    const outside = at.v === 2 && !holds(picture, at);
    if (outside || !holds(grown(box, overBox), at)) return refuse('outside', `${point} at ${at.x}, ${at.y}`);
  }
  const both = skeleton.pairs.find(({ left, right }) => {
    const [a, b] = [points.get(left), points.get(right)];
    return a && b && a.x === b.x && a.y === b.y;
  });
  if (both) return refuse('same', `${both.left} and ${both.right}`);
  const mask = readSegmentation(segmentation, image);
  if (mask === 'invalid') return refuse('segmentation', `segmentation ${show(segmentation)}`);
  return { id, image, category: category.name, skeleton, points, box, mask };
}

/** What a body's own annotation calls it. It takes precedence over the category, which may be one for the whole file. */
const ownName = ({ category_name: name, category, species }: Readonly<Record<string, unknown>>) =>
  [species, name, category].find(isName);

/** The labeled points by name, or what is wrong with them. */
function pointsOf(value: unknown, names: readonly string[]): Points | string {
  if (!Array.isArray(value)) return `keypoints ${show(value)}`;
  if (value.length !== 3 * names.length) return `${value.length} numbers for ${names.length} points`;
  const points = new Map<string, Keypoint>();
  for (const [at, name] of names.entries()) {
    const [x, y, v] = value.slice(3 * at, 3 * at + 3) as unknown[];
    if (!isFiniteNumber(x) || !isFiniteNumber(y) || !(v === 0 || v === 1 || v === 2))
      return `${name} ${show([x, y, v])}`;
    if (v !== 0) points.set(name, { x, y, v });
  }
  return points;
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

const grown = ({ x, y, width, height }: Box, by: number): Box => {
  // A box around two points at the same height has no area: it is widened.
  const [dx, dy] = [Math.max(0.5, by * width), Math.max(0.5, by * height)];
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
};

const holds = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

/** The least height of the triangle of eyes and nose, in distances between the eyes; below it the three are nearly in line. */
const leastHeight = 0.25;

/**
 * Whether the left and right of a face seen from the front are the subject's own: with the nose below the eyes, the subject's
 * left eye is on the right, and a tilted head turns all three points together. `swapped` sides are the viewer's, or those of a
 * flipped picture. Undefined if the three are not all visible, or nearly in line.
 */
function faceSides(skeleton: Skeleton, points: Points): 'own' | 'swapped' | undefined {
  const eyes = skeleton.pairs.find(({ role }) => role === 'eye');
  if (!eyes || skeleton.middle.nose === undefined) return undefined;
  const [left, right, nose] = [eyes.left, eyes.right, skeleton.middle.nose].map((name) => points.get(name));
  if (left?.v !== 2 || right?.v !== 2 || nose?.v !== 2) return undefined;
  const [dx, dy] = [left.x - right.x, left.y - right.y];
  const turn = dx * (nose.y - right.y) - dy * (nose.x - right.x);
  if (turn === 0 || Math.abs(turn) < leastHeight * (dx * dx + dy * dy)) return undefined;
  return turn > 0 ? 'own' : 'swapped';
}

/** The categories in which at least two faces seen from the front, and at least half of them, have swapped sides. */
function swappedCategories(bodies: readonly Body[]): ReadonlySet<string> {
  const counts = new Map<string, { own: number; swapped: number }>();
  for (const { category, skeleton, points } of bodies) {
    const sides = faceSides(skeleton, points);
    if (sides === undefined) continue;
    const count = counts.get(category) ?? { own: 0, swapped: 0 };
    count[sides]++;
    counts.set(category, count);
  }
  return new Set(
    [...counts].filter(([, { own, swapped }]) => swapped >= 2 && swapped >= own).map(([name]) => name),
  );
}
