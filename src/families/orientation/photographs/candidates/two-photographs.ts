import { addTo, Stream, type StreamPath, threeDecimals } from '../../../../core/index.js';
import { identityRotation, compose, type Mat3, transpose } from '../../../../world/pose.js';
import { clockwise } from '../../../staging/scene/angles.js';
import {
  type AskedSighting,
  type Asking,
  bothWays,
  type Candidate,
  hindrance,
  mayMirror,
  sureAnswer,
  type Way,
} from './candidate.js';
import type { PhotographEntry, PosedObject } from '../form.js';
import { type AskedHeadings, guard, type FoundAnswer } from './headings.js';
import { rightAngled, uprightPose } from './pose.js';
import { rotationFromHeading } from '../rotation.js';
import type { PhotographSkip } from './skips.js';
import { mirroredRotation } from '../state.js';
import { angleBetween, axisAngle } from '../../../../world/rotation/orientation.js';
import { type RotationStep, sequenceMatrix, signedDegrees } from '../../../../world/rotation/steps.js';
import { facingOf } from '../../../staging/scene/state.js';
import type { Level, OrientationTask } from '../../tasks/task.js';

/** How far a turn may be from the quarter turns that an option stands for, degrees. */
const reach = 15;

/** A turn between two pictures, and the option that it makes right. */
interface FoundTurn extends FoundAnswer {
  /** Quarter turns about the axes of the task, then the little that the turn differs from these. */
  readonly steps: readonly RotationStep[];
}

/** The turn that takes one rotation to another. */
const turnBetween = (first: Mat3, second: Mat3): Mat3 => compose(transpose(first), second);

/**
 * The quarter turns that come nearest to a turn, if no others do within the error.
 * @param error degrees by which the annotations may be wrong, of both pictures together
 */
export function turnAnswer(
  task: OrientationTask,
  level: Level,
  turn: Mat3,
  error: number,
): FoundTurn | PhotographSkip {
  const still = { facings: [facingOf([1, 0, 0, 0, 1, 0, 0, 0, 1])] };
  const ranked = task
    .typical(level)
    .map((steps) => {
      const matrix = sequenceMatrix(steps);
      const after = { facings: [facingOf(matrix)] };
      const option = task.answer(level, { before: still, after, transform: { object: 0, steps } });
      return { steps, matrix, option, apart: angleBetween(matrix, turn) };
    })
    .sort((a, b) => a.apart - b.apart);
  const [nearest] = ranked;
  const { steps, matrix, option, apart } = nearest;
  if (apart > reach || option < 0) return 'between-options';
  const next = ranked.find((other) => other.option !== option)!;
  const margin = Math.floor(next.apart - apart) / 2;
  if (margin < error + guard) return 'within-error';
  return { option, margin, steps: [...steps, axisAngle(compose(transpose(matrix), turn))] };
}

/** The most pairs with each sighting as the first picture: films have thousands of frames. */
const mostPairs = 4;
/** The most that are tried for these. */
const mostTried = 20;

/** An object in one of its photographs. */
interface Seen {
  readonly entry: PhotographEntry;
  readonly at: number;
  readonly object: PosedObject;
}

/** Pairs of photographs of one object that tasks 4 and 6 can ask about. @param shown whether an object is of those asked about */
export function* twoPhotographs(
  entries: readonly PhotographEntry[],
  asking: Asking,
  shown: (category: string) => boolean,
  path: StreamPath,
): Generator<Candidate> {
  const byInstance = new Map<string, Seen[]>();
  for (const entry of entries)
    for (const [at, object] of entry.objects.entries()) {
      if (!shown(object.category)) continue;
      const reason = unusable(entry, at, asking);
      if (reason) asking.skips.add(reason, `${entry.name}/${at}`);
      else addTo(byInstance, object.instance!, { entry, at, object });
    }
  for (const [instance, list] of byInstance) {
    if (list.length === 1) asking.skips.add('no-pair', `${list[0].entry.name}/${list[0].at}`);
    for (const first of list) {
      const random = new Stream([...path, 'pairs', instance, first.entry.name]);
      let taken = 0;
      for (const second of someOf(list, random)) {
        if (taken === mostPairs) break;
        if (second.entry === first.entry) continue;
        const key = `${first.entry.name}/${first.at} ${second.entry.name}/${second.at}`;
        const found = pairOf(first, second, key, asking);
        if (typeof found === 'string') asking.skips.add(found, key);
        else {
          taken++;
          yield found;
        }
      }
    }
  }
}

/** Some of a list, which may be long, in an order that is drawn. */
function someOf<T>(list: readonly T[], random: Stream): readonly T[] {
  if (list.length <= mostTried) return random.shuffle(list);
  return [...new Set(Array.from({ length: mostTried }, () => random.choice(list)))];
}

/** Whether the object may be turned any way, not only about the vertical. */
const anyTurn = ({ task }: Asking): boolean => !task.floor;

function unusable(entry: PhotographEntry, at: number, asking: Asking): PhotographSkip | undefined {
  const object = entry.objects[at];
  if (object.instance === undefined) return 'no-pair';
  if (!object.facing) return 'no-front';
  if (anyTurn(asking)) return object.turned ? hindrance(asking, entry, at) : 'no-rotation';
  return uprightPose(object, entry.camera) ? hindrance(asking, entry, at) : 'tilted';
}

function pairOf(first: Seen, second: Seen, key: string, asking: Asking): Candidate | PhotographSkip {
  const error = first.object.uncertainty + second.object.uncertainty;
  const mirroring = asking.mirroring && mayMirror(first.entry) && mayMirror(second.entry);
  const sighting = ({ entry, at }: Seen, rotation: AskedSighting['rotations'][number]): AskedSighting => ({
    entry,
    asked: [at],
    rotations: [rotation],
  });
  if (anyTurn(asking)) {
    const turn = turnBetween(rightAngled(first.object.rotation!), rightAngled(second.object.rotation!));
    const answer = (seen: typeof turn) => turnAnswer(asking.task, asking.level, seen, error);
    const ways = bothWays(answer(turn), mirroring ? answer(mirroredRotation(turn)) : undefined);
    if (typeof ways === 'string') return ways;
    const sightings = [sighting(first, identityRotation), sighting(second, turn)] as const;
    return { key, sightings, determined: true, ...ways, error, ray: null };
  }
  const [a, b] = [first, second].map(({ object, entry }) => uprightPose(object, entry.camera)!);
  const ray = a.ray === null || b.ray === null ? null : threeDecimals(b.ray - a.ray);
  const answer = (sign: 1 | -1): Way | PhotographSkip => {
    const turned = threeDecimals(signedDegrees(b.heading - a.heading));
    const headings = (by: number): AskedHeadings => ({
      from: sign * a.heading,
      to: sign * (a.heading + turned - by),
    });
    const found = sureAnswer(asking, headings(0), ray === null ? undefined : headings(ray), error);
    return typeof found === 'string' ? found : { ...found, steps: clockwise(sign * turned) };
  };
  const ways = bothWays(answer(1), mirroring ? answer(-1) : undefined);
  if (typeof ways === 'string') return ways;
  const sightings = [
    sighting(first, rotationFromHeading(a.heading)),
    sighting(second, rotationFromHeading(b.heading)),
  ] as const;
  return { key, sightings, determined: true, ...ways, error, ray };
}
