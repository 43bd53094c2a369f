import { iconWords } from '../../../content/figures/icons/index.js';
import { capitals } from './letters.js';
import { placesFor } from './hidden-scene.js';
import { eyes, fruits, sameThing } from './scenes.js';
import type { MultisceneKind, MultisceneParams } from './state.js';

/**
 * How many pictures differ in what is large and what the small things are, before places, turns, colors and rare things
 * vary: large objects in their variations, each made of every kind of small thing or in every place, faces by eyes, skin and
 * nose, letters by what each is and is made of.
 */
export function multisceneCapacity({ kinds, categories, variations, letters }: MultisceneParams): number {
  const perCategory = (count: (category: string) => number): number =>
    [...new Set(categories)].reduce((sum, category) => sum + variations * count(category), 0);
  const each: Readonly<Record<MultisceneKind, () => number>> = {
    packed: () => perCategory((category) => iconWords.filter((word) => !sameThing(word, category)).length),
    hidden: () => perCategory((category) => placesFor(category).length),
    portrait: () =>
      eyes.reduce((sum, eye) => sum + inOrder(fruits.filter((fruit) => fruit !== eye).length, 2), 0),
    letters: () => letterPictures(letters),
  };
  return [...new Set(kinds)].reduce((sum, kind) => sum + each[kind](), 0);
}

/** Large and small letters are all different, but for large ones that are there twice. */
function letterPictures(letters: MultisceneParams['letters']): number {
  const all = capitals.length;
  if (letters === 'one or two') return inOrder(all, 2) + inOrder(all, 4);
  const left = all - 4;
  // Two of four places for the letter that is there twice; of two pairs, it makes no difference which is named first.
  const large = letters === 'four' ? 6 * inOrder(left, 3) : (6 * inOrder(left, 2)) / 2;
  return inOrder(all, 4) * large;
}

/** Ways to take so many of `all` one after the other. */
const inOrder = (all: number, count: number): number =>
  Array.from({ length: count }, (_, i) => all - i).reduce((product, factor) => product * factor, 1);
