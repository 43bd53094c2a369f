import type { ZodType } from 'zod';
import { TopsyturvyError, unexpected } from '../core/errors.js';
import type { Json } from '../core/json.js';
import type { Stream, StreamPath } from '../core/stream.js';
import type { Raster } from '../draw/raster.js';
import type { Tolerance } from '../draw/tolerance.js';
import type { Zod } from '../core/zod.js';
import type { Question } from '../score/question.js';
import type { AnyRotationFamily } from '../world/rotation/family.js';

/** What a family may ask of the world before its first item: everything slow or asynchronous happens here. */
export interface Preparation<P> {
  readonly params: P;
  /** The stream path of the whole set, `[seed, part, family, version]`: for designs that span items. */
  readonly path: StreamPath;
  /** Finds another family by name, for families that build on others' items. */
  family(name: string): AnyFamily;
  /** The rotation families of the user's, which may replace ours. */
  readonly rotations: readonly AnyRotationFamily[];
  /** Turns a path of the user's into a readable one; refuses paths that leave the spec's folder. */
  resolve(path: string): string;
}

/** What item i is made from, and nothing else. */
export interface ItemContext<P, A> {
  readonly params: P;
  readonly assets: A;
  /** Which item of the set, from 0. */
  readonly index: number;
  /** The stream path of the whole set; see {@link Preparation.path}. */
  readonly path: StreamPath;
  /** This item's own stream for one purpose: `[...path, index, purpose]`. */
  stream(purpose: string): Stream;
}

/** A picture that an item shows: of the state, or of the state after the transform. */
export interface View {
  /** Part of the file name: lower-case letters, digits and dashes. */
  readonly name: string;
  /** True when it shows act(T, x) rather than x. */
  readonly moved: boolean;
  /** Which picture of the state, for families whose state has several (a query and its candidates). */
  readonly part: string;
}

/** A film of an item: views in the order in which they are shown. */
export interface Animation {
  /** Part of the file name, as a view's; none of a view's names. */
  readonly name: string;
  /** Names of views, at least 1; the same view may come again. Of one size, and of at most 256 colours together. */
  readonly frames: readonly string[];
  /** How long each frame is shown: milliseconds, a multiple of 10 from 20 to 10,000. */
  readonly frameMs: number;
  /** True when it shows act(T, x) rather than x. */
  readonly moved: boolean;
  /** What {@link Family.viewLabel} is told as the part. */
  readonly part: string;
}

/** What draws pictures that differ a little from machine to machine: OpenGL, say. Plain JSON. */
export type Engine = {
  readonly renderer: string;
  /** The driver's name for itself. */
  readonly vendor: string;
  /** `verify` compares its pictures within this. */
  readonly tolerance: Tolerance;
};

/** The evidence that an item's label is right. An item whose certificate does not hold is never written. */
export type Certificate = { readonly holds: boolean } & { readonly [evidence: string]: Json };

/** An item as its family sees it when certifying and asking. */
export interface Made<P, X, T, Y, A> {
  readonly params: P;
  readonly assets: A;
  readonly state: X;
  readonly transform: T;
  /** label(x), the label of the original. */
  readonly label: Y;
  /** rho(T, label(x)), the label after the transform. */
  readonly moved: Y;
}

/** A question before it gets its id and its files: `images` names views and animations. */
export type Draft = Omit<Question, 'id' | 'item' | 'family'>;

/**
 * One kind of stimulus: how its states arise, how a transform moves a state and, without looking at the state, its
 * label, and how to draw, certify and ask about it. States, transforms and labels are plain JSON.
 *
 *     label(act(T, x)) = rho(T, label(x))      draw(act(T, x)) = warp(T, draw(x))
 *
 * P: params, X: state, T: transform, Y: label, A: assets.
 */
export interface Family<P, X, T, Y, A = undefined> {
  /** `group/name`, e.g. 'text/rotated'. */
  readonly name: string;
  /** Raised when a fixed seed would give other pixels, labels or words. */
  readonly version: number;
  /** One sentence for `topsyturvy list`. */
  readonly summary: string;
  /** The schema of every knob, with description (unit, range) and default; built only when it is needed. */
  params(z: Zod): ZodType<P>;
  /** Params that a preset changes; `strict` is the default preset. */
  readonly presets?: { readonly strict?: Partial<P>; readonly paper?: Partial<P> };
  /** False when it draws with anything but our own rasterisers: its bytes may differ between machines. Default true. */
  readonly portable?: boolean;
  /**
   * What draws a part of the picture, where that is no rasteriser of ours. The manifest names it, and the set is not portable.
   * Only pixels may depend on it: states, labels and certificates stay the same everywhere. Default: nothing.
   */
  engine?(assets: A, part: string): Engine | undefined;
  /** The pictures of an item, or what they are with certain params. Default: `original` and `rotated`. */
  readonly views?: readonly View[] | ((params: P) => readonly View[]);

