import {
  type Asking,
  bothWays,
  type Candidate,
  hindrance,
  isHidden,
  mayMirror,
  sureAnswer,
} from './candidate.js';
import type { PhotographEntry } from '../form.js';
import type { AskedHeadings, FoundAnswer } from './headings.js';
import { uprightPose } from './pose.js';
import { rotationFromHeading } from '../rotation.js';
import type { PhotographSkip } from './skips.js';

/** The objects that tasks with one picture of one object can ask about. @param shown whether an object is of those asked about */
export function* singleObjects(
  entries: readonly PhotographEntry[],
  asking: Asking,
  shown: (category: string) => boolean,
): Generator<Candidate> {
  for (const entry of entries)
    for (const [at, { category }] of entry.objects.entries()) {
      if (!shown(category)) continue;
      const found = singleObject(entry, at, asking);
      if (typeof found === 'string') asking.skips.add(found, `${entry.name}/${at}`);
      else yield found;
    }
}

function singleObject(entry: PhotographEntry, at: number, asking: Asking): Candidate | PhotographSkip {
  const object = entry.objects[at]!;
  const hidden = asking.task.occludable && isHidden(object);
  const reason = hindrance(asking, entry, at, { hidden });
  if (reason) return reason;
  const key = `${entry.name}/${at}`;
  const mirroring = asking.mirroring && mayMirror(entry);
  if (hidden || !object.facing) {
    const way = { option: asking.last };
    return {
      ...{
        key,
        sightings: [{ entry, asked: [at], rotations: [null] }],
        determined: false,
        error: 0,
        ray: null,
      },
      ...{ plain: way, mirrored: mirroring ? way : undefined },
    };
  }
  const pose = uprightPose(object, entry.camera);
  if (!pose) return 'tilted';
  const error = object.uncertainty;
  const answer = (sign: 1 | -1): FoundAnswer | PhotographSkip => {
    const to = (ray: number): AskedHeadings => ({ from: 0, to: sign * (pose.heading - ray) });
    return sureAnswer(asking, to(0), pose.ray === null ? undefined : to(pose.ray), error);
  };
  const ways = bothWays(answer(1), mirroring ? answer(-1) : undefined);
  if (typeof ways === 'string') return ways;
  const rotations = [rotationFromHeading(pose.heading)];
  const { ray } = pose;
  return { key, sightings: [{ entry, asked: [at], rotations }], determined: true, ...ways, error, ray };
}
