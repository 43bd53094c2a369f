import type { Stream } from '../../../core/stream.js';
import { recognizableLook, viewOf } from '../silhouette/poses.js';
import type { CustomObject } from '../sources/custom-objects.js';
import type { Thing } from './casting.js';
import { drawAnimal } from './habitat/animal.js';
import type { Subject } from './state.js';

/** An example of a thing that has a body, seen so that its silhouette says what it is. */
export function drawSubject(
  thing: Exclude<Thing, CustomObject>,
  variations: number,
  stream: Stream,
): Exclude<Subject, { picture: string }> {
  if (typeof thing !== 'string' && 'animal' in thing) return drawAnimal(thing.animal, variations, stream);
  const variation = stream.below(variations);
  const look = stream.child('look');
  if (typeof thing === 'string')
    return { category: thing, variation, look: recognizableLook(viewOf(thing), look) };
  const { category, names = [], silhouetteView } = thing.kind;
  return { category, variation, look: recognizableLook(silhouetteView!, look), accept: names };
}
