import { basename, dirname, extname, join } from 'node:path';
import { type JsonPart, jsonLists } from '../../../../core/files/json-lists.js';
import { TopsyturvyError, badFile } from '../../../../core/errors.js';
import { below } from '../../../user-list.js';
import { isFields, shown } from './fields.js';
import { isFile } from './files.js';
import { mostObjects, isCategory } from '../form.js';
import {
  categoryName,
  isRefusal,
  type ImportedObject,
  type ImportedPhoto,
  type ImportOptions,
  mostImported,
  tooMany,
} from './imported.js';
import { type Omni3dImage, type Omni3dSource, readOmni3dImage, sourceOfInfo } from './omni3d-image.js';
import { omni3dObject } from './omni3d-object.js';
import type { ImportSkips } from './skips.js';

/** The most images of a file. */
const mostImages = 1_000_000;

/** What a file says besides its objects. */
interface Head {
  readonly images: ReadonlyMap<unknown, Omni3dImage>;
  readonly names: ReadonlyMap<unknown, string>;
}

/**
 * Photographs of Omni3D's JSON files. A file is read twice, element by element: first its images and categories, then its
 * objects, which may come before them.
 */
export function* importOmni3d(
  files: readonly string[],
  options: ImportOptions,
  skips: ImportSkips,
): Generator<ImportedPhoto> {
  for (const file of files) {
    const head = readHead(file, skips);
    for (const [image, objects] of readObjects(file, head, options, skips)) {
      const path = below(options.images ?? dirname(file), image.path);
      if (path === undefined || !isFile(path)) skips.add('no-image', image.path);
      else {
        const name = join(dirname(image.path), basename(image.path, extname(image.path)));
        yield { name, file: path, camera: image.camera, size: image.size, objects };
      }
    }
  }
}

const what = (file: string): string => `The file of annotations '${file}'`;

function readHead(file: string, skips: ImportSkips): Head {
  const names = new Map<unknown, string>();
  const images = new Map<unknown, Omni3dImage | undefined>();
  let info: Omni3dSource | undefined;
  const found = new Set<string>();
  const parts = jsonLists(file, what(file), { lists: ['images', 'categories'], whole: ['info'] });
  for (const { key, at, value } of parts) {
    found.add(key);
    if (key === 'info') info = sourceOfInfo(value);
    else if (at === undefined) throw notOmni3d(file, key);
    else if (key === 'images') addImage(value, file, images, skips);
    else if (isFields(value) && typeof value.name === 'string' && isCategory(categoryName(value.name)))
      names.set(value.id, value.name);
  }
  if (!found.has('images')) throw notOmni3d(file, 'images');
  const known = [...images.values()].filter((image) => image !== undefined);
  const named = known.map((image) =>
    image.source === 'an unknown source' && info ? { ...image, source: info } : image,
  );
  return { names, images: new Map(named.map((image) => [image.id, image])) };
}

/** An image that is there twice is there as undefined. */
function addImage(
  entry: unknown,
  file: string,
  images: Map<unknown, Omni3dImage | undefined>,
  skips: ImportSkips,
): void {
  const image = readOmni3dImage(entry);
  if (!image) return skips.add('image', `${file}: ${shown(entry)}`);
  if (images.has(image.id)) skips.add('image', `${file}: image ${image.id} is there twice`);
  images.set(image.id, images.has(image.id) ? undefined : image);
  if (images.size > mostImages) throw badFile(`${what(file)} has more than ${mostImages} images`, file);
}

const notOmni3d = (file: string, key: string): TopsyturvyError =>
  badFile(
    `${what(file)} has no list '${key}' with anything in it: it is not of Omni3D's form`,
    file,
    "an object with lists 'images', 'categories' and 'annotations'",
  );

/** The objects of each image that has any, in the order of images. */
function readObjects(
  file: string,
  { images, names }: Head,
  options: ImportOptions,
  skips: ImportSkips,
): readonly (readonly [Omni3dImage, readonly ImportedObject[]])[] {
  const byImage = new Map<Omni3dImage, ImportedObject[]>();
  const seen = new Set<unknown>();
  let count = 0;
  const add = ({ at, value }: JsonPart): void => {
    const id = isFields(value) ? value.id : undefined;
    const place = `${file}: annotation ${shown(id ?? at)}`;
    if (!isFields(value)) return skips.add('form', `${place}: ${shown(value)}`);
    if (id !== undefined && seen.has(id)) return skips.add('form', `${place}: its id occurs twice`);
    if (id !== undefined) seen.add(id);
    const image = images.get(value.image_id);
    if (!image) return skips.add('image', `${place}: image ${shown(value.image_id)}`);
    if (image.flagged) return skips.add('sky', `${place}: ${image.path}`);
    const object = omni3dObject(value, image, names, options);
    if (isRefusal(object)) return skips.add(object.reason, `${place}: ${object.what}`);
    const objects = byImage.get(image) ?? [];
    byImage.set(image, objects);
    if (objects.length >= mostObjects) return skips.add('many', place);
    objects.push(object);
    if (++count > mostImported) throw tooMany(file);
  };
  let any = false;
  for (const part of jsonLists(file, what(file), { lists: ['annotations'] })) {
    if (part.at === undefined) throw notOmni3d(file, 'annotations');
    any = true;
    add(part);
  }
  if (!any) throw notOmni3d(file, 'annotations');
  return [...images.values()].flatMap((image) => {
    const objects = byImage.get(image);
    return objects ? [[image, objects] as const] : [];
  });
}
