/**
 * A family of stimuli: one red cell in a grid, and where it is after a half turn. It is whole and runs; change it bit by bit
 * into yours, and run its test after each change.
 *
 *     topsyturvy generate own/family --module ./family.mjs --count 16 --out out/family
 *     topsyturvy gallery out/family
 *
 * A state x says everything about a picture, a transform t changes it, a label y is the answer. Two laws are checked:
 *
 *     label(act(t, x)) = rho(t, label(x))
 *     draw(act(t, x)) = warp(t, draw(x))
 *
 * States, transforms and labels are plain JSON. Nothing may depend on the clock, on Math.random or on other items.
 */
import { permutation } from 'topsyturvy/core';
import { shapes, Surface, turn } from 'topsyturvy/draw';
import { defineFamily, verdict } from 'topsyturvy/families';

const columns = 'abcdefgh';

/** The name of a cell: 'a1' at the top left. */
const nameOf = (column, row) => `${columns[column]}${row + 1}`;

export const family = defineFamily({
  name: 'own/family',
  /** Raise it when a fixed seed would give other pictures, labels or words. */
  version: 1,
  summary: 'A grid with one red cell.',

  /** What users may set with --param, as a zod schema: give each range, default and unit. */
  params: (z) =>
    z.strictObject({
      cells: z.int().min(2).max(8).default(4).describe('Cells along each side, 2 to 8.'),
      cell: z.int().min(8).max(64).default(32).describe('Side of a cell, 8 to 64 pixels.'),
    }),

  /** What all items of a set share, made once: here every cell once, in an order that the seed decides. */
  open: ({ params, path }) => permutation(params.cells * params.cells, [...path, 'cells']),

  /** How many different items there are. Leave it out if there is no bound. */
  size: ({ cells }) => cells * cells,

  /**
   * Item `index`: a state and a transform. Random numbers come from `stream(purpose)`, with one purpose for each thing drawn.
   * Where a proposal may fail, write a generator that yields one after the other.
   */
  propose({ params, index, stream, assets: cellAt }) {
    const at = cellAt(index);
    return {
      state: {
        ...params,
        column: at % params.cells,
        row: Math.floor(at / params.cells),
        paper: stream('paper').integer(200, 255),
      },
      transform: { turn: 'half', cells: params.cells },
    };
  },

  /** y(x): what is right to answer. */
  label: ({ column, row }) => nameOf(column, row),
  /** How the transform moves a state. */
  act: (_, x) => ({ ...x, column: x.cells - 1 - x.column, row: x.cells - 1 - x.row }),
  /** How it moves a label: from the transform and the label, without looking at the state. */
  rho: ({ cells }, y) => nameOf(cells - 1 - columns.indexOf(y[0]), cells - Number(y.slice(1))),
  /** The transform that undoes this one. Leave it out if there is none. */
  inverse: (t) => t,

  /** A picture of a state, which is the item's or act(t, state). */
  draw({ cells, cell, column, row, paper }) {
    const side = cells * cell + 2;
    const picture = new Surface(side, side, 3, [paper, paper, paper]);
    picture.fill(shapes.rect(1 + column * cell, 1 + row * cell, cell, cell), [200, 30, 30]);
    for (let line = 0; line <= cells; line++) {
      picture.fill(shapes.rect(line * cell, 0, 2, side), 90);
      picture.fill(shapes.rect(0, line * cell, side, 2), 90);
    }
    return picture.raster;
  },
  /** The transform on finished pixels. Leave it out if it cannot be done there: then act moves the state, which is drawn. */
  warp: (t, picture, part) => turn(picture(part), t.turn),

  /**
   * Whether the labels are right. Look at the pixels, by another way than `draw` came from: the laws do not see a mistake that
   * `label` and `draw` share. The second argument of `verdict` is the reason of a refusal, the third the evidence.
   */
  judge({ params, label, moved }, picture) {
    const read = ['original', 'rotated'].map((view) => redCell(picture(view), params.cells));
    return verdict(read[0] === label && read[1] === moved, 'other-cell', { readFromPixels: read });
  },

  /**
   * The questions about an item. State every convention in the prompt; let no prompt depend on the label. The scorer says
   * what is reported besides the accuracy of each condition: 'rotated-outcome' R_pred, Gap and copy rate.
   */
  ask({ label, moved }) {
    const scoring = { kind: 'string', caseSensitive: false };
    const ask = (condition, view, question, answer) => ({
      condition,
      variant: 'P0',
      images: [view],
      prompt: `The columns are a, b, c, … from left to right, the rows 1, 2, 3, … from top to bottom. ${question} Reply with its column and row.`,
      answer,
      accept: [],
      scoring,
      scorer: 'rotated-outcome',
    });
    const direct = 'Which cell is red?';
    const predict = 'If this image were rotated 180 degrees, which cell would be red?';
    return [
      ask('I_orig.Q_d', 'original', direct, label),
      ask('I_rot.Q_d', 'rotated', direct, moved),
      {
        ...ask('I_orig.Q_p', 'original', predict, moved),
        copy: label,
        scoring: { ...scoring, asked: 'predicted' },
      },
    ];
  },
});

/** The cell whose middle is red; null if none is. */
function redCell({ width, channels, data }, cells) {
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const [x, y] = [column, row].map((at) => Math.floor(((at + 0.5) * width) / cells));
      const pixel = (y * width + x) * channels;
      if (data[pixel] > 2 * data[pixel + 1]) return nameOf(column, row);
    }
  }
  return null;
}
