import { missing, type Zod } from '../../../core/zod.js';
import { turns, type Turn } from '../../../draw/index.js';
import { broadClasses, matrixFrom, type BroadClass, type Mat3 } from '../../../world/index.js';
import { entryName } from '../../user-list.js';
import type { Box } from '../../staging/picture/marks.js';
import { facingOf, type Facing } from '../../staging/scene/state.js';
import { rotationFromHeading, rotationProblem } from './rotation.js';

/** A pinhole camera, pixels of the image as stored. */
export interface PhotographCamera {
  readonly focal: readonly [x: number, y: number];
  readonly center: readonly [x: number, y: number];
}

/** An object of a photograph, and how it is turned. */
export interface PosedObject {
  /** The name that prompts use. */
  readonly category: string;
  readonly broadClass?: BroadClass | undefined;
  /** Pixels of the image as stored, before any turn by its EXIF; it may reach over the image's edge. */
  readonly box: Box;
  /**
   * Its own left, up and front as columns, in the frame of the level camera: the picture's right, up (against gravity) and
   * level toward the viewer, however far the camera looked down. null for what has no front. Of an object with a heading
   * alone, as if it stood upright.
   */
  readonly rotation: Mat3 | null;
  /** The directions of its front and top under the rotation; null for what has no front. */
  readonly facing: Facing | null;
  /** Whether its rotation was given, rather than its heading alone. */
  readonly turned: boolean;
  /** The most that the annotation may be wrong by, degrees. */
  readonly uncertainty: number;
  /** The share that other things hide, 0 to 1. */
  readonly occlusion: number;
  /** The share outside of the image, 0 to 1. */
  readonly truncation: number;
  /** The same in all photographs of one physical object. */
  readonly instance?: string | undefined;
}

/** A photograph as its file declares it: what tasks 7C and 7G ask about, and the objects that tasks 1 to 6 ask about. */
export interface PhotographEntry {
  readonly name: string;
  /** The path from the folder of the file. */
  readonly image: string;
  /** What the photograph shows; only a photograph with objects may do without, which tasks 7C and 7G then leave out. */
  readonly category?: string | undefined;
  readonly broadClass?: BroadClass | undefined;
  /** The turns under which it looks canonical: `none`, as it is upright. */
  readonly canonical: readonly Turn[];
  readonly fit: 'crop' | 'letterbox';
  readonly camera?: PhotographCamera | undefined;
  /** The image's width and height as stored, where its annotations say for what size they hold. */
  readonly size?: readonly [width: number, height: number] | undefined;
  readonly objects: readonly PosedObject[];
}

/** Degrees that an annotation is taken to be wrong by where it does not say. */
export const defaultUncertainty = 5;
/** The most photographs of a file, and the most objects of a photograph. */
export const mostPhotographs = 10_000;
export const mostObjects = 1000;
/** Names of categories and instances: words that may stand in a prompt. */
const words = /^[\p{L}\p{N}][\p{L}\p{N} .,'()/&+-]*$/u;
/** Whether a name may stand in a prompt. */
export const isCategory = (name: string): boolean => name.length <= 60 && words.test(name);
/** The furthest a box or camera may lie from the image's corner, pixels. */
const far = 1_000_000;

/** The form of a `photos.json`. Its value has the defaults, and of each object the rotation with its facing. */
export function photographsForm(z: Zod) {
  const way = z.enum(turns as [Turn, ...Turn[]]);
  const canonical = z
    .array(way)
    .refine((list) => list.includes('none'), "Expected 'none' among them: photographs are declared upright")
    .refine((list) => new Set(list).size === list.length, 'Expected different turns');
  const pixels = z.number().min(-far).max(far);
  const photograph = z
    .strictObject({
      name: entryName(z),
      image: z.string().min(1).max(500),
      category: z.string().min(1).max(60).optional(),
      broadClass: z.enum(broadClasses).optional(),
      canonical: z
        .union([canonical, z.literal('all').transform((): readonly Turn[] => turns)])
        .default(['none', 'mirror']),
      fit: z.enum(['crop', 'letterbox']).default('crop'),
      camera: z
        .strictObject({
          focal: z.tuple([z.number().min(1).max(far), z.number().min(1).max(far)]),
          center: z.tuple([pixels, pixels]),
        })
        .optional(),
      size: z.tuple([z.int().min(1).max(far), z.int().min(1).max(far)]).optional(),
      objects: z.array(objectForm(z)).max(mostObjects).optional(),
    })
    .superRefine(({ category, objects }, context) => {
      if (category !== undefined || objects !== undefined) return;
      context.addIssue({ code: 'custom', path: ['category'], message: missing });
    })
    .transform(({ objects = [], ...rest }): PhotographEntry => ({ ...rest, objects }));
  return z.strictObject({ photos: z.array(photograph).min(1).max(mostPhotographs) });
}

function objectForm(z: Zod) {
  const share = z.number().min(0).max(1).default(0);
  const pixels = z.number().min(-far).max(far);
  const side = z.number().positive('Expected a side above 0').max(far);
  const name = z.string().max(60).regex(words, 'Expected a name of letters, digits and spaces');
  return z
    .strictObject({
      category: name,
      broadClass: z.enum(broadClasses).optional(),
      box: z.tuple([pixels, pixels, side, side]),
      heading: z.union([z.number().min(-360).max(360), z.literal('none')]).optional(),
      rotation: z.array(z.number()).length(9, 'Expected 9 numbers').optional(),
      uncertainty: z.number().min(0).max(180).default(defaultUncertainty),
      occlusion: share,
      truncation: share,
      instance: z.string().min(1).max(120).optional(),
    })
    .superRefine(({ heading, rotation }, context) => {
      const wrong = (field: 'heading' | 'rotation', message: string): void =>
        context.addIssue({ code: 'custom', path: [field], message });
      if ((heading === undefined) === (rotation === undefined))
        wrong('heading', "Expected either 'heading' or 'rotation'");
      const problem = rotation?.length === 9 ? rotationProblem(rotation) : undefined;
      if (problem !== undefined) wrong('rotation', problem);
    })
    .transform(({ box: [left, top, width, height], heading, rotation: given, ...rest }): PosedObject => {
      const turned = given !== undefined;
      const rotation = turned ? matrixFrom(given) : heading === 'none' ? null : rotationFromHeading(heading!);
      const facing = rotation && facingOf(rotation);
      return { ...rest, box: { left, top, width, height }, rotation, facing, turned };
    });
}
