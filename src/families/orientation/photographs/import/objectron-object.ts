import { add, matrixFrom, rotate, type BroadClass, type Mat3, type Vec3 } from '../../../../world/index.js';
import { isCategory } from '../form.js';
import { rotationProblem } from '../rotation.js';
import { matrix, shown, vector } from './fields.js';
import { categoryName, type ImportOptions, refusal, type Refusal } from './imported.js';
import { Message } from './protobuf-json.js';

/** An object of a sequence: a box in the world, whose +y is up. */
export interface ObjectronObject {
  readonly id: number;
  readonly category: string;
  readonly broadClass: BroadClass | undefined;
  /** The axis of its own frame that its front is on; null if it has none. */
  readonly front: Vec3 | null;
  readonly rotation: Mat3;
  /** Its middle and its eight corners in the world, meters. */
  readonly points: readonly Vec3[];
  /** Its diagonal, meters. */
  readonly diagonal: number;
}

/** The nine categories as prompts have them. Cups and bottles, "symmetric" in the paper, have no front. */
const categories: ReadonlyMap<string, readonly [broadClass: BroadClass, hasFront: boolean]> = new Map([
  ['bike', ['vehicles', true]],
  ['book', ['miscellaneous', true]],
  ['bottle', ['containers', false]],
  ['camera', ['electronics', true]],
  ['cereal box', ['containers', true]],
  ['chair', ['furniture', true]],
  ['cup', ['containers', false]],
  ['laptop', ['electronics', true]],
  ['shoe', ['miscellaneous', true]],
]);

/** The middle and the corners of a box of sides 1, in the order of object.proto. */
const unitPoints: readonly Vec3[] = [
  [0, 0, 0],
  ...[-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vec3 => [x, y, z]))),
];

/**
 * Reads an `Object` of a sequence (object.proto): `rotation` (9 numbers, by rows) turns its frame into the world's, `translation`
 * is its middle and `scale` its sides along x, y and z. "Parse Annotations.ipynb" says which side is which: the front face is
 * +z, the top face +y. So x is its own left.
 */
export function readObjectronObject(value: unknown, options: ImportOptions): ObjectronObject | Refusal {
  const object = Message.of(value);
  const id = object?.whole('id');
  const name = object?.text('category');
  if (!object || id === undefined || name === undefined) return refusal('form', `object ${shown(value)}`);
  const type = object.get('type') ?? 'BOUNDING_BOX';
  if (type !== 'BOUNDING_BOX' && type !== 1 && type !== 'UNDEFINED_TYPE' && type !== 0)
    return refusal('kind', `object ${id} is of the type ${shown(type)}`);
  const category = categoryName(name);
  const known = categories.get(category);
  const declared = options.fronts?.get(category);
  if (!isCategory(category)) return refusal('kind', `object ${id} is ${shown(name)}`);
  if (options.categories.length > 0 && !options.categories.includes(category))
    return refusal('not-asked', category);
  if (!known && !declared && !options.trustFront) return refusal('front-not-defined', category);
  const turn = matrix(object.get('rotation'), 3, 3);
  const middle = vector(object.get('translation'));
  const sides = vector(object.get('scale'));
  if (!turn) return refusal('number', `rotation ${shown(object.get('rotation'))}`);
  if (!middle) return refusal('number', `translation ${shown(object.get('translation'))}`);
  if (!sides?.every((side) => side > 0)) return refusal('dimensions', `scale ${shown(object.get('scale'))}`);
  if (rotationProblem(turn) !== undefined) return refusal('rotation', `rotation ${shown(turn)}`);
  const rotation = matrixFrom(turn);
  return {
    id,
    category,
    broadClass: known?.[0],
    front: declared ?? (known?.[1] === false ? null : [0, 0, 1]),
    rotation,
    points: unitPoints.map(([x, y, z]) =>
      add(middle, rotate(rotation, [x * sides[0], y * sides[1], z * sides[2]])),
    ),
    diagonal: Math.sqrt(sides[0] * sides[0] + sides[1] * sides[1] + sides[2] * sides[2]),
  };
}
