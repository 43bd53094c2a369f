import { defineFamily, factsOf, sidesOf, type Refusal, type SetContext, type View } from '../../making.js';
import type { PhotographEvidence } from '../photographs/judge.js';
import {
  isPhotograph,
  type PhotographState,
  type PhotographTransform,
  readPhotographed,
  showAs,
  shownFacing,
} from '../photographs/state.js';
import { doriQuestions } from '../prompts/questions.js';
import {
  type OrientationLabel,
  type OrientationState,
  type OrientationTransform,
  readFacings,
  turnFacing,
  turnObject,
} from '../../staging/scene/state.js';
import { compoundRotation } from '../tasks/compound-rotation.js';
import { directionalFacing } from '../tasks/directional-facing.js';
import { interObjectDirection } from '../tasks/inter-object-direction.js';
import { singleAxisRotation } from '../tasks/single-axis-rotation.js';
import { levelsOf, type OrientationTask, optionAfter } from '../tasks/task.js';
import { viewParallelism } from '../tasks/view-parallelism.js';
import { viewerSceneDirection } from '../tasks/viewer-scene-direction.js';
import { type TurnedObjectEvidence, judgeScene } from './judge.js';
import { turnedObjectParams, type TurnedObjectParams } from './params.js';
import { TurnedObjectStage, openTurnedObjects } from './assets.js';
import type { TurnedObjectSubjects } from './subjects.js';
import { maskView, shownViews } from './views.js';
import { sceneWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { objectDifficulty, objectPairDifficulty, turnedPairDifficulty } from '../difficulty.js';
import type { Raster } from '../../../draw/raster.js';
import { doriTypes, heldByStand } from '../prompts/index.js';
import { drawMasks, drawPair, drawScene, pairOf } from '../../staging/picture/draw.js';
import { markBox, markDots } from '../../staging/picture/marks.js';
import { proposeScenes } from './propose.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare } from '../../../world/scene.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { measuredScene } from '../../staging/place/photo-scene.js';
import type { SceneAssets } from '../../staging/assets.js';

/** A scene of models, or an annotated photograph. */
export type TurnedObjectState = OrientationState | PhotographState;
type Transform = OrientationTransform | PhotographTransform;
type Stage = TurnedObjectStage | undefined;
type Evidence = TurnedObjectEvidence | PhotographEvidence;
type Subjects = TurnedObjectSubjects<TurnedObjectState, Transform, Stage, Evidence>;

/** The family of a task: objects in a scene or a photograph, one of them turned. */
function turnedObjectFamily(task: OrientationTask) {
  return defineFamily<
    TurnedObjectParams,
    TurnedObjectState,
    Transform,
    OrientationLabel,
    Subjects,
    Stage,
    Evidence
  >({
    ...factsOf(task.name),
    words: sceneWords,
    params: (z) => turnedObjectParams(z, task.defaults),
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', kinds: 'paper', labels: false } },
    difficulty: difficultyOf(task),
    views: ({ layout, masks }) => [...shownViews(task, layout), ...(masks ? [maskView] : [])],
    engine: (subjects, part) => subjects.engine(part),
    inherent: {
      marks:
        task.mark === 'none'
          ? 'nothing is marked; the outline of what is asked about is part of what must be looked at'
          : 'a mark lies on what it marks, whose outline depends on its kind and heading',
    },

    // A set has pictures of one kind only, which its subjects take for granted.
    async open(set) {
      const { photos } = set.params;
      if (photos === undefined) return (await sceneSubjects(task, set)) as Subjects;
      const { photographSubjects } = await import('../photographs/subjects.js');
      return (await photographSubjects(task, photos, set)) as Subjects;
    },
    hashes: ({ hashes }) => hashes,
    size: (_, { size }) => size,
    capacity: (_, { capacity }) => capacity,
    notes: ({ notes }) => notes,

    propose: (item) => item.assets.propose(item),
    label: (x) => (isPhotograph(x) ? readPhotographed(x) : readFacings(x)),
    act: (t, x) =>
      isPhotograph(x) ? showAs(t as PhotographTransform, x) : turnObject(t as OrientationTransform, x),
    rho: (t, y) => ('object' in t ? turnFacing(t, y) : shownFacing(t, y)),

    stage: (proposed) => proposed.assets.stage(proposed),
    draw: (x, part, drawing) => drawing.assets.draw(x, part, drawing),
    judge: (judged, picture) => judged.assets.judge(judged, picture),
    recognize: (judged, picture) => judged.assets.recognize(judged, picture),
    ask({ params, state, transform, assets }) {
      const images = shownViews(task, params.layout).map(({ name }) => name);
      return doriQuestions(params, { ...assets.asked(state, transform), images });
    },
  });
}

/** The families of DORI's tasks 1 to 6. */
export const viewParallelismFamily = turnedObjectFamily(viewParallelism);
export const directionalFacingFamily = turnedObjectFamily(directionalFacing);
export const singleAxisRotationFamily = turnedObjectFamily(singleAxisRotation);
export const compoundRotationFamily = turnedObjectFamily(compoundRotation);
export const interObjectDirectionFamily = turnedObjectFamily(interObjectDirection);
export const viewerSceneDirectionFamily = turnedObjectFamily(viewerSceneDirection);

/** The axes of a task, by how many pictures it shows and how many objects it asks about. */
function difficultyOf({ asked, pair }: OrientationTask): Difficulty<TurnedObjectParams> {
  if (asked === 2) return objectPairDifficulty;
  return pair ? turnedPairDifficulty : objectDifficulty;
}

/** Objects of the catalog or of the user's in 3D scenes, one of them turned. */
async function sceneSubjects(
  task: OrientationTask,
  set: SetContext<TurnedObjectParams>,
): Promise<
  TurnedObjectSubjects<OrientationState, OrientationTransform, TurnedObjectStage, TurnedObjectEvidence>
> {
  const { params } = set;
  const held = params.look === 'photo' && !task.floor;
  const types = levelsOf(params.level).map((level) => {
    const bare = doriTypes[task.codes[level]];
    return held ? heldByStand(bare) : bare;
  });
  const assets = await openTurnedObjects(task, types.at(-1)!.options.length, set);
  const { scenes, capacity } = assets;
  return {
    hashes: scenes.hashes,
    size: Infinity,
    capacity,
    notes: [],
    engine: (part) => scenes.engine(part),
    propose: (item) => proposeScenes(task, { params, assets }, item),
    stage: () => new TurnedObjectStage(scenes),
    draw(x, part, { stage, exact }) {
      if (part === 'masks') return drawMasks(x, scenes.renderer, scenes);
      const painter = scenes.painterFor(exact);
      if (part === 'pair') return drawPair(x, painter, scenes);
      return marked(drawScene(x, painter, scenes), task.mark, x, stage);
    },
    judge: (judged) => judgeScene(task, { params, assets }, judged),
    recognize: ({ state, transform }, picture) =>
      recognizeScenes(
        shownViews(task, params.layout),
        scenes,
        { state, turned: turnObject(transform, state) },
        picture,
      ),
    asked(state, { steps }) {
      return {
        questions: types.map((type) => ({
          type,
          answer: state.determined
            ? type.options[optionAfter(task, type.level, state, steps)]
            : type.undetermined,
        })),
        groups: {
          ...scenes.groupsOf(state.objects[0].category),
          label: state.objects.slice(0, state.asked).some(({ labelled }) => labelled) ? 'printed' : 'none',
        },
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

/** What speaks against pictures showing their scenes. @param turned the state after the transform */
function recognizeScenes(
  views: readonly View[],
  assets: Pick<SceneAssets, 'renderer' | 'modelOf' | 'settings' | 'places'>,
  { state, turned }: { readonly state: OrientationState; readonly turned: OrientationState },
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(assets.settings.size);
  const mask = (x: OrientationState): Raster => {
    const seen = objectMask(assets.renderer, aroundSquare(measuredScene(x, assets), sides), sides);
    // What a place is furnished with only hides.
    for (let at = 0; at < seen.data.length; at++) if (seen.data[at] > x.objects.length) seen.data[at] = 0;
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
