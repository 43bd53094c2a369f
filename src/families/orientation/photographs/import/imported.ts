import { TopsyturvyError, badFile } from '../../../../core/errors.js';
import type { BroadClass, Mat3, Vec3 } from '../../../../world/index.js';
import type { PhotographCamera } from '../form.js';
import type { ImportReason } from './skips.js';

/** An object as `photos.json` has it. */
export interface ImportedObject {
  readonly category: string;
  readonly broadClass?: BroadClass | undefined;
  /** Left, top, width and height, pixels. */
  readonly box: readonly [number, number, number, number];
  readonly heading?: number | 'none';
  readonly rotation?: Mat3;
  readonly uncertainty?: number | undefined;
  readonly occlusion?: number;
  readonly truncation?: number;
  readonly instance?: string;
}

/** A photograph of a source, before it has its place in a `photos.json`. */
export interface ImportedPhoto {
  /** A name for it, which need not be unique. */
  readonly name: string;
  /** The path of its image. */
  readonly file: string;
  readonly camera?: PhotographCamera | undefined;
  readonly size?: readonly [width: number, height: number];
  readonly objects: readonly ImportedObject[];
}

/** What is to be imported from a source, and where its images are. */
export interface ImportOptions {
  /** The folder of the images. Default: where the source has them. */
  readonly images?: string | undefined;
  /** The folder of calibration files. Default: none. */
  readonly calib?: string | undefined;
  /** Categories, as prompts name them; none: all for which the source defines a front. */
  readonly categories: readonly string[];
  /** Whether things are imported whose kind has no front in the source, as if its usual axis were the front. */
  readonly trustFront?: boolean;
  /** The axis of an object's own frame that its front is on, by category, where it is not the source's usual one. */
  readonly fronts?: ReadonlyMap<string, Vec3>;
  /** How wrong headings may be, degrees. Default: what `photos.json` assumes. */
  readonly uncertainty?: number | undefined;
}

/** The most objects of an import. */
export const mostImported = 1_000_000;

export const tooMany = (file: string): TopsyturvyError =>
  badFile(
    `More than ${mostImported} objects can be imported up to '${file}'; name fewer files, or fewer --categories`,
    file,
  );

/** Why one thing is left out. */
export interface Refusal {
  readonly reason: ImportReason;
  /** What was found. */
  readonly what: string;
}

export const refusal = (reason: ImportReason, what: string): Refusal => ({ reason, what });

export const isRefusal = (value: object): value is Refusal => 'reason' in value;

/** A category as prompts have it: 'cereal_box' is a 'cereal box'. */
export const categoryName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');
