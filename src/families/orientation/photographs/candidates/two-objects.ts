import { Stream, type StreamPath } from '../../../../core/stream.js';
import { type Asking, bothWays, type Candidate, hindrance, mayMirror, sureAnswer } from './candidate.js';
import type { PhotographEntry } from '../form.js';
import { type FoundAnswer, optionOf } from './headings.js';
import { uprightPose, type UprightPose } from './pose.js';
import { rotationFromHeading } from '../rotation.js';
import type { PhotographSkip } from './skips.js';

/** The most pairs of one photograph: a street has hundreds. */
const mostPairs = 8;
/** The most that are tried for these. */
const mostTried = 100;

/** Pairs of objects that task 5 can ask about; which of them is A is drawn. @param shown whether an object is of those asked about */
export function* twoObjects(
  entries: readonly PhotographEntry[],
  asking: Asking,
  shown: (category: string) => boolean,
  path: StreamPath,
): Generator<Candidate> {
  for (const entry of entries) {
    const free: number[] = [];
    for (const [at, { category }] of entry.objects.entries()) {
      if (!shown(category)) continue;
      const reason = hindrance(asking, entry, at);
      if (reason) asking.skips.add(reason, `${entry.name}/${at}`);
      else free.push(at);
    }
    if (free.length === 1) asking.skips.add('no-pair', `${entry.name}/${free[0]}`);
    const random = new Stream([...path, 'pairs', entry.name]);
    const some = random.shuffle(free).slice(0, mostTried);
    const all = some.flatMap((a, i) => some.slice(i + 1).map((b) => [a, b] as const));
    let taken = 0;
    for (const pair of random.shuffle(all).slice(0, mostTried)) {
      if (taken === mostPairs) break;
      const asked = random.shuffle(pair);
      const key = `${entry.name}/${asked.join('+')}`;
      const found = pairOf(entry, asked, key, asking);
      if (typeof found === 'string') asking.skips.add(found, key);
      else {
        taken++;
        yield found;
      }
    }
  }
}

function pairOf(
  entry: PhotographEntry,
  asked: readonly number[],
  key: string,
  asking: Asking,
): Candidate | PhotographSkip {
  const objects = asked.map((at) => entry.objects[at]!);
  const mirroring = asking.mirroring && mayMirror(entry);
  if (objects.some(({ facing }) => !facing)) {
    const way = { option: asking.last };
    const rotations = objects.map(() => null);
    return {
      ...{ key, sightings: [{ entry, asked, rotations }], determined: false, error: 0, ray: null },
      ...{ plain: way, mirrored: mirroring ? way : undefined },
    };
  }
  const poses = objects.map((object) => uprightPose(object, entry.camera));
  if (poses.some((pose) => !pose)) return 'tilted';
  const [a, b] = poses as [UprightPose, UprightPose];
  const error = objects.reduce((sum, { uncertainty }) => sum + uncertainty, 0);
  // Directions are compared, not the sides that are seen; but where these tell another answer, people give that.
  const aside = a.ray === null || b.ray === null ? 0 : b.ray - a.ray;
  const answer = (sign: 1 | -1): FoundAnswer | PhotographSkip => {
    const [from, to] = [sign * a.heading, sign * b.heading];
    const found = sureAnswer(asking, { from, to }, undefined, error);
    if (typeof found === 'string') return found;
    const seen = optionOf(asking.task, asking.level, { from, to: to - sign * aside });
    return seen === found.option ? found : 'between-definitions';
  };
  const ways = bothWays(answer(1), mirroring ? answer(-1) : undefined);
  if (typeof ways === 'string') return ways;
  const rotations = [a, b].map(({ heading }) => rotationFromHeading(heading));
  return { key, sightings: [{ entry, asked, rotations }], determined: true, ...ways, error, ray: null };
}
