import type { Stream } from '../../../core/stream.js';
import { framingDistance } from '../scene/framing.js';
import type { OrientationParams } from '../params.js';
import { placeDistractors, standing } from '../scene/placing.js';
import type { OrientationState } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { drawSurroundings } from '../scene/surroundings.js';

type Knobs = Pick<OrientationParams, 'elevation' | 'fieldOfView' | 'fill' | 'variations' | 'distractors'>;

/** An object as one expects to see it: on the floor, its front or a quarter view toward the camera, others behind it. */
export function uprightScene(
  category: string,
  { hasText, extras }: { readonly hasText: boolean; readonly extras: readonly string[] },
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const variation = stream.below(params.variations);
  // What is written must be read.
  const heading = stream.choice([-1, 1]) * (hasText ? stream.integer(0, 22) : stream.integer(15, 60));
  const object = standing(studio, { category, variation, size: 1 }, [0, 0], heading);
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation: stream.integer(params.elevation[0], params.elevation[1]),
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  const distance = framingDistance([{ object, model: studio.modelOf(object) }], lens, fill, true);
  const alone: OrientationState = {
    ...still(stream),
    camera: { ...lens, distance },
    ...drawSurroundings(true, stream),
    objects: [object],
    determined: true,
  };
  const count = stream.integer(params.distractors[0], params.distractors[1]);
  const { variations } = params;
  return placeDistractors(alone, count, studio, { categories: extras, variations }, stream);
}

/** A round object seen from straight above, with the light there too: no way up is more usual than another. */
export function overheadScene(
  category: string,
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const object = standing(
    studio,
    { category, variation: stream.below(params.variations), size: 1 },
    [0, 0],
    0,
  );
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation: 90,
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  return {
    ...still(stream),
    camera: {
      ...lens,
      distance: framingDistance([{ object, model: studio.modelOf(object) }], lens, fill, true),
    },
    sun: { azimuth: 0, elevation: 90 },
    ground: 'none',
    background: 'white',
    objects: [object],
    determined: false,
  };
}

const still = (stream: Stream) =>
  ({ asked: 1, earlier: null, layout: 'two', order: stream.below(0x100000000) }) as const;
