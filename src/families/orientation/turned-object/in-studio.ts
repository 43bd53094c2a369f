import { framingDistance } from '../scene/framing.js';
import { drawDrift } from '../scene/drift.js';
import { placeDistractors, standing } from '../scene/placing.js';
import {
  aimBeside,
  bareScene,
  fits,
  retreatOf,
  type Attempt,
  type Dealt,
  type Setting,
  type Source,
} from './attempt.js';

/** How many times as high as usual is made what stands in front. */
const tallest = 2.4;
/** How much farther away the camera is than without, so that what hides is whole in the picture. */
const retreat = 1.35;

/** A studio, where all things are of one size. */
export function studioSetting(source: Source, which: Attempt, { wanted: kinds }: Dealt): Setting {
  const { task, params, studio } = source;
  const { cast, scenes } = studio;
  return {
    kinds,
    // Two are of one kind half of the time.
    choose: (first, starts, stream) =>
      starts.map((start, at) => {
        const kind = at === 0 || stream.below(2) === 0 ? first : stream.choice(kinds);
        const [x, z] =
          starts.length === 1
            ? ([0, 0] as const)
            : ([[-1.05, 1.05][at]!, stream.uniform(-0.35, 0.35)] as const);
        const variation = stream.below(params.variations);
        return standing(scenes, { ...kind, variation, size: 1 }, [x, z], start);
      }),
    drift: (_, stream) => drawDrift(stream),
    compose(objects, determined, stream) {
      const fieldOfView = stream.integer(params.fieldOfView[0], params.fieldOfView[1]);
      const elevation = stream.integer(params.elevation[0], params.elevation[1]);
      const fill = stream.uniform(params.fill[0], params.fill[1]);
      const y = objects.reduce((sum, { center }) => sum + center[1], 0) / objects.length;
      const lens = { target: [0, y, 0], elevation, fieldOfView } as const;
      const measured = objects.map((object) => ({ object, model: scenes.modelOf(object) }));
      const distance = framingDistance(measured, lens, fill, task.floor);
      const aim = (): number => aimBeside(distance, fieldOfView, stream);
      const camera = { ...lens, target: [aim(), y + aim(), 0], distance } as const;
      return bareScene(source, { camera, objects, determined }, stream);
    },
    surround: (bare, count, stream) =>
      placeDistractors(
        bare,
        count,
        scenes,
        { categories: cast.extras, variations: params.variations },
        stream,
      ),
    front: () => ({
      fitted: fits(which.attempt) ? { categories: scenes.occluders, tallest: () => tallest } : undefined,
      retreat: retreatOf(which, retreat),
    }),
  };
}
