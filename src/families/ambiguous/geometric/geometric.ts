import { balancedRuns, fourDecimals } from '../../../core/index.js';
import { defineFamily, factsOf, originalAnd, verdict, type ItemContext } from '../../making.js';
import { declareDrawsAnew } from '../../draws-anew.js';
import { Board } from '../../../draw/board.js';
import { dealer, type Hand } from './deal.js';
import { verdicts, type Figure } from '../../../content/illusions/geometric/illusion.js';
import { drawNumbers } from '../../../content/ranges.js';
import { inks } from '../../../content/illusions/geometric/parts/ink.js';
import { geometricParams, type GeometricParams } from './params.js';
import { geometricQuestions } from './questions.js';
import {
  certainLevel,
  illusionOf,
  labelOf,
  removeFromLabel,
  removeInducers,
  verdictOf,
  type GeometricLabel,
  type GeometricState,
  type GeometricTransform,
} from './state.js';
import { ambiguousWords, truthWords } from '../words.js';
import { type Difficulty, axis, narrower, up, smallerPictures } from '../../difficulty/difficulty.js';

const list = (...values: number[]): number[] => values;

/** The difficulty of what is drawn. Where questions ask what most people see, strong inducers make that clearer. */
const geometricDifficulty: Difficulty<GeometricParams> = {
  difference: axis<GeometricParams>('smaller differences', {
    differences: narrower(
      list(-3, 0, 3),
      list(-3, 0, 3),
      list(-2, 0, 2),
      list(-2, 0, 2),
      ...Array.from({ length: 6 }, () => list(-1, 0, 1)),
    ),
  }),
  inducers: axis<GeometricParams>(
    'stronger inducers',
    {
      strengths: up(
        list(0.2),
        list(0.3),
        list(0.45),
        list(0.6, 0.8),
        list(0.8, 1),
        list(0.85, 1),
        list(0.9, 1),
        list(0.95, 1),
        list(1),
        list(1),
      ),
    },
    ({ truth = 'physical' }) => truth === 'physical',
  ),
  detail: smallerPictures(512, 448, 400, 352, 304, 256),
};

/** What all items of a set share. */
export interface GeometricDesign {
  readonly size: number;
  readonly illusionAt: (index: number) => number;
  /** The hand that the k-th picture of an illusion is dealt. */
  readonly handOf: (illusion: string, k: number) => Hand;
}

/** The fields of a view's label besides the names. */
interface ViewLabel {
  readonly perceivedWords: string;
  readonly physicalWords: string;
}

const uncapital = (words: string): string => `${words[0].toLowerCase()}${words.slice(1)}`;

/** How far pixels may be off the geometry, in steps of the difference: at half a step they would show another truth. */
const mostError = 0.4;

/** How far the pixels are from the geometry. */
export interface GeometricEvidence {
  /** The difference as it was drawn and as it is measured in the pixels, of the picture and of its control, in `unit`. */
  readonly drawn: readonly number[];
  readonly measured: readonly number[];
  /** One step of the difference. */
  readonly step: number;
  readonly unit: string;
}

/**
 * Illusions of size, direction, shape and brightness, and impossible figures: AmbiBench's category 'geometric'. Each has
 * a real difference and inducers of some strength; the control has the same difference and no inducers.
 */
export const ambiguousGeometric = defineFamily<
  GeometricParams,
  GeometricState,
  GeometricTransform,
  GeometricLabel,
  GeometricDesign,
  undefined,
  GeometricEvidence
