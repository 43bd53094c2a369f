/* eslint-disable @typescript-eslint/no-explicit-any */
import type { ZodType } from 'zod';
import type { Json } from '../core/json.js';
import type { Stream, StreamPath } from '../core/stream.js';
import type { Zod } from '../core/zod.js';
import type { Raster } from '../draw/raster.js';
import { defineRotationFamily, type AnyRotationFamily } from '../world/rotation/family.js';
import { defineFamily } from './define-family.js';
import type { Animation, AnyFamily, Draft, Engine, View } from './family.js';
import type { FamilyEntry } from './registry.js';

export interface Preparation<P> {
  readonly params: P;
  /** The stream path of the whole set, `[seed, part, family, version]`: for designs that span items. */
  readonly path: StreamPath;
  /** Finds another family by name, for families that build on others' items. */
  family(name: string): Promise<AnyFamily>;
  /** The rotation families of the user's, which may replace ours. */
  readonly rotations: readonly AnyRotationFamily[];
  /** Turns a path of the user's into a readable one; refuses paths that leave the spec's folder. */
  resolve(path: string): string;
}
export interface LegacyContext<P, A> {
  readonly params: P;
  readonly assets: A;
  /** Which item of the set, from 0. */
  readonly index: number;
  /** The stream path of the whole set; see {@link Preparation.path}. */
  readonly path: StreamPath;
  /** This item's own stream for one purpose: `[...path, index, purpose]`. */
  stream(purpose: string): Stream;
}
export interface LegacyMade<P, X, T, Y, A> {
  readonly params: P;
  readonly assets: A;
  readonly state: X;
  readonly transform: T;
  /** label(x), the label of the original. */
  readonly label: Y;
  /** rho(T, label(x)), the label after the transform. */
  readonly moved: Y;
}
export interface LegacyFamily<P, X, T, Y, A = undefined> {
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
  /** False when it draws with anything but our own rasterizers: its bytes may differ between machines. Default true. */
  readonly portable?: boolean;
  /**
   * What draws a part of the picture, where that is no rasterizer of ours. The manifest names it, and the set is not portable.
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

  state(context: LegacyContext<P, A>): X;
  transform(x: X, context: LegacyContext<P, A>): T;
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

  certify(
    made: LegacyMade<P, X, T, Y, A>,
    picture: (view: string) => Raster,
  ): { readonly holds: boolean } & { readonly [evidence: string]: Json };
  ask(made: LegacyMade<P, X, T, Y, A>): Draft[];
}

export type AnyLegacy = LegacyFamily<any, any, any, any, any>;

/** Families on their way to the contract of propose and judge; goes with the last of them. */
export function fromLegacy(old: any): AnyFamily {
  const { prepare, state, transform, certify, draw, ask, ...rest } = old;
  return defineFamily<any, any, any, any, any, any, any>({
    ...rest,
    ...(prepare && {
      open: (set: any) =>
        prepare({
          ...set,
          rotations: set.extensions.of('rotation', defineRotationFamily<AnyRotationFamily>),
        }),
    }),
    propose(item: any) {
      const context = { ...item, assets: item.studio };
      const x = state(context);
      return { state: x, transform: transform(x, context) };
    },
    draw: (x: any, part: string, { studio }: any) => draw(x, part, studio),
    judge(judged: any, picture: any) {
      const found = certify(legacyMade(judged), picture);
      return found.holds ? found : { ...found, reason: 'certificate' };
    },
    ask: (made: any) => ask(legacyMade(made)),
  });
}

const legacyMade = ({ params, studio, state, transform, label, moved }: any): any => ({
  params,
  assets: studio,
  state,
  transform,
  label,
  moved,
});

export const legacyEntry = (old: any): FamilyEntry => {
  const { name, version, summary } = old;
  let loaded: Promise<AnyFamily> | undefined;
  const load = async (): Promise<AnyFamily> =>
    fromLegacy(old.loadBehavior ? { ...old.head, ...(await old.loadBehavior()) } : old);
  return { name, version, summary, load: () => (loaded ??= load()) };
};

export const defineLegacy = <P, X, T, Y, A = undefined>(
  family: LegacyFamily<P, X, T, Y, A>,
): LegacyFamily<P, X, T, Y, A> => family;

/** What plans and `topsyturvy list` read of a family. */
type Announced = 'name' | 'version' | 'summary' | 'params' | 'presets' | 'portable' | 'views' | 'animations';
export type FamilyHead<P> = Pick<LegacyFamily<P, never, never, never>, Announced>;
/** What it does. */
export type FamilyBehavior<P, X, T, Y, A> = Omit<LegacyFamily<P, X, T, Y, A>, Announced>;
export const lazyFamily = <P, X, T, Y, A>(
  head: FamilyHead<P>,
  loadBehavior: () => Promise<FamilyBehavior<P, X, T, Y, A>>,
): AnyLegacy => ({ ...head, head, loadBehavior }) as any;
