import { Stream } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { defineFamily } from '../../define-family.js';
import type { View } from '../../family.js';
import { orientationParams, type OrientationParams } from '../params.js';
import { type DoriType, doriTypes, heldByStand } from '../prompts/index.js';
import { doriQuestions } from '../prompts/questions.js';
import { drawMasks, drawPair, drawScene } from '../scene/draw.js';
import { markBox, markDots } from '../scene/marks.js';
import {
  type OrientationLabel,
  type OrientationState,
  type OrientationTransform,
  readFacings,
  turnFacing,
  turnObject,
} from '../scene/state.js';
import { compoundRotation } from '../tasks/compound-rotation.js';
import { directionalFacing } from '../tasks/directional-facing.js';
import { interObjectDirection } from '../tasks/inter-object-direction.js';
import { singleAxisRotation } from '../tasks/single-axis-rotation.js';
import { optionAfter, type OrientationTask } from '../tasks/task.js';
import { viewParallelism } from '../tasks/view-parallelism.js';
import { viewerSceneDirection } from '../tasks/viewer-scene-direction.js';
import { judgeScene, type TurnedObjectEvidence } from './judge.js';
import { proposeScenes } from './propose.js';
import { recognizeScenes } from './recognize.js';
import { openTurnedObjects, TurnedObjectStage, type TurnedObjectStudio } from './studio.js';

/** The family of a task: objects of the catalog in a 3D scene, one of them turned. */
function turnedObjectFamily(task: OrientationTask) {
  const typeOf = ({ level, look }: OrientationParams): DoriType => {
    const type = doriTypes[task.codes[level]];
    return look === 'photo' && !task.floor ? heldByStand(type) : type;
  };
  return defineFamily<
    OrientationParams,
    OrientationState,
    OrientationTransform,
    OrientationLabel,
    TurnedObjectStudio,
    TurnedObjectStage,
    TurnedObjectEvidence
  >({
    name: task.name,
    version: 3,
    summary: task.summary,
    params: (z) => orientationParams(z, task.defaults),
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
    views: ({ layout, masks }) => [...shown(task, layout), ...(masks ? [maskView] : [])],
    engine: ({ scenes }, part) => scenes.engine(part),
    inherent: {
      marks:
        task.mark === 'none'
          ? 'nothing is marked; the outline of what is asked about is part of what must be looked at'
          : 'a mark lies on what it marks, whose outline depends on its kind and heading',
    },

    open: (set) => openTurnedObjects(task, typeOf(set.params).options.length, set),
    hashes: ({ scenes }) => scenes.hashes,
    capacity: (_, { capacity }) => capacity,

    propose: (item) => proposeScenes(task, item),
    label: readFacings,
    act: turnObject,
    rho: turnFacing,

    stage: ({ studio }) => new TurnedObjectStage(studio.scenes),
    draw(x, part, { studio: { scenes }, stage, exact }) {
      if (part === 'masks') return drawMasks(x, scenes.renderer, scenes);
      const painter = scenes.painterFor(exact);
      if (part === 'pair') return drawPair(x, painter, scenes);
      const picture = drawScene(x, painter, scenes);
      return marked(picture, task.mark, x, stage);
    },
    judge: (judged) => judgeScene(task, judged),
    recognize: ({ params, state, transform, studio: { scenes } }, picture) =>
      recognizeScenes(
        shown(task, params.layout),
        scenes,
        { state, turned: turnObject(transform, state) },
        picture,
      ),

    ask({ params, state, transform, studio: { scenes } }) {
      const type = typeOf(params);
      const option = optionAfter(task, params.level, state, transform.steps);
      const { category } = state.objects[0]!;
      return doriQuestions(
        type,
        params,
        {
          answer: state.determined ? type.options[option]! : type.undetermined,
          images: shown(task, params.layout).map(({ name }) => name),
          groups: scenes.groupsOf(category),
        },
        new Stream(['options', state.order]),
      );
    },
  });
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

/** The views that a question shows. */
function shown({ pair }: OrientationTask, layout: OrientationParams['layout']): readonly View[] {
  if (!pair) return [{ name: 'scene', moved: true, part: 'marked' }];
  if (layout === 'side-by-side') return [{ name: 'pair', moved: true, part: 'pair' }];
  return [
    { name: 'before', moved: false, part: 'marked' },
    { name: 'after', moved: true, part: 'marked' },
  ];
}

/** The object and the part that each pixel shows. */
const maskView: View = { name: 'masks', moved: true, part: 'masks' };

/** The families of DORI's tasks 1 to 6. */
export const viewParallelismFamily = turnedObjectFamily(viewParallelism);
export const directionalFacingFamily = turnedObjectFamily(directionalFacing);
export const singleAxisRotationFamily = turnedObjectFamily(singleAxisRotation);
export const compoundRotationFamily = turnedObjectFamily(compoundRotation);
export const interObjectDirectionFamily = turnedObjectFamily(interObjectDirection);
export const viewerSceneDirectionFamily = turnedObjectFamily(viewerSceneDirection);
