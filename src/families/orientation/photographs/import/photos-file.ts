import { dirname, relative, sep } from 'node:path';
import { TopsyturvyError } from '../../../../core/errors.js';
import { mostPhotographs } from '../form.js';
import type { ImportedObject, ImportedPhoto } from './imported.js';
import type { ImportSkips } from './skips.js';

/**
 * The text of a `photos.json`: photographs in the order of their images' paths, evenly thinned out to the limit.
 *
 * @param out where it will be: it names images by their paths from its folder
 * @throws TopsyturvyError 'bad-parameter' if an image is not in that folder or below
 */
export function photosText(
  photos: readonly ImportedPhoto[],
  out: string,
  limit: number,
  skips: ImportSkips,
): string {
  const placed = photos
    .map((photo) => ({ ...photo, image: imagePath(photo.file, out) }))
    .sort((a, b) => (a.image < b.image ? -1 : a.image > b.image ? 1 : 0));
  const most = Math.min(limit, mostPhotographs);
  const chosen = placed.length <= most ? placed : evenly(placed, most);
  const kept = new Set(chosen);
  for (const photo of placed) if (!kept.has(photo)) skips.add('limit', photo.image);
  const names = uniqueNames(chosen.map(({ name }) => name));
  const lines = chosen.map(({ image, camera, size, objects }, at) =>
    JSON.stringify({
      name: names[at],
      image,
      ...(camera && {
        camera: { focal: camera.focal.map(thousandth), center: camera.center.map(thousandth) },
      }),
      ...(size && { size }),
      objects: objects.map(objectForm),
    }),
  );
  return `{ "photos": [\n${lines.join(',\n')}\n] }\n`;
}

const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!);

function imagePath(file: string, out: string): string {
  const path = relative(dirname(out), file).split(sep).join('/');
  if (!path.startsWith('../') && path !== '..') return path;
  throw new TopsyturvyError(
    'bad-parameter',
    `The image '${file}' is outside of the folder of '${out}'; let --out be in a folder that holds the images, at any depth`,
    out,
    'a file in a folder above the images',
  );
}

const rounded = (steps: number) => (value: number) => Math.round(value * steps) / steps + 0;
const thousandth = rounded(1000);
const millionth = rounded(1_000_000);

const objectForm = ({
  box,
  heading,
  rotation,
  uncertainty,
  occlusion,
  truncation,
  ...rest
}: ImportedObject) => ({
  ...rest,
  box: box.map(thousandth),
  ...(heading !== undefined && { heading: heading === 'none' ? heading : thousandth(heading) }),
  ...(rotation && { rotation: rotation.map(millionth) }),
  ...(uncertainty !== undefined && { uncertainty }),
  ...(occlusion !== undefined && occlusion > 0 && { occlusion: thousandth(occlusion) }),
  ...(truncation !== undefined && truncation > 0 && { truncation: thousandth(truncation) }),
});

/** Names of lower-case letters, digits and dashes, at most 60 long, no two alike. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(-52)
      .replace(/^-+|-+$/g, '');
    const base = plain === '' ? 'photo' : plain;
    let unique = base;
    for (let next = 2; used.has(unique); next++) unique = `${base}-${next}`;
    used.add(unique);
    return unique;
  });
}
