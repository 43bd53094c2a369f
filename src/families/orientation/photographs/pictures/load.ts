import { readFile } from 'node:fs/promises';
import { group, Stream, type StreamPath, TopsyturvyError, sha256 } from '../../../../core/index.js';
import { exifOrientation, loadPicture } from '../../../../draw/decode.js';
import { PictureStore } from '../../../../draw/picture-store.js';
import type { Raster } from '../../../../draw/raster.js';
import { besideList } from '../../../user-list.js';
import type { AskedSighting, Candidate } from '../candidates/candidate.js';
import { boxInPicture, clipped, type Crop, cropAround, cropPicture, type Framing, unionOf } from './crop.js';
import type { Box } from '../../../staging/picture/marks.js';
import type { PhotographEntry } from '../form.js';
import { spreadIn, leastSide, leastSpread } from './legible.js';
import type { PhotographSkip, PhotographSkips } from '../candidates/skips.js';

/** The part of a photograph that is shown. */
interface ShownSquare {
  readonly sha256: string;
  readonly crop: Crop;
  /** Boxes of what is asked about, pixels of the picture. */
  readonly boxes: readonly Box[];
  /** Reads the picture, nothing marked. */
  readonly raster: () => Raster;
}

/** What is asked about in a photograph, as its picture shows it. */
export type ShownSighting = AskedSighting & ShownSquare;

/** A candidate whose pictures have been read. */
export interface ShownCandidate extends Omit<Candidate, 'sightings'> {
  readonly sightings: readonly ShownSighting[];
}

/** Where photographs are, and how they are shown. */
interface Loading extends Pick<Framing, 'size' | 'fill'> {
  /** The file of the photographs, as params have it. */
  readonly photos: string;
  readonly path: StreamPath;
  readonly resolve: (path: string) => string;
  /** The least share of a box that is in the image, where the question has an answer. */
  readonly least: number;
  readonly skips: PhotographSkips;
}

/** No more pictures are read once they take 1 GiB decoded. */
const mostBytes = 1 << 30;

interface OpenPhotograph {
  readonly raster: Raster;
  readonly sha256: string;
}

/**
 * Reads the pictures of candidates in their order, until so many can be asked about.
 * @returns those that can, in order, and the sha256 of every photograph that was read for them
 */
export async function showCandidates(
  candidates: readonly Candidate[],
  most: number,
  loading: Loading,
): Promise<{ readonly shown: readonly ShownCandidate[]; readonly hashes: Record<string, string> }> {
  const hashes: Record<string, string> = {};
  const named = new Map<string, string>();
  const squares = new Map<string, ShownSquare | PhotographSkip>();
  const shown: ShownCandidate[] = [];
  const store = new PictureStore();
  let bytes = 0;
  for (let next = 0; next < candidates.length && shown.length < most && bytes < mostBytes;) {
    const batch = candidates.slice(next, next + most - shown.length);
    next += batch.length;
    const wanted = batch.flatMap((one) => one.sightings.map((sighting) => ({ sighting, one })));
    const fresh = wanted.filter(({ sighting }) => !squares.has(keyOf(sighting)));
    // Each photograph is read once for all that is asked about in it.
    for (const [entry, list] of group(fresh, ({ sighting }) => sighting.entry)) {
      const photograph = await openPhotograph(entry, loading, named);
      for (const { sighting, one } of list) {
        if (bytes > mostBytes) break;
        const found =
          typeof photograph === 'string' ? photograph : show(sighting, one.determined, photograph, loading);
        if (typeof found === 'string') squares.set(keyOf(sighting), found);
        else {
          squares.set(keyOf(sighting), { ...found, raster: store.keep(found.raster) });
          bytes += found.raster.data.length;
        }
      }
      if (typeof photograph !== 'string')
        hashes[besideList(loading.photos, entry.image, 'photo')] = photograph.sha256;
    }
    for (const one of batch) {
      const found = one.sightings.map((sighting) => squares.get(keyOf(sighting)));
      const reason = found.find((square) => typeof square === 'string');
      if (reason) loading.skips.add(reason, one.key);
      else if (found.every((square) => typeof square === 'object'))
        shown.push({
          ...one,
          sightings: one.sightings.map((sighting, at) => ({ ...sighting, ...found[at] })),
        });
    }
  }
  return { shown, hashes };
}

export const keyOf = ({ entry, asked }: Pick<AskedSighting, 'entry' | 'asked'>): string =>
  `${entry.name}/${asked.join('+')}`;

async function openPhotograph(
  { name, image, size }: PhotographEntry,
  { photos, resolve }: Loading,
  named: Map<string, string>,
): Promise<OpenPhotograph | PhotographSkip> {
  const source = resolve(besideList(photos, image, 'photo'));
  try {
    const raster = await loadPicture(source, { flatten: true });
    const bytes = await readFile(source);
    if ((await exifOrientation(bytes)) !== 1) return 'rotated';
    if (size && (size[0] !== raster.width || size[1] !== raster.height)) return 'size';
    const hash = sha256(bytes);
    const first = named.get(hash);
    if (first !== undefined && first !== name) return 'same-picture';
    named.set(hash, name);
    return { raster, sha256: hash };
  } catch (error) {
    if (error instanceof TopsyturvyError && error.code === 'bad-picture') return 'unreadable';
    throw error;
  }
}

function show(
  sighting: AskedSighting,
  determined: boolean,
  { raster, sha256 }: OpenPhotograph,
  { size, fill, path, least }: Loading,
): (Omit<ShownSquare, 'raster'> & { readonly raster: Raster }) | PhotographSkip {
  const { entry, asked } = sighting;
  const boxes = asked.map((at) => entry.objects[at].box);
  const inside = boxes.map((box) => clipped(box, raster));
  const isIn = ({ width, height }: Box, at: number): boolean =>
    width * height >= (determined ? least : 0.001) * boxes[at].width * boxes[at].height;
  if (!inside.every(isIn)) return 'truncated';
  const framing = { size, fill, fit: entry.fit };
  const crop = cropAround(unionOf(inside), raster, framing, new Stream([...path, 'place', keyOf(sighting)]));
  if (typeof crop === 'string') return crop;
  const seen = inside.map((box) => boxInPicture(box, crop, size));
  if (seen.some(({ width, height }) => Math.min(width, height) < leastSide * size)) return 'too-small';
  const picture = cropPicture(raster, crop, size);
  if (seen.some((box) => spreadIn(picture, box) < leastSpread)) return 'flat';
  return { sha256, crop, boxes: seen, raster: picture };
}
