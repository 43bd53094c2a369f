import { shorterSide, sidesOf, type Verdict } from '../../making.js';
import { clockwise } from '../../staging/scene/angles.js';
import { apartness, visibleShares, whyNot, type Apartness } from '../../staging/picture/comparison.js';
import { dotRadius, type Box } from '../../staging/picture/marks.js';
import { turnObject, type OrientationState, type OrientationTransform } from '../../staging/scene/state.js';
import { levelsOf, otherTurns, type OrientationTask } from '../tasks/task.js';
import type { Source } from './attempt.js';
import type { TurnedObjectStage } from './assets.js';
import type { Renderer } from '../../../world/scene.js';
import { labelParts } from '../../../content/models/parts/front-label.js';
import { sceneOf, type ModelOf } from '../../staging/scene/scene-of.js';

/** Side of the picture in which labels are looked for, pixels. */
const side = 192;

/** The share that label and bar code cover of the visible part of each object asked about; 1 where it has none. */
function labelShares(
  { renderer, modelOf }: { readonly renderer: Renderer; readonly modelOf: ModelOf },
  x: OrientationState,
): readonly number[] {
  const asked = x.objects.slice(0, x.asked);
  if (asked.every(({ labelled }) => !labelled)) return asked.map(() => 1);
  const { objects, parts } = renderer.parts(sceneOf(x, modelOf), { width: side, height: side });
  return asked.map((object, index) => {
    if (!object.labelled) return 1;
    const printed = new Set(
      modelOf(object).model.parts.flatMap(({ name }, at) => (labelParts.includes(name) ? [at + 1] : [])),
    );
    let [seen, covered] = [0, 0];
    objects.forEach((found, at) => {
      if (found !== index + 1) return;
      seen++;
      if (printed.has(parts[at])) covered++;
    });
    return seen > 0 ? covered / seen : 0;
  });
}

/** What renders say of a scene. */
export interface TurnedObjectEvidence extends Apartness {
  /** The share of each object asked about that is seen, 0 to 1 in thousandths. */
  readonly visible: readonly number[];
  /** The places where they would be seen were nothing in front of them, in pixels. */
  readonly boxes: readonly Box[];
}

interface JudgedScene {
  readonly state: OrientationState;
  readonly transform: OrientationTransform;
  readonly stage: TurnedObjectStage;
}

/** The bounds of the visible share of what is hidden. */
const hiddenShare = [0.004, 0.1] as const;
/** The least visible share of what something stands in front of, where there is an answer. */
const occludedShare = 0.45;
/** The least share that the label, or the bar code behind, covers of the visible part of a thing with a label. */
const leastLabel = 0.03;
/** The least width and height of what is asked about, as a share of the picture's shorter side. */
const leastSide = 0.06;

/** Looks at small renders of the scene, as its answer and as the other answers would have it. */
export function judgeScene(
  task: OrientationTask,
  { params, assets }: Pick<Source, 'params' | 'assets'>,
  { state, transform, stage }: JudgedScene,
): Verdict<TurnedObjectEvidence> {
  const hidden = !state.determined && state.occluded;
  const least = state.occluded ? Math.min(occludedShare, params.visible) : params.visible;
  const turned = turnObject(transform, state);
  const shares = visibleShares(assets.scenes, turned);
  const visible = shares.map(({ seen }) => seen);
  const asClaimed = (share: number): boolean =>
    hidden ? share > hiddenShare[0] && share < hiddenShare[1] : share >= least;
  if (!visible.every(asClaimed)) return { holds: false, reason: hidden ? 'not-hidden' : 'hidden', visible };
  const boxes = stage.boxesIn(turned);
  const side = leastSide * shorterSide(sidesOf(params.size));
  if (boxes.some(({ width, height }) => Math.min(width, height) < side))
    return { holds: false, reason: 'too-small', visible };
  const dot = dotRadius(sidesOf(params.size));
  if (task.mark === 'dots' && stage.pointsIn(turned).some(({ depth }) => depth < dot / 2))
    return { holds: false, reason: 'too-thin', visible };
  // From where neither is seen, a thing with a label looks like one without, whose question has no answer.
  const unlabelled = (share: number): boolean => share < leastLabel;
  // Where a turn is asked for, after every quarter turn: which turns are shown must not depend on the right one.
  const shown = task.pair
    ? [0, 90, 180, 270].map((degrees) => turnObject({ object: 0, steps: clockwise(degrees) }, state))
    : [turned];
  if (state.determined && shown.some((x) => labelShares(assets.scenes, x).some(unlabelled)))
    return { holds: false, reason: 'label-unseen', visible };
  const { area } = shares[transform.object];
  // What leaves one question open need not leave the other open: turned by a quarter either way a box looks the same, and 3G has no option for one of the two.
  const [apart] = (state.determined ? [params.level] : levelsOf(params.level))
    .map((level) =>
      apartness(assets.scenes, state, {
        truth: transform,
        others: otherTurns(task, level, state, transform.steps),
        area,
        hidden,
        occluded: state.occluded,
      }),
    )
    .sort((a, b) => b.difference - a.difference);
  if (apart.verdict !== (state.determined ? 'determined' : 'undetermined'))
    return { holds: false, reason: whyNot(state), difference: apart.difference, visible };
  return { holds: true, ...apart, visible, boxes };
}
