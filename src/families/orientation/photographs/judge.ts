import type { Raster } from '../../../draw/raster.js';
import { refuse, type Verdict } from '../../proposal.js';
import type { Box } from '../../staging/picture/marks.js';
import { visibleShare } from './candidates/candidate.js';
import { guard } from './candidates/headings.js';
import { leastSide, leastSpread, spreadIn } from './pictures/legible.js';
import type { ShownCandidate } from './pictures/load.js';
import type { PhotographState } from './state.js';

/** What the annotation and the pixels say of an item. */
export interface PhotographEvidence {
  readonly verdict: 'determined' | 'undetermined';
  /** The photographs, and the places of the objects in their lists. */
  readonly photographs: readonly {
    readonly name: string;
    readonly sha256: string;
    readonly objects: readonly number[];
  }[];
  readonly mirrored: boolean;
  /** Degrees by which the annotation may be wrong, of two objects or pictures together; null without an answer, as are the next two. */
  readonly error: number | null;
  /** Degrees to the nearest pose that has another answer. */
  readonly margin: number | null;
  /** Degrees between the heading to the camera plane and that to the camera, both of which have the answer; null if not known. */
  readonly ray: number | null;
  /** The share of each object asked about that is seen, by its annotation. */
  readonly visible: readonly number[];
  /** The places where they are seen, in pixels: in the picture, or in the first and the second. */
  readonly boxes: readonly Box[];
  /** The standard deviation of brightness in each box, levels of 255. */
  readonly spread: readonly number[];
}

/** A picture of an item, and what is asked about in it. */
export interface JudgedPicture {
  readonly boxes: readonly Box[];
  picture(): Raster;
}

/** Whether the annotation's answer is sure, and the pictures show something where the objects are. */
export function judgePhotograph(
  { photograph, mirrored, determined, size }: PhotographState,
  { sightings, plain, mirrored: inMirror, error, ray }: ShownCandidate,
  pictures: readonly JudgedPicture[],
): Verdict<PhotographEvidence> {
  const margin = (mirrored ? inMirror : plain)?.margin ?? null;
  if (determined && (margin === null || margin < error + guard)) return refuse('within-error', { margin });
  const boxes = pictures.flatMap((one) => one.boxes);
  if (boxes.some(({ width, height }) => Math.min(width, height) < leastSide * size))
    return refuse('too-small', { photograph: photograph.name });
  const spread = pictures.flatMap(({ picture, boxes: own }) => {
    const shown = picture();
    return own.map((box) => spreadIn(shown, box));
  });
  if (spread.some((value) => value < leastSpread)) return refuse('flat', { spread });
  return {
    verdict: determined ? 'determined' : 'undetermined',
    photographs: sightings.map(({ entry, sha256, asked }) => ({
      name: entry.name,
      sha256,
      objects: [...asked],
    })),
    mirrored,
    error: determined ? error : null,
    margin,
    ray,
    visible: sightings.flatMap(({ entry, asked }) => asked.map((at) => visibleShare(entry.objects[at]))),
    boxes,
    spread,
    holds: true,
  };
}
