import type { Family } from './family.js';
import type { Announced } from './index.js';
import type { Evidence } from './proposal.js';

/** What the items of a family are made of. */
export interface ItemTypes {
  readonly params: unknown;
  readonly state: unknown;
  readonly transform: unknown;
  readonly label: unknown;
  readonly evidence: unknown;
}

/** What the items of family `F` are made of. */
export type TypesOf<F> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of all families, whatever their studio and stage
  F extends Family<infer P, infer X, infer T, infer Y, any, any, infer E>
    ? {
        readonly params: P;
        readonly state: X;
        readonly transform: T;
        readonly label: Y;
        readonly evidence: E;
      }
    : never;

type Loaded<Entry extends Announced> = Awaited<ReturnType<Entry['load']>>;

/** The shipped families by name, as the list of families has them. */
type ShippedFamilies = {
  readonly [Entry in Announced as string extends Entry['name'] ? never : Entry['name']]: Loaded<Entry>;
};

/**
 * The families that `plan` knows by name. Yours can join them:
 *
 * @example declare module 'topsyturvy' { interface FamilyTypes { 'bars/mirrored': typeof mirroredBars } }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface, so that others can be merged into it
export interface FamilyTypes extends ShippedFamilies {}

/** Names of families whose entries do not say their types. */
export type UntypedName = string extends Announced['name']
  ? `${'ambiguous' | 'mirror' | 'orientation'}/${string}`
  : never;

/** The certificate of an item, with the evidence of its family. */
export type CertificateOf<I extends ItemTypes> = (I['evidence'] extends object ? I['evidence'] : Evidence) & {
  readonly holds: true;
};