>({
  ...factsOf('ambiguous/geometric'),
  words: {
    ...ambiguousWords,
    label(label) {
      const { perceivedWords, physicalWords } = label as Pick<ViewLabel, 'perceivedWords' | 'physicalWords'>;
      return truthWords({ perceived: uncapital(perceivedWords), physical: uncapital(physicalWords) });
    },
    transform: (transform) => `${(transform as GeometricTransform).remove} removed`,
  },
  params: geometricParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper', leastSeen: 0 } },
  difficulty: geometricDifficulty,
  views: originalAnd('control'),

  inherent: {
    'file length':
      'A drawing of equal parts takes fewer bytes than one of unequal parts, and an impossible figure fewer or more than its possible control.',
  },

  // Each in two ways; impossible figures have no strengths and no differences.
  capacity: ({ illusions, differences, strengths }) =>
    illusions.reduce(
      (sum, name) => sum + 2 * (illusionOf(name).contradiction ? 1 : differences.length * strengths.length),
      0,
    ),

  open({ params, path }) {
    const { illusions, differences, strengths, size } = params;
    // Impossible figures have no params, and are dealt theirs apart.
    const tables = [false, true].map((impossible) => {
      const names = illusions.filter((name) => (illusionOf(name).contradiction === true) === impossible);
      const own = [...path, String(impossible)];
      return { names, deal: dealer(names.length, differences.length, strengths.length, own) };
    });
    return {
      size,
      illusionAt: balancedRuns(illusions.length, [...path, 'illusions']),
      handOf(name, k) {
        const { names, deal } = tables.find((table) => table.names.includes(name))!;
        return deal(names.indexOf(name), k);
      },
    };
  },
  propose(item) {
    const state = drawState(item);
    const { contradiction } = illusionOf(state.illusion);
    return { state, transform: { remove: contradiction ? 'contradiction' : 'inducers' } };
  },
  label: labelOf,
  kind: ({ illusion }) => illusion,
  act: (_, x) => removeInducers(x),
  rho: removeFromLabel,

  draw({ illusion, figure }, _, { assets: { size } }) {
    const { channels, draw, ground } = illusionOf(illusion);
    const board = new Board(size, channels, ground?.(figure) ?? figure.ink.ground);
    draw(board, figure);
    return board.picture;
  },
  viewLabel({ illusion, physical, perceived }) {
    const { options } = illusionOf(illusion).ask;
    return {
      illusion,
      perceived,
      perceivedWords: options[perceived]!,
      physical,
      physicalWords: options[physical]!,
    };
  },

  judge({ state, label, moved }, picture) {
    const illusion = illusionOf(state.illusion);
    const control = removeInducers(state);
    const drawn = [illusion.truth(state.figure), illusion.truth(control.figure)].map(fourDecimals);
    const measured = [
      illusion.measure(picture('original'), state.figure),
      illusion.measure(picture('control'), control.figure),
    ].map(fourDecimals);
    const { step, unit } = illusion.difference;
    const evidence = { drawn, measured, step, unit };
    if (measured.some((value, i) => Math.abs(value - drawn[i]) > mostError * step))
      return verdict(false, 'pixels-off-the-geometry', evidence);
    const read = measured.map((value) => verdictOf(value, illusion));
    return verdict(read[0] === label.physical && read[1] === moved.physical, 'other-truth', evidence);
  },

  ask: ({ params, state, label, moved }) => [
    ...geometricQuestions(params, state, 'original', label),
    ...geometricQuestions(params, removeInducers(state), 'control', moved),
  ],
});
declareDrawsAnew(ambiguousGeometric);

function drawState({
  params,
  index,
  assets,
  stream,
}: ItemContext<GeometricParams, GeometricDesign>): GeometricState {
  const name = params.illusions[assets.illusionAt(index)];
  const illusion = illusionOf(name);
  const hand = assets.handOf(name, Math.floor(index / params.illusions.length));
  const random = stream('figure');
  const toward = illusion.directions[hand.way % illusion.directions.length];
  const strength = params.strengths[hand.strength];
  const dealt = params.differences[hand.difference];
  const level =
    params.truth === 'physical' ? dealt : certainLevel(illusion, dealt, strength, params.leastSeen);
  const figure: Figure = {
    difference: illusion.contradiction ? 1 : level * toward * illusion.difference.step + 0,
    strength: illusion.contradiction ? 1 : strength,
    toward,
    ink: random.choice(illusion.inks ?? inks),
    layout: drawNumbers(random, illusion.layout),
    inducers: true,
  };
  const label = labelOf({ illusion: name, figure });
  const right = params.truth === 'perceived' ? label.perceived : label.physical;
  // The right option is in the assigned place; an impossible figure has two options, one of them right.
  const others = stream('options').shuffle(verdicts.filter((verdict) => verdict !== right));
  const order = [...others.slice(0, hand.place), right, ...others.slice(hand.place)];
  return { illusion: name, figure, order, form: hand.form };
}
