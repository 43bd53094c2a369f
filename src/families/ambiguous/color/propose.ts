import { knownByOutline } from '../../../content/models/known.js';
import type { ItemContext, SetContext } from '../../family.js';
import type { Refusal } from '../../proposal.js';
import { CompositeSet, laidOver } from '../sources/composite-set.js';
import type { ColorParams, ColorState, ColorTransform } from './state.js';

export const openColorSet = (context: SetContext<ColorParams>): Promise<CompositeSet> => {
  const { path } = context;
  const { gray, color, size } = context.params;
  return CompositeSet.open(context, {
    frame: { width: size, height: size, margin: 0.06 },
    readings: [
      { param: 'gray', named: gray, known: knownByOutline, run: [...path, 'gray'] },
      { param: 'color', named: color, known: knownByOutline, run: [...path, 'color'] },
    ],
    words: {
      name: 'A color composite',
      pictures: 'two pictures',
      things: 'two things, but all share a word',
    },
  });
};

/** Composites of an item; the gray picture is laid over the other where both things have silhouettes. */
export const proposeComposites = ({
  params,
  studio,
  index,
  stream,
}: ItemContext<ColorParams, CompositeSet>): Generator<
  { state: ColorState; transform: ColorTransform },
  void,
  Refusal
> =>
  studio.proposals(
    index,
    stream,
    (random, choose) => {
      const hue = random.integer(0, 359);
      const [gray, color] = choose();
      const state: ColorState = {
        gray: { source: gray!.source, placed: laidOver(gray!, color!) },
        color: { source: color!.source },
        hue: params.colors === 'own' ? null : hue,
        colored: random.choice(['left', 'right']),
        control: random.choice(['gray', 'color']),
        lost: false,
      };
      return { state, transform: { lost: true } };
    },
    {
      missing: 'No composite was found in which both readings can be seen',
      advice: 'try other categories or pictures, or colors=two-hues',
    },
  );
