import { balancedRuns } from '../../../core/design.js';
import type { LegacyContext } from '../../legacy.js';
import type { FamilyBehavior } from '../../legacy.js';
import { Board } from '../../../draw/board.js';
import { dealer, type Hand } from './deal.js';
import { verdicts, type Figure } from '../../../content/illusions/geometric/illusion.js';
import { inks } from '../../../content/illusions/geometric/parts/ink.js';
import type { GeometricParams } from './params.js';
import { geometricQuestions } from './questions.js';
import {
  illusionOf,
  labelOf,
  removeFromLabel,
  removeInducers,
  verdictOf,
  type GeometricLabel,
  type GeometricState,
  type GeometricTransform,
} from './state.js';

export interface Assets {
  readonly size: number;
  readonly illusionAt: (index: number) => number;
  /** What the k-th picture of an illusion is dealt. */
  readonly handOf: (illusion: string, k: number) => Hand;
}

/** How far pixels may be off the geometry, in steps of the difference: at half a step they would show another truth. */
const mostError = 0.4;
/** To a ten-thousandth, and never -0. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** What `ambiguous/geometric` does once it is loaded. */
export const geometricBehavior: FamilyBehavior<
  GeometricParams,
  GeometricState,
  GeometricTransform,
  GeometricLabel,
  Assets
> = {
  prepare({ params, path }) {
    const { illusions, differences, strengths, size } = params;
    // Impossible figures have no knobs, and are dealt theirs apart.
    const tables = [false, true].map((impossible) => {
      const names = illusions.filter((name) => (illusionOf(name).contradiction === true) === impossible);
      return { names, deal: dealer(names.length, differences.length, strengths.length, [...path, String(impossible)]) }; // prettier-ignore
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
  state: sampleState,
  transform: ({ illusion }) => ({
    remove: illusionOf(illusion).contradiction ? 'contradiction' : 'inducers',
  }),
  label: labelOf,
  kind: ({ illusion }) => illusion,
  act: (_, x) => removeInducers(x),
  rho: removeFromLabel,

  draw({ illusion, figure }, _, { size }) {
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

  certify({ state, label, moved }, picture) {
    const illusion = illusionOf(state.illusion);
    const control = removeInducers(state);
    const drawn = [illusion.truth(state.figure), illusion.truth(control.figure)].map(rounded);
    const measured = [
      illusion.measure(picture('original'), state.figure),
      illusion.measure(picture('control'), control.figure),
    ].map(rounded);
    const { step, unit } = illusion.difference;
    return {
      drawn,
      holds:
        measured.every((value, i) => Math.abs(value - drawn[i]!) <= mostError * step) &&
        verdictOf(measured[0]!, illusion) === label.physical &&
        verdictOf(measured[1]!, illusion) === moved.physical,
      measured,
      step,
      unit,
    };
  },

  ask: ({ params, state, label, moved }) => [
    ...geometricQuestions(params, state, 'original', label),
    ...geometricQuestions(params, removeInducers(state), 'control', moved),
  ],
};

function sampleState({
  params,
  index,
  assets,
  stream,
}: LegacyContext<GeometricParams, Assets>): GeometricState {
  const name = params.illusions[assets.illusionAt(index)]!;
  const illusion = illusionOf(name);
  const hand = assets.handOf(name, Math.floor(index / params.illusions.length));
  const random = stream('figure');
  const toward = illusion.directions[hand.way % illusion.directions.length]!;
  const level = params.differences[hand.difference]!;
  const figure: Figure = {
    difference: illusion.contradiction ? 1 : level * toward * illusion.difference.step + 0,
    strength: illusion.contradiction ? 1 : params.strengths[hand.strength]!,
    toward,
    ink: random.choice(illusion.inks ?? inks),
    layout: illusion.layout(random),
    inducers: true,
  };
  const label = labelOf({ illusion: name, figure });
  const right = params.truth === 'perceived' ? label.perceived : label.physical;
  // The right option stands in the place that was dealt; an impossible figure has two options, of which that is one.
  const others = stream('options').shuffle(verdicts.filter((verdict) => verdict !== right));
  const order = [...others.slice(0, hand.place), right, ...others.slice(hand.place)];
  return { illusion: name, figure, order, form: hand.form };
}
