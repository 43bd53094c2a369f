import { usualHaircuts } from '../../../content/bodies/human/look.js';
import { memoize } from '../../../core/memoize.js';
import type { MirrorLabel } from '../prompts/prompt.js';
import { alikeGroup } from './alike.js';
import type { BodyParams } from './params.js';
import { waysFor } from './posing/ways.js';
import type { QuestionKind } from './questions/kinds.js';
import { bodyKindOf, castOf } from './questions/subject-design.js';
import { azimuthOf, type Cell, guardAngle, shownAs } from './scene/split-cells.js';
import { regionsOf } from './scene/viewpoint.js';
import type { BodyAssets } from './stage.js';

/**
 * How many items a person can tell apart, with the same camera distance, colors, clothes and light: the pairs of something to see
 * and a direction to see it from, for each kind of question and each end (front, rear) it can ask about.
 *
 * What there is to see: of a person, the stances of the scene with what one side does or holds in them, or the haircuts where the
 * face is shown; of an animal, one pose for each kind of question, since its other differences are of degree. Directions differ by
 * the guard angle between splits, and are those of the split's own cells. An item and its mirror image are one. It is a lower
 * bound: individuals, proportions and the strides of animals are not counted.
 */
export function bodyCapacity(params: BodyParams, { cellsOf, standingMirror }: BodyAssets): number {
  // A cast may name a person's scenes and all of them: what is seen twice counts once.
  const counts = new Map<string, number>();
  const directions = memoize((kind: QuestionKind, group: string): number =>
    regionsOf(params, kind, cellsOf(group, shownAs(kind))).reduce(
      (sum, region) => sum + directionsIn(region, kind),
      0,
    ),
  );
  for (const { subject, usable, fits } of castOf(params, standingMirror))
    for (const answer of usable)
      for (const kind of fits(answer)) {
        const end = endOf(answer);
        if (!asksAbout(kind, end)) continue;
        for (const { name, group } of sights(subject, kind))
          counts.set(`${subject.body} ${kind.name} ${end} ${name}`, directions(kind, group));
      }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The pair of limbs that an answer refers to: '' where there is one pair. */
const endOf = (answer: MirrorLabel): string => answer.split(' ')[1] ?? '';

/** The most forward limb is a front one, the rearmost a rear one. */
const asksAbout = ({ name }: QuestionKind, end: string): boolean =>
  name.startsWith('most-forward-') ? end === 'front' : name.startsWith('rearmost-') ? end === 'rear' : true;

/** The sights of a subject where a kind is asked about, and the group of looks that each belongs to. */
function sights(
  { body, scene }: { readonly body: string; readonly scene: string | null },
  kind: QuestionKind,
): { readonly name: string; readonly group: string }[] {
  const own = { body, kind: kind.name, look: {}, stance: '' };
  if (bodyKindOf(body).rig !== 'human') return [{ name: '', group: alikeGroup(own) }];
  if (kind.frame === 'head')
    return usualHaircuts.map((cut) => ({
      name: cut,
      group: alikeGroup({ ...own, look: { hair: { cut } } }),
    }));
  return waysFor(kind, scene).map(({ stance, action }) => ({
    name: `${stance.name}, ${action?.name ?? ''}`,
    group: alikeGroup({ ...own, stance: stance.name }),
  }));
}

/** The most that rounding may take from a whole number of steps. */
const rounding = 1e-9;

/** How many directions in a region and its mirror image are the guard angle apart. */
function directionsIn(
  { azimuth: [from, to], elevation: [low, high] }: Pick<Cell, 'azimuth' | 'elevation'>,
  { name }: QuestionKind,
): number {
  const rows = Math.floor((high - low) / guardAngle) + 1;
  return Array.from({ length: rows }, (_, row): number => {
    const step = azimuthOf(guardAngle, low + row * guardAngle);
    const oneSide = Math.floor((to - from) / step + rounding) + 1;
    // The only eye or ear that is seen is on the camera's side.
    if (name.startsWith('visible-')) return oneSide;
    // Right before and behind the body the two sides meet.
    const meeting = (from < step / 2 ? 1 : 0) + (oneSide > 1 && 180 - to < step / 2 ? 1 : 0);
    return 2 * oneSide - meeting;
  }).reduce((sum, count) => sum + count, 0);
}
