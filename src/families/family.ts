import type { ZodType } from 'zod';
import type { Extensions } from '../core/extension.js';
import type { Json, Stream, StreamPath, Zod } from '../core/index.js';
import type { Raster, Tolerance } from '../draw/raster.js';
import type { Question } from '../score/question.js';
import type { Renderer } from '../world/scene.js';
import type { Difficulty } from './difficulty/difficulty.js';
import type { FamilyFacts } from './facts.js';
import type { FamilyWords } from './words/family-words.js';
import type { Likeness } from './likeness.js';
import type { InherentCues } from './pixel-cue.js';
import type { Certificate, Evidence, Proposals, Refusal, Verdict } from './proposal.js';

/** What a family may ask for when a set of its items is opened: everything slow or asynchronous happens here. */
export interface SetContext<P> {
  /** Defaults filled in, the same for the whole set. */
  readonly params: P;
  /** The stream path of the whole set, `[seed, part, family, version]`: for designs that span items. */
  readonly path: StreamPath;
  /** Loads another family by name, for families that build on others' items. */
  family(name: string): Promise<AnyFamily>;
  /** What the user's modules bring besides families. */
  readonly extensions: Extensions;
  /** Turns a user's path into a readable one; refuses paths that leave the spec's folder. */
  resolve(path: string): string;
}

/** What item i is made from, and nothing else. */
export interface ItemContext<P, S> {
  /** Defaults filled in, the same for the whole set. */
  readonly params: P;
  /** What {@link Family.open} returned. */
  readonly assets: S;
  /** The index of the item in the set, from 0. */
  readonly index: number;
  /** The stream path of the whole set; see {@link SetContext.path}. */
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
  /** The picture of the state, for families whose state has several (a query and its candidates). */
  readonly part: string;
}

/** An animation of an item: views in the order in which they are shown. */
export interface Animation {
  /** Part of the file name, as a view's; none of a view's names. */
  readonly name: string;
  /** Names of views, at least 1; the same view may come again. Of one size, and of at most 256 colors together. */
  readonly frames: readonly string[];
  /** How long each frame is shown: milliseconds, a multiple of 10 from 20 to 10,000. */
  readonly frameMs: number;
  /** True when it shows act(T, x) rather than x. */
  readonly moved: boolean;
  /** The part that {@link Family.viewLabel} is given. */
  readonly part: string;
}

/** A renderer whose pictures differ a little from machine to machine, such as OpenGL. Plain JSON. */
export type Engine = {
  /** The renderer's name, e.g. 'gl'. */
  readonly renderer: string;
  /** The driver's name for itself, or the program's name and version. */
  readonly vendor: string;
  /** The paths per pixel of a renderer that traces them. */
  readonly samples?: number;
  /** `verify` compares its pictures within this. */
  readonly tolerance: Tolerance;
};

/** The manifest's entry for a renderer whose pictures differ between machines; undefined for others. */
export const engineOf = ({ name, vendor, samples, tolerance }: Renderer): Engine | undefined =>
  tolerance && { renderer: name, vendor, ...(samples !== undefined && { samples }), tolerance };

/** A proposal as the library hands it back to its family. */
export interface Proposed<P, X, T, S> {
  /** Params of the set. */
  readonly params: P;
  /** What {@link Family.open} returned. */
  readonly assets: S;
  /** The state x. */
  readonly state: X;
  /** The transform T. */
  readonly transform: T;
}

/** A proposal as the judge sees it. */
export interface Judged<P, X, T, Y, S, G> extends Proposed<P, X, T, S> {
  /** label(x), the label of the original. */
  readonly label: Y;
  /** rho(T, label(x)), the label after the transform. */
  readonly moved: Y;
  /** What drawing and judging share; made on first access. */
  readonly stage: G;
}

/** An accepted item as its family sees it when asking. */
export interface Made<P, X, T, Y, S = undefined, G = undefined, E = Evidence> extends Judged<
  P,
  X,
  T,
  Y,
  S,
  G
> {
  /** The evidence of the judge; measured on first access. */
  readonly certificate: Certificate<E>;
}

/** What a picture is drawn with. */
export interface Drawing<P, S, G> {
  /** Params of the set. */
  readonly params: P;
  /** What {@link Family.open} returned. */
  readonly assets: S;
  /** The item's stage; made on first access. */
  readonly stage: G;
  /** True when the judge looks: then only the library's own rasterizers may draw, whatever {@link Family.engine} is. */
  readonly exact: boolean;
}

/** A question before it gets its id and its files: `images` names views and animations. */
export type Draft = Omit<Question, 'id' | 'item' | 'family' | 'scorer'> & {
  /** The name of a scorer. Default: 'accuracy'. */
  scorer?: string;
};

/**
 * One kind of stimulus: how its items are proposed and judged, how a transform moves a state and, without looking at the
 * state, its label, and how to draw and ask about it. States, transforms, labels and certificates are plain JSON.
 *
 *     label(act(T, x)) = rho(T, label(x))      draw(act(T, x)) = warp(T, draw(x))
 *
 * P: params, X: state, T: transform, Y: label, S: assets (what all items of a set share), G: stage (what drawing and
 * judging one item share), E: evidence.
 */
