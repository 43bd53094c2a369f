import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { badFile } from '../../../../core/errors.js';
import { readJsonFile } from '../../../../core/files/json-file.js';
import { pictureSize } from '../../../../draw/decode.js';
import { findImage } from './files.js';
import { type ImportedPhoto, type ImportOptions, isRefusal, type Refusal } from './imported.js';
import { inPixels, type ObjectronFrame, readObjectronFrame } from './objectron-frame.js';
import { type ObjectronObject, readObjectronObject } from './objectron-object.js';
import { Message } from './protobuf-json.js';
import type { ImportSkips } from './skips.js';

/** The most frames that are taken of a sequence, and the least angle by which the camera has gone round between any two. */
const mostFrames = 12;
const leastApart = 15;
/** How much the aspect ratio of a picture may differ from its camera's: a share. */
const formTolerance = 0.02;

/**
 * Frames of Objectron's sequences (annotation_data.proto), whose messages were written as JSON by protobuf's own mapping. The
 * images of `chair-7.json` are `chair-7/12.png`, `chair-7/000012.jpg` or the like, by frame_id.
 */
export async function* importObjectron(
  files: readonly string[],
  options: ImportOptions,
  skips: ImportSkips,
): AsyncGenerator<ImportedPhoto> {
  const sequences = sequenceNames(files);
  for (const [at, file] of files.entries()) {
    const sequence = sequences[at];
    const { images = dirname(file) } = options;
    const taken: ObjectronFrame[] = [];
    const frames = readSequence(file, options, skips);
    for (const frame of frames) {
      const place = `${file}: frame ${frame.id}`;
      const image = findImage(frameStems(join(images, sequence), frame.id));
      if (image === undefined) skips.add('no-image', place);
      else if (taken.length >= mostFrames || taken.some((other) => apart(frame, other) < leastApart))
        skips.add('frame', place);
      else {
        const photo = await photoOf(frame, image, sequence);
        if (photo) taken.push(frame);
        if (photo) yield photo;
        else skips.add('size', place);
      }
    }
  }
}

/** The names of files without their endings; where two are alike, their paths from the folder that holds all of them. */
function sequenceNames(files: readonly string[]): readonly string[] {
  const stems = files.map((file) => basename(file, extname(file)));
  if (new Set(stems).size === stems.length) return stems;
  const paths = files.map((file) => resolve(dirname(file), basename(file, extname(file))).split(sep));
  const [first] = paths;
  const shared = first.findIndex((part, at) => paths.some((path) => path[at] !== part));
  return paths.map((path) => path.slice(Math.max(0, shared)).join('/'));
}

const frameStems = (folder: string, id: number): readonly string[] =>
  [1, 3, 4, 5, 6, 8].map((digits) => join(folder, String(id).padStart(digits, '0')));

function apart(a: ObjectronFrame, b: ObjectronFrame): number {
  const turn = Math.abs(a.bearing - b.bearing) % 360;
  return Math.min(turn, 360 - turn);
}

/** undefined if the picture's form is not that of its camera. */
async function photoOf(
  frame: ObjectronFrame,
  image: string,
  sequence: string,
): Promise<ImportedPhoto | undefined> {
  const { width, height } = await pictureSize(image);
  const [w, h] = frame.size ?? [width, height];
  if (Math.abs((width * h) / (height * w) - 1) > formTolerance) return undefined;
  return {
    name: `${sequence}-${frame.id}`,
    file: image,
    size: [width, height],
    objects: inPixels(frame.objects, [width, height]).map((object) => ({
      ...object,
      instance: `${sequence}-${object.instance}`,
    })),
  };
}

/** The frames of a sequence in which something can be asked about, by their ids. */
function readSequence(file: string, options: ImportOptions, skips: ImportSkips): readonly ObjectronFrame[] {
  const what = `The file of annotations '${file}'`;
  const top = Message.of(readJsonFile(file, what, 'bad-file'));
  const [things, frames] = [top?.list('objects'), top?.list('frame_annotations')];
  if (!things || !frames || frames.length === 0)
    throw badFile(
      `${what} has no list 'frame_annotations': it is not a sequence of Objectron's as JSON`,
      file,
      "an object with lists 'objects' and 'frame_annotations'",
    );
  const skip = ({ reason, what: found }: Refusal, place = ''): void =>
    skips.add(reason, `${file}:${place} ${found}`);
  const objects = new Map<number, ObjectronObject>();
  for (const value of things) {
    const object = readObjectronObject(value, options);
    if (isRefusal(object)) skip(object);
    else if (objects.has(object.id)) skip({ reason: 'form', what: `object ${object.id} is there twice` });
    else objects.set(object.id, object);
  }
  const read = frames.flatMap((value) => {
    const frame = readObjectronFrame(value, objects, options, (refused) => skip(refused));
    if (!isRefusal(frame)) return frame.objects.length > 0 ? [frame] : [];
    skip(frame);
    return [];
  });
  return read.sort((a, b) => a.id - b.id);
}
