import type { Raster } from '../../../draw/raster.js';
import type { SetContext, View } from '../../family.js';
import { doriTypes, heldByStand } from '../prompts/index.js';
import { drawMasks, drawPair, drawScene, pairOf } from '../scene/draw.js';
import { markBox, markDots } from '../scene/marks.js';
import { type OrientationState, type OrientationTransform, turnObject } from '../scene/state.js';
import { optionAfter, type OrientationTask } from '../tasks/task.js';
import { judgeScene, type TurnedObjectEvidence } from './judge.js';
import type { TurnedObjectParams } from './params.js';
import { proposeScenes } from './propose.js';
import { openTurnedObjects, TurnedObjectStage } from './studio.js';
import type { TurnedObjectSubjects } from './subjects.js';
import { shownViews } from './views.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import type { Refusal } from '../../proposal.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import { measuredScene } from '../photo/photo-scene.js';
import type { SceneStudio } from '../scene/studio.js';

/** Objects of the catalog or of the user's in 3D scenes, one of them turned. */
export async function sceneSubjects(
  task: OrientationTask,
  set: SetContext<TurnedObjectParams>,
): Promise<
  TurnedObjectSubjects<OrientationState, OrientationTransform, TurnedObjectStage, TurnedObjectEvidence>
> {
  const { params } = set;
  const bare = doriTypes[task.codes[params.level]];
  const type = params.look === 'photo' && !task.floor ? heldByStand(bare) : bare;
  const studio = await openTurnedObjects(task, type.options.length, set);
  const { scenes, capacity } = studio;
  return {
    hashes: scenes.hashes,
    size: Infinity,
    capacity,
    notes: [],
    engine: (part) => scenes.engine(part),
    propose: (item) => proposeScenes(task, { params, studio }, item),
    stage: () => new TurnedObjectStage(scenes),
    draw(x, part, { stage, exact }) {
      if (part === 'masks') return drawMasks(x, scenes.renderer, scenes);
      const painter = scenes.painterFor(exact);
      if (part === 'pair') return drawPair(x, painter, scenes);
      return marked(drawScene(x, painter, scenes), task.mark, x, stage);
    },
    judge: (judged) => judgeScene(task, { params, studio }, judged),
    recognize: ({ state, transform }, picture) =>
      recognizeScenes(
        shownViews(task, params.layout),
        scenes,
        { state, turned: turnObject(transform, state) },
        picture,
      ),
    asked(state, { steps }) {
      const option = optionAfter(task, params.level, state, steps);
      return {
        type,
        answer: state.determined ? type.options[option]! : type.undetermined,
        groups: scenes.groupsOf(state.objects[0]!.category),
        order: state.order,
      };
    },
  };
}

function marked(
  picture: Raster,
  mark: OrientationTask['mark'],
  x: OrientationState,
  stage: TurnedObjectStage,
): Raster {
  if (mark === 'none') return picture;
  if (mark === 'dots') return markDots(picture, stage.pointsIn(x));
  const [box] = stage.boxesIn(x);
  return box ? markBox(picture, box) : picture;
}

/**
 * What speaks against pictures showing their scenes.
 *
 * @param turned the state after the transform
 */
function recognizeScenes(
  views: readonly View[],
  studio: Pick<SceneStudio, 'renderer' | 'modelOf' | 'settings' | 'places'>,
  { state, turned }: { readonly state: OrientationState; readonly turned: OrientationState },
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(studio.settings.size);
  const mask = (x: OrientationState): Raster => {
    const seen = objectMask(studio.renderer, aroundSquare(measuredScene(x, studio), sides), sides);
    // What a place is furnished with only hides.
    for (let at = 0; at < seen.data.length; at++) if (seen.data[at]! > x.objects.length) seen.data[at] = 0;
    return seen;
  };
  for (const { name, moved, part } of views) {
    const x = moved ? turned : state;
    const [before, after] = part === 'pair' ? pairOf(x) : [undefined, x];
    const outlines = before ? sideBySide(mask(before), mask(after)) : mask(after);
    const refusal = missedOutlines(name, picture(name), outlines);
    if (refusal) return refusal;
  }
  return undefined;
}
