import { node } from '../../core/node.js';
import { checkForm, TopsyturvyError, zod, type Zod } from '../../core/index.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { broadClasses, cross, dot, matrixFrom, type BroadClass, type Mat3, type Vec3 } from '../index.js';

export const axes = ['+x', '-x', '+y', '-y', '+z', '-z'] as const;
/** An axis of the file's own coordinates. */
export type Axis = (typeof axes)[number];

/** What a person says of a model that its file does not: the side file `NAME.json` beside `NAME.glb`. */
export interface ModelDeclaration {
  /** The category as prompts name it, e.g. 'office chair'. */
  readonly category: string;
  /** One of the classes of DORI Table 8. */
  readonly broadClass: BroadClass;
  /** The axis of its front in the file. Default '+z', as glTF has it. */
  readonly front: Axis;
  /** The axis of its top in the file. Default '+y', as glTF has it. */
  readonly up: Axis;
  /** Meters per unit of the file. Default 1, as glTF has it. */
  readonly scale?: number | undefined;
  /** The height in meters, in place of a scale. */
  readonly height?: number | undefined;
  /** Whether a person would name its front without thinking: a car has one, a table has not. */
  readonly hasFront: boolean;
  /** Whether a person would say that it stands upright or not. Default true. */
  readonly hasUp: boolean;
  /** Whether it carries text, so that a mirrored picture of it is plainly mirrored. Default false. */
  readonly hasText: boolean;
  /** Whether it is large and closed enough to hide others behind it. Default false. */
  readonly hides: boolean;
  /** Whether nothing on it tells by how much it was turned, as of a potato. Default: as the catalog's kind of its category. */
  readonly featureless?: boolean | undefined;
  /**
   * n: turns by 360/n degrees about its vertical axis leave it as it is; 1 means no symmetry. What looks the same after a turn
   * has no front.
   */
  readonly symmetry?: number | 'continuous' | undefined;
}

/** What may be declared of a model, by options or in a side file. */
export type ModelOptions = { readonly [K in keyof ModelDeclaration]?: ModelDeclaration[K] | undefined };

/** What a side file may say; a pack says it of each of its models. */
export function declarationForm(z: Zod) {
  const size = z.number().positive().max(1e9).optional();
  return z.strictObject({
    category: z
      .string()
      .regex(/^[^\s\p{C}](?:[^\p{C}]{0,58}[^\s\p{C}])?$/u, 'Expected a name in one line, e.g. "car"')
      .optional(),
    broadClass: z.enum(broadClasses).optional(),
    front: z.enum(axes).optional(),
    up: z.enum(axes).optional(),
    scale: size,
    height: size,
    hasFront: z.boolean().optional(),
    hasUp: z.boolean().optional(),
    hasText: z.boolean().optional(),
    hides: z.boolean().optional(),
    featureless: z.boolean().optional(),
    symmetry: z.union([z.literal('continuous'), z.int().min(1).max(24)]).optional(),
  });
}

/** The side file of a model: the same name, ending in .json. */
export const sideFileOf = (file: string): string => file.replace(/\.[^./\\]*$/, '') + '.json';

/** The declarations of a model's side file; none if there is none. */
export function readSideFile(file: string): ModelOptions {
  const path = sideFileOf(file);
  if (path === file || !node.fs.existsSync(path)) return {};
  const what = `The side file '${path}'`;
  return checkForm<ModelOptions>(
    declarationForm(zod()),
    readJsonFile(path, what, 'bad-model'),
    what,
    'bad-model',
  );
}

/** A complete declaration, and the names of the fields that were declared; the others have defaults. */
export interface Declared {
  readonly declaration: ModelDeclaration;
  readonly declared: readonly string[];
}

/**
 * Merges options and side file into one declaration.
 * @param options win over the side file
 * @param name of the model: its category if none is declared
 * @throws TopsyturvyError 'bad-parameter' for options that are wrong, 'bad-model' for what contradicts itself
 */
export function declare(options: ModelOptions, side: ModelOptions, name: string): Declared {
  const said = checkForm<ModelOptions>(
    declarationForm(zod()),
    options,
    `What is declared of '${name}'`,
    'bad-parameter',
  );
  const given = defined({ ...withoutSize(side, said), ...defined(said) });
  const declaration = {
    category: name,
    broadClass: 'miscellaneous',
    front: '+z',
    up: '+y',
    hasFront: given.symmetry === undefined || given.symmetry === 1,
    hasUp: true,
    hasText: false,
    hides: false,
    ...given,
  } as ModelDeclaration;
  const wrong = contradiction(declaration);
  if (wrong)
    throw new TopsyturvyError('bad-model', `What is declared of '${name}' contradicts itself: ${wrong}`);
  return { declaration, declared: Object.keys(given).sort() };
}

/** The declared options, without those left open. */
const defined = (options: ModelOptions): ModelOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** A size given as an option takes the place of the side file's, in whichever way that says it. */
function withoutSize(side: ModelOptions, said: ModelOptions): ModelOptions {
  if (said.scale === undefined && said.height === undefined) return side;
  return { ...side, scale: undefined, height: undefined };
}

function contradiction({
  front,
  up,
  scale,
  height,
  hasFront,
  symmetry = 1,
}: ModelDeclaration): string | undefined {
  if (front[1] === up[1]) return `front ${front} and up ${up} lie on one axis`;
  if (scale !== undefined && height !== undefined) return 'give a scale or a height, not both';
  if (hasFront && symmetry !== 1) return 'what looks the same after a turn has no front that can be told';
  return undefined;
}

const vectors: Readonly<Record<Axis, Vec3>> = {
  '+x': [1, 0, 0],
  '-x': [-1, 0, 0],
  '+y': [0, 1, 0],
  '-y': [0, -1, 0],
  '+z': [0, 0, 1],
  '-z': [0, 0, -1],
};

/** The rotation that takes a declared front to +Z and a declared top to +Y. They lie on different axes. */
export function facingRotation({ front, up }: Pick<ModelDeclaration, 'front' | 'up'>): Mat3 {
  const [z, y] = [vectors[front], vectors[up]];
  if (dot(z, y) !== 0) throw new RangeError('front and up lie on one axis');
  return matrixFrom([...cross(y, z), ...y, ...z].map((value) => value + 0));
}