  /** The films of an item, written beside its views, or what they are with certain params. Default: none. */
  readonly animations?: readonly Animation[] | ((params: P) => readonly Animation[]);

  prepare?(preparation: Preparation<P>): Promise<A> | A;
  /** The sha256 of every file that the pictures depend on, by name. Default: none. */
  hashes?(assets: A): Readonly<Record<string, string>>;
  /** How many different items there are; Infinity when there is no bound. Default Infinity. */
  size?(params: P, assets: A): number;

  state(context: ItemContext<P, A>): X;
  transform(x: X, context: ItemContext<P, A>): T;
  label(x: X): Y;
  /** What the state is a picture of, where a family draws several kinds: distractors come from the same kind. */
  kind?(x: X): string;
  act(t: T, x: X): X;
  rho(t: T, y: Y): Y;
  /** The transform that undoes this one, where there is one. */
  inverse?(t: T): T;

  draw(x: X, part: string, assets: A): Raster;
  /** The transform on finished pixels, where there is one. `picture` gives any part of the state before the transform. */
  warp?(t: T, picture: (part: string) => Raster, part: string): Raster;
  /** What to write as a view's label. Default: the label of the state it shows. */
  viewLabel?(y: Y, part: string): Json;

  certify(made: Made<P, X, T, Y, A>, picture: (view: string) => Raster): Certificate;
  ask(made: Made<P, X, T, Y, A>): Draft[];
}

/** A family with its types forgotten, as registries and datasets hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the five types meet again only inside the family
export type AnyFamily = Family<any, any, any, any, any>;

const pairOfViews: readonly View[] = [
  { name: 'original', moved: false, part: 'whole' },
  { name: 'rotated', moved: true, part: 'whole' },
];

/** The views of a family's items, with the default filled in. */
export const viewsOf = ({ views = pairOfViews }: AnyFamily, params: unknown): readonly View[] =>
  typeof views === 'function' ? views(params) : views;

/** The animations of a family's items. */
export const animationsOf = ({ animations = [] }: AnyFamily, params: unknown): readonly Animation[] =>
  typeof animations === 'function' ? animations(params) : animations;

/**
 * Checks the form of a family and returns it. Families of the user's are peers of ours: the same object, the same laws.
 *
 * @throws TopsyturvyError 'bad-parameter' if the name, version, views or methods are not of a family's form.
 */
export function defineFamily<P, X, T, Y, A = undefined>(
  family: Family<P, X, T, Y, A>,
): Family<P, X, T, Y, A> {
  if (!/^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/.test(family.name)) {
    throw unexpected('bad-parameter', 'family name', family.name, "a name such as 'text/rotated'");
  }
  if (!(Number.isSafeInteger(family.version) && family.version >= 1)) {
    throw unexpected('bad-parameter', `version of ${family.name}`, family.version, 'a whole number from 1');
  }
  for (const method of [
    'params',
    'state',
    'transform',
    'label',
    'act',
    'rho',
    'draw',
    'certify',
    'ask',
  ] as const) {
    if (typeof family[method] !== 'function') {
      throw unexpected('bad-parameter', `${family.name}.${method}`, family[method], 'a function');
    }
  }
  if (typeof family.views !== 'function') checkViews(family.name, family.views ?? pairOfViews);
  return family;
}

/** @throws TopsyturvyError 'bad-parameter' if names cannot be told apart or be part of a file's name */
function checkViews(family: string, views: readonly View[]): void {
  const names = views.map((view) => view.name);
  if (
    names.length === 0 ||
    new Set(names).size < names.length ||
    !names.every((name) => /^[a-z0-9-]+$/.test(name))
  ) {
    throw new TopsyturvyError(
      'bad-parameter',
      `Expected different view names of lower-case letters, digits and dashes for ${family}`,
      names,
    );
  }
}
