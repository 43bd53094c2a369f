import type { Json, Stream } from '../../core/index.js';
import type { Raster } from '../../draw/raster.js';

/** What a picture shows when seen one way up, and how people may name it. */
export interface Reading {
  /** The reference answer, as a perfect model would reply: one or two words. */
  readonly answer: string;
  /** Further words or phrases that are as right as the answer (lower case). */
  readonly accept: readonly string[];
  /** Words that make a reply wrong even if an accepted one stands in it: the other readings' names, mostly. */
  readonly refuse: readonly string[];
}

/**
 * A kind of drawn picture whose reading changes under a half turn, for Visual-Rot (RotOutBench §3.2, A.4).
 *
 * The figure is plain JSON: all geometry and color that the drawing needs, upright. `turned` says that it is seen after
 * a half turn. A reading is a short string; `read` finds it in the geometry and `turn` moves it without looking there.
 */
export interface DrawingKind<F = Json> {
  /** Lower-case words with dashes, e.g. 'pointing-hand'. */
  readonly name: string;
  /** What is drawn, in one sentence. */
  readonly summary: string;
  /** The number of figures that differ for a person: by reading, kind and parts, not by place, size or color. */
  readonly capacity: number;
  /** How many figures are drawn, at most, until one is read as it is meant. Default: 1, since each is. */
  readonly tries?: number;
  /** The k-th figure of this drawing, k from 0: let k go through the readings in turn, and the stream do the rest. */
  figure(stream: Stream, k: number): F;
  /** The reading of the figure as seen: from its geometry, not from a stored answer. */
  read(figure: F, turned: boolean): string;
  /** The half turn on readings; its own inverse. */
  turn(reading: string): string;
  /** The names of a reading. */
  describe(reading: string, figure: F): Reading;
  /**
   * The question about the picture as shown (`direct`) and about the picture after a half turn (`predicted`, which must
   * not tell the answer). Both are complete prompts; both state every convention they need; neither depends on the reading.
   */
  questions(figure: F): { readonly direct: string; readonly predicted: string };
  /** The upright figure on a size × size picture, RGB or gray. */
  draw(figure: F, size: number): Raster;
  /**
   * An independent check: the reading found in the pixels of a picture, either way up, with the margin it was found by
   * (0 = undecided, 1 = as clear as can be). It may use the figure's colors and sizes, never its geometry's answer.
   */
  measure(picture: Raster, figure: F): { readonly reading: string; readonly margin: number };
}
