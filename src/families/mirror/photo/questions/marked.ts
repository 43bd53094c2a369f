import { labelOf, type Entry } from './entry.js';
import type { MarkShape } from '../marks/mark.js';
import { arrowStart, bandOf, markRadius } from '../marks/place-mark.js';
import type { PointPair } from '../annotations/skeleton.js';
import type { Placed } from '../state.js';
import type { View } from '../pictures/view.js';

/** Least radius at which a letter is plain, pixels. */
const leastLetter = 12;

/** The parts of a subject that can be marked without being confused with others. */
export function markedEntries(view: View, shapes: readonly MarkShape[]): Entry[] {
  const { pairs } = view.subject.skeleton;
  return pairs.flatMap((pair) =>
    (['left', 'right'] as const).flatMap((side): Entry[] => {
      const point = pair[side];
      const at = view.points.get(point);
      if (at?.[2] !== 2) return [];
      // Of an animal's limbs the question offers all four.
      const asked = pair.end ? pairs.filter(({ end, part }) => end && part === pair.part) : [pair];
      const radius = markRadius(view, at, rivalsOf(view, asked, point));
      if (radius === undefined) return [];
      const possible = shapes.filter((shape) => {
        if (shape === 'arrow') return arrowStart(view, at, radius) !== undefined;
        if (shape === 'band') return bandOf(view, pair, side, radius) !== undefined;
        return shape !== 'letter' || radius >= leastLetter;
      });
      if (possible.length === 0) return [];
      return [
        {
          name: `marked-${pair.part.replaceAll(' ', '-')}`,
          kind: 'marked',
          part: pair.part,
          pairs: asked,
          label: labelOf(side, pair),
          point,
          occluded: view.points.get(pair[side === 'left' ? 'right' : 'left'])?.[2] !== 2,
          mark: { shapes: possible, radius },
        },
      ];
    }),
  );
}

/** The other points between which the question asks to choose, as far as they are labeled. */
const rivalsOf = (view: View, asked: readonly PointPair[], point: string): Placed[] =>
  asked
    .flatMap(({ left, right }) => [left, right])
    .filter((name) => name !== point)
    .flatMap((name) => {
      const at = view.points.get(name);
      return at ? [at] : [];
    });
