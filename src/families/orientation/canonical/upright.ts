import type { Stream } from '../../../core/stream.js';
import { visibleShares } from '../scene/comparison.js';
import { framingDistance } from '../scene/framing.js';
import type { OrientationParams } from '../params.js';
import { standing } from '../scene/placing.js';
import type { OrientationState, SceneObject } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { drawTurnableSurroundings } from '../scene/surroundings.js';

type Knobs = Pick<OrientationParams, 'elevation' | 'fieldOfView' | 'fill' | 'variations'>;

/** What is known of a kind of object. */
interface Kind {
  readonly category: string;
  readonly labelled?: true;
  readonly hasText: boolean;
  /** Whether it shows which way up it is even from above. */
  readonly legibleFromAbove: boolean;
}

/** Degrees above the horizon from which what is legible from above is looked down at. */
const fromAbove = [55, 90] as const;

/**
 * An object as one expects to see it: its front or a quarter view toward the camera. Nothing else in the picture shows
 * which way up it is.
 */
export function uprightScene(
  { category, labelled, hasText, legibleFromAbove }: Kind,
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const variation = stream.below(params.variations);
  const above = legibleFromAbove && stream.below(2) === 0;
  const [low, high] = above ? fromAbove : params.elevation;
  // What is written must be read; from above, a heading turns the picture.
  const turned = above ? stream.integer(0, 3) : hasText ? stream.integer(0, 22) : stream.integer(15, 60);
  const heading = stream.choice([-1, 1]) * turned;
  const object = { category, variation, ...(labelled && { labelled }), heading };
  return { ...soleObject(object, stream.integer(low, high), params, studio, stream), determined: true };
}

/** A round object seen from straight above: no way up is more usual than another. */
export function overheadScene(
  category: string,
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const object = { category, variation: stream.below(params.variations), heading: 0 };
  return { ...soleObject(object, 90, params, studio, stream), determined: false };
}

function soleObject(
  {
    heading,
    ...kind
  }: Pick<SceneObject, 'category' | 'variation' | 'labelled'> & { readonly heading: number },
  elevation: number,
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): Omit<OrientationState, 'determined'> {
  const object = standing(studio, { ...kind, size: 1 }, [0, 0], heading);
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation,
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  const measured = [{ object, model: studio.modelOf(object) }];
  const distance = framingDistance(measured, lens, fill, true);
  const nearest = framingDistance(measured, lens, mostFill, true);
  const scene: Omit<OrientationState, 'determined'> = {
    camera: { ...lens, distance },
    ...drawTurnableSurroundings(elevation, stream),
    objects: [object],
    occluded: false,
    asked: 1,
    earlier: null,
    layout: 'two',
    order: stream.below(0x100000000),
  };
  // As large in area as drawn, so that the size of what is shown does not tell a disc from the things that stand upright.
  const [{ area } = { area: 0 }] = visibleShares(studio, { ...scene, determined: true });
  const share = stream.uniform(shares[0], shares[1]);
  const farther = area > 0 ? distance * Math.sqrt(area / share) : distance;
  return { ...scene, camera: { ...scene.camera, distance: Math.max(nearest, farther) } };
}

/** The share of the picture that what is shown covers. */
const shares = [0.1, 0.24] as const;
/** The share of the picture's side that it fills at most. */
const mostFill = 0.88;
