import { Stream } from '../../../core/stream.js';
import { defineFamily } from '../../define-family.js';
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
} from '../scene/state.js';
import { compoundRotation } from '../tasks/compound-rotation.js';
import { directionalFacing } from '../tasks/directional-facing.js';
import { interObjectDirection } from '../tasks/inter-object-direction.js';
import { singleAxisRotation } from '../tasks/single-axis-rotation.js';
import type { OrientationTask } from '../tasks/task.js';
import { viewParallelism } from '../tasks/view-parallelism.js';
import { viewerSceneDirection } from '../tasks/viewer-scene-direction.js';
import type { TurnedObjectEvidence } from './judge.js';
import { turnedObjectParams, type TurnedObjectParams } from './params.js';
import { sceneSubjects } from './scenes.js';
import type { TurnedObjectStage } from './studio.js';
import type { TurnedObjectSubjects } from './subjects.js';
import { maskView, shownViews } from './views.js';
import { sceneWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { objectDifficulty, objectPairDifficulty, turnedPairDifficulty } from '../difficulty.js';

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
    name: task.name,
    version: 3,
    summary: task.summary,
    words: sceneWords,
    params: (z) => turnedObjectParams(z, task.defaults),
    presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
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
      if (photos === undefined) return (await sceneSubjects(task, set)) as unknown as Subjects;
      const { photographSubjects } = await import('../photographs/subjects.js');
      return (await photographSubjects(task, photos, set)) as unknown as Subjects;
    },
    hashes: ({ hashes }) => hashes,
    size: (_, { size }) => size,
    capacity: (_, { capacity }) => capacity,
    notes: ({ notes }) => notes,

    propose: ({ studio, ...item }) => studio.propose(item),
    label: (x) => (isPhotograph(x) ? readPhotographed(x) : readFacings(x)),
    act: (t, x) =>
      isPhotograph(x) ? showAs(t as PhotographTransform, x) : turnObject(t as OrientationTransform, x),
    rho: (t, y) => ('object' in t ? turnFacing(t, y) : shownFacing(t, y)),

    stage: ({ studio }) => studio.stage(),
    draw: (x, part, drawing) => drawing.studio.draw(x, part, drawing),
    judge: (judged, picture) => judged.studio.judge(judged, picture),
    recognize: (judged, picture) => judged.studio.recognize(judged, picture),
    ask({ params, state, transform, studio }) {
      const { type, answer, groups, order } = studio.asked(state, transform);
      const images = shownViews(task, params.layout).map(({ name }) => name);
      return doriQuestions(type, params, { answer, images, groups }, new Stream(['options', order]));
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
