import type { Evidence, Family } from './making.js';

/** What the items of a family are made of. */
export interface ItemTypes {
  /** P: params, defaults filled in. */
  readonly params: unknown;
  /** X: the state. */
  readonly state: unknown;
  /** T: the transform. */
  readonly transform: unknown;
  /** Y: the label. */
  readonly label: unknown;
  /** E: what the judge measured. */
  readonly evidence: unknown;
}

/** What the items of family `F` are made of. */
export type TypesOf<F> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of all families, whatever their assets and stage
  F extends Family<infer P, infer X, infer T, infer Y, any, any, infer E>
    ? {
        readonly params: P;
        readonly state: X;
        readonly transform: T;
        readonly label: Y;
        readonly evidence: E;
      }
    : never;

/** The certificate of an item, with the evidence of its family. */
export type CertificateOf<I extends ItemTypes> = (I['evidence'] extends object ? I['evidence'] : Evidence) & {
  readonly holds: true;
};
