import type { MirrorLabel } from '../../prompts/index.js';
import type { MarkShape } from '../marks/mark.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { AskedKind } from '../state.js';

/** A question that a subject allows. */
export interface Entry {
  /** The group label `kind`: 'marked-wrist', 'raised-hand'. */
  readonly name: string;
  readonly kind: AskedKind;
  /** What the question calls the part. */
  readonly part: string;
  /** The pairs between whose points the question asks to choose. */
  readonly pairs: readonly PointPair[];
  readonly label: MirrorLabel;
  /** The point that is the answer. */
  readonly point: string;
  /** Whether a point that the answer could be taken for is hidden or not labeled. */
  readonly occluded: boolean;
  /** How a marked part can be marked, and how large. */
  readonly mark?: { readonly shapes: readonly MarkShape[]; readonly radius: number };
  /** See the state. */
  readonly facing?: -1 | 1;
}

/** The answer that a point is. */
export const labelOf = (side: 'left' | 'right', { end }: PointPair): MirrorLabel =>
  end ? `${side} ${end}` : side;
