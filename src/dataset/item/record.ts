import type { Json } from '../../core/json.js';
import type { Engine, Evidence } from '../../families/making.js';
import type { Selection } from '../folder/selection.js';
import type { Spec } from '../plan/spec.js';

/** A picture of an item, as `items.jsonl` records it. */
export interface ViewRecord {
  /** The view's name, e.g. 'original'. */
  readonly name: string;
  /** Relative to the dataset's folder, with forward slashes. */
  readonly file: string;
  /** What the picture shows; for a string, its reading. */
  readonly label: Json;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly sha256: string;
}

/** A film of an item, as `items.jsonl` records it. */
export interface AnimationRecord {
  readonly name: string;
  /** A GIF, relative to the dataset's folder. */
  readonly file: string;
  /** What the animation shows. */
  readonly label: Json;
  /** Names of the views that are its frames, in order; its pixels are theirs. */
  readonly frames: readonly string[];
  /** How long each is shown, milliseconds. */
  readonly frameMs: number;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly sha256: string;
}

/** One line of `items.jsonl`. */
export interface ItemRecord {
  /** Unique in the dataset; tells nothing of the content. */
  readonly id: string;
  /** Name of its part in the spec. */
  readonly part: string;
  /** The index of the item in its part, from 0. */
  readonly index: number;
  /** The family as `group/name`. */
  readonly family: string;
  /** Version of the family. */
  readonly version: number;
  /** All params, defaults filled in. */
  readonly params: Readonly<Record<string, Json>>;
  /** x: all that the pictures show. */
  readonly state: Json;
  /** T: what was done to the state. */
  readonly transform: Json;
  /** How many proposals were turned down before this one was accepted. */
  readonly attempt: number;
  /** The pictures and animations, in the order of the family. */
  readonly views: readonly ViewRecord[];
  /** The animations, for families that have any. */
  readonly animations?: readonly AnimationRecord[];
  /** The evidence of the judge; of an imported item, whose answers are its authors', only that nothing is certified. */
  readonly certificate: Evidence & { readonly holds: boolean };
}

/** `dataset.json`, written last: a folder without it is not a dataset. */
export interface Manifest {
  /** Format of the dataset folder. */
  readonly format: 'topsyturvy-dataset-1';
  /** Version of this library. */
  readonly topsyturvy: string;
  /** The form of a set that was imported: nothing certifies its answers, and it cannot be generated. */
  readonly imported?: string;
  /** What was asked for, complete. */
  readonly spec: Spec;
  /** The seed that keys the streams. */
  readonly seed: string;
  /** Family name → version. */
  readonly families: Readonly<Record<string, number>>;
  /** False when a family draws with anything but the library's own rasterizers. */
  readonly portable: boolean;
  /** Part → what drew its pictures, for parts that the library's own rasterizers did not draw. */
  readonly engines?: Readonly<Record<string, Engine>>;
  /** File of the pictures' making (font, user picture) → sha256. */
  readonly assets: Readonly<Record<string, string>>;
  /** How much the folder holds. */
  readonly counts: {
    /** Lines of items.jsonl. */
    readonly items: number;
    /** Files below images/. */
    readonly images: number;
    /** Lines of questions.jsonl. */
    readonly questions: number;
    /** Part name → items. */
    readonly parts: Readonly<Record<string, number>>;
  };
  /** Part → how many items differ for a person who looks, for parts of which that is counted. */
  readonly capacity: Readonly<Record<string, number>>;
  /** Part → reason → how many proposals were turned down for it while the part's items were made. */
  readonly selection: Selection;
  /** sha256 of each file of lines, hexadecimal. */
  readonly files: { readonly 'items.jsonl': string; readonly 'questions.jsonl': string };
  /** SHA-256 of this manifest without `digest` and `topsyturvy`, as canonical JSON: one number for the whole dataset. */
  readonly digest: string;
}