export interface Family<P, X, T, Y, S = undefined, G = undefined, E = Evidence> extends FamilyFacts {
  /** What a gallery calls its conditions, views and labels. Default: their own names. */
  readonly words?: FamilyWords;
  /** The schema of every param, with description (unit, range) and default; built only when it is needed. */
  params(z: Zod): ZodType<P>;
  /** Params that a preset changes; `strict` is the default preset. */
  readonly presets?: { readonly strict?: Partial<P>; readonly paper?: Partial<P> };
  /** How its items can be made harder, and what its params are at each of ten levels. Default: not stated. */
  readonly difficulty?: Difficulty<P>;
  /** False when it draws with anything but the library's own rasterizers: bytes may differ between machines. Default true. */
  readonly portable?: boolean;
  /** The pictures of an item, or what they are with certain params. Default: `original` and `rotated`. */
  readonly views?: readonly View[] | ((params: P) => readonly View[]);
  /**
   * Cues that a pixel audit does not count as leaks, or what they are with certain params: a box around a car tells
   * something of its heading, however it is marked. Default: none.
   */
  readonly inherent?: InherentCues | ((params: P) => InherentCues);
  /**
   * How far apart two items look, by their states: `audit --splits` measures it between items of different splits. Default:
   * not stated.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- looks meet only looks of their own family
  readonly likeness?: Likeness<X, any>;
  /** The animations of an item, written beside its views, or what they are with certain params. Default: none. */
  readonly animations?: readonly Animation[] | ((params: P) => readonly Animation[]);

  /** What all items of a set share: fonts, models, designs over items. Called once for a set. Default: undefined. */
  open?(set: SetContext<P>): Promise<S> | S;
  /** The sha256 of every file that the pictures depend on, by name. Default: none. */
  hashes?(assets: S): Readonly<Record<string, string>>;
  /** How many different items there are; Infinity when there is no bound. Default Infinity. */
  size?(params: P, assets: S): number;
  /**
   * How many items differ for a person who looks: drawings, pairings, arrangements, poses told apart, before position, size,
   * color, light and noise vary; Infinity when that is not counted. The manifest holds it. Default: as {@link size}.
   */
  capacity?(params: P, assets: S): number;
  /** What a user should know of a set that was opened, one sentence each: what of theirs was left out, and why. Default: nothing. */
  notes?(assets: S): readonly string[];
  /**
   * What draws a part of the picture, where that is not one of the library's rasterizers. The manifest names it, and the set is not
   * portable. Only pixels may depend on it: states, labels and certificates stay the same everywhere. Default: nothing.
   */
  engine?(assets: S, part: string): Engine | undefined;

  /** One proposal, or proposals until one is accepted: a pure function of the item and of earlier refusals. */
  propose(item: ItemContext<P, S>): Proposals<X, T, G>;
  /** The answer y(x) that a state has. A pure function. */
  label(x: X): Y;
  /**
   * What the state is a picture of, where a family draws several kinds: distractors come from the same kind. The same for every proposal
   * of an item.
   */
  kind?(x: X): string;
  /** How a transform changes a state. A pure function. */
  act(t: T, x: X): X;
  /** How a transform changes a label, without the state: label(act(t, x)) = rho(t, label(x)) for every item. */
  rho(t: T, y: Y): Y;
  /** The transform that undoes this one, where there is one. */
  inverse?(t: T): T;

  /** What drawing and judging one item share (meshes, masks, layers). The item owns it and drops it. Default: undefined. */
  stage?(proposed: Proposed<P, X, T, S>): G;
  /** A picture of `x`, which is the item's state or act(T, state). */
  draw(x: X, part: string, drawing: Drawing<P, S, G>): Raster;
  /** The transform on finished pixels, where there is one. `picture` gives any part of the state before the transform. */
  warp?(t: T, picture: (part: string) => Raster, part: string): Raster;
  /** What to write as a view's label. Default: the label of the state it shows. */
  viewLabel?(y: Y, part: string): Json;

  /**
   * Whether the labels are right, with the evidence, or a stable code that says why not. `picture` draws a view when it is
   * called, so a judge asks for pictures last; `verify` gives it the pictures of the files.
   */
  judge(judged: Judged<P, X, T, Y, S, G>, picture: (view: string) => Raster): Verdict<E>;
  /**
   * What speaks against some pictures showing what the stage holds, for a family whose judge does not look at pictures:
   * measured in them by other means than they are drawn by. `verify` asks it of the files, which an engine may have drawn
   * and somebody may have exchanged; making does not. Default: nothing.
   */
  recognize?(judged: Judged<P, X, T, Y, S, G>, picture: (view: string) => Raster): Refusal | undefined;
  /** The questions about an item; at most one of each condition and wording. Ids and file names are added. */
  ask(made: Made<P, X, T, Y, S, G, E>): Draft[];
}

/** A family with its types forgotten, as registries and datasets hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the seven types meet again only inside the family
export type AnyFamily = Family<any, any, any, any, any, any, any>;

/** The views of a picture before and after the transform. */
export const originalAnd = (moved: string): readonly View[] => [
  { name: 'original', moved: false, part: 'whole' },
  { name: moved, moved: true, part: 'whole' },
];

/** The views of a family's items, with the default filled in. */
export const viewsOf = ({ views = originalAnd('rotated') }: AnyFamily, params: unknown): readonly View[] =>
  typeof views === 'function' ? views(params) : views;

/** The animations of a family's items. */
export const animationsOf = ({ animations = [] }: AnyFamily, params: unknown): readonly Animation[] =>
  typeof animations === 'function' ? animations(params) : animations;
