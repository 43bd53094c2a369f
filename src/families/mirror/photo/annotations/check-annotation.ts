import { show } from '../../../../core/errors.js';
import type { Box } from '../../../../draw/path.js';
import { boxOf, isId, isRecord, type Coco, type Id } from './coco.js';
import type { SkipReason } from './skips.js';
import { boxAround, sharedArea, type Body, type Keypoint, type Points } from './subject.js';

/** Why an annotation cannot be used, and what was found. */
export interface Refusal {
  readonly reason: SkipReason;
  readonly what: string;
}

/** How far outside its box a labeled point may lie, in box sizes. */
const overBox = 0.25;

/**
 * A body from its annotation, if all that it says can be true: nothing is put right, nothing is guessed.
 *
 * @param twice the ids that more than one annotation has
 */
export function checkAnnotation(entry: unknown, coco: Coco, twice: ReadonlySet<Id>): Body | Refusal {
  if (!isRecord(entry) || !isId(entry.id)) return { reason: 'entry', what: show(entry) };
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
  const { skeleton } = category;
  if (typeof skeleton === 'string') return refuse('skeleton', skeleton);

  const { keypoints, bbox } = entry;
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
  return { id, image, category: category.name, skeleton, points, box };
}

/** The labeled points by name, or what is wrong with them. */
export function pointsOf(value: unknown, names: readonly string[]): Points | string {
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
  // A box of no height, around two points of a level line, has still an inside.
  const [dx, dy] = [Math.max(0.5, by * width), Math.max(0.5, by * height)];
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
};

const holds = ({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
