import { sixDecimals } from '../../../core/math/decimals.js';
import { refuse, verdict, type Verdict } from '../../proposal.js';
import type { Span } from '../label.js';
import { kindOf } from './questions/kinds.js';
import { type Cell, isInCells } from './scene/split-cells.js';
import { lookedAt } from './scene/viewpoint.js';
import type { BodyStage } from './stage.js';
import type { Seen } from './visibility.js';

/** The evidence that rig and pixels show what the label says. */
export type BodyEvidence = {
  /** The margin by which the answer is right: statures or degrees; see the question kind. */
  readonly margin: number;
  /** The part asked about, or what covers it, and the same part of the other side. */
  readonly asked: Seen;
  readonly counterpart: Seen;
  /** The columns across which what is asked about is seen: pixels of 256 × 256, to the right of the middle. */
  readonly span: Span;
  /** Pixels of the whole body, of 256 × 256. */
  readonly body: number;
  /** What is asked about that the body wears or holds; null where nothing is. */
  readonly worn: Seen | null;
  /** The part asked about in the mirror in the scene; null where there is none. */
  readonly reflected: Seen | null;
  /** The share of the outline of a raised foot and its limb that borders on the background; null where no foot is raised. */
  readonly clearOutline: number | null;
  /**
   * The share of pixels in which this scene and its mirror image, built and drawn again from the mirrored rig, show
   * mirrored parts; null for items that were not chosen for it.
   */
  readonly twin: number | null;
};

/** The least pixels, of 256 × 256, of a part of the body or of the head asked about, of what is worn, and the latter's least share. */
const leastPixels = { body: 40, head: 140, worn: 24 };
const leastWornShare = 0.5;
const leastNeighbor = 0.4;
/** The least share of a raised limb's outline, below its wrist or hock, that borders on the background. */
const leastClearOutline = { sides: 0.5, quarters: 0.65 } as const;
const comparesFeet: readonly string[] = ['raised-foot', 'forward-foot'];
/** The least agreement of the mirrored rig with the mirrored picture: edges of parts may lie a pixel apart. */
export const leastTwin = 0.97;

/**
 * Whether the picture shows what the state claims. The mirrored body, where the stage has one, is built for what passes all else.
 * @param visible the least share of the part asked about that must be seen
 * @param cells those of the item's split, where the camera must stand; null where items belong to no split
 */
export function judgeBody(
  { state, seen }: BodyStage,
  visible: number,
  cells: readonly Cell[] | null,
): Verdict<BodyEvidence> {
  const { frame, name, options, read } = kindOf(state.kind);
  if (cells && !isInCells(cells, ...lookedAt(state))) return refuse('outside-split-cells');
  const { asked, counterpart, worn } = seen;
  if (asked.pixels < leastPixels[frame]) return refuse('asked-part-small');
  // "The visible eye" is one: the other must not be seen.
  if (name.startsWith('visible-') && counterpart.pixels > 0) return refuse('counterpart-visible');
  if (worn && worn.pixels < leastPixels.worn) return refuse('worn-thing-hidden');
  if (asked.share < visible) return refuse('asked-part-hidden');
  if (seen.clearOutline !== null && seen.clearOutline < leastClearOutline[options])
    return refuse('raised-part-merged');
  // A leg of four, and a foot that is higher or farther forward, is recognized by its neighbor.
  const compared = options !== 'sides' || comparesFeet.includes(name);
  if (compared && counterpart.share < leastNeighbor) return refuse('counterpart-hidden');
  if (worn && worn.share < leastWornShare) return refuse('worn-thing-hidden');
  const { reflected } = seen;
  if (reflected && (reflected.pixels < leastPixels.body || reflected.share < visible))
    return refuse('reflection-hidden');
  const { twin } = seen;
  return verdict(twin === null || twin >= leastTwin, 'unlike-twin', {
    asked: asked.evidence,
    counterpart: counterpart.evidence,
    span: seen.span,
    body: seen.body,
    worn: worn && worn.evidence,
    reflected,
    margin: sixDecimals(read(state)!.margin),
    clearOutline: seen.clearOutline,
    twin,
  });
}
