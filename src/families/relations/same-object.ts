import { bodiesFamily } from './bodies/family.js';
import { shownAt } from './bodies/propose.js';
import { inserted } from '../choice.js';
import { sameWords } from './words.js';

/** The question which of four pictures shows the body of a first picture, turned. */
export const sameObject = bodiesFamily(
  {
    pairs: 2,
    models: 4,
    show(bodies, place, angle, stream) {
      // Any of the four may be looked for, and each is turned by as much as another may be.
      const [own, ...others] = stream.shuffle(Array.from({ length: bodies }, (_, body) => body));
      const start = stream.integer(0, 359);
      const turned = (body: number) => shownAt(body, stream.choice([-2, -1, 1, 2]) * angle, start);
      return { query: shownAt(own, 0, start), candidates: inserted(turned(own), others.map(turned), place) };
    },
  },
  {
    name: 'relations/same-object',
    words: sameWords,
    condition: 'same-object',
    shown: 'query',
    question: {
      figures:
        'The first picture shows a figure of cubes. Which option shows the same figure, turned about a vertical axis? One of the others shows its mirror image, and two show another figure and the mirror image of that; they are turned likewise.',
      models:
        'The first picture shows a thing. Which option shows the very same thing, turned about a vertical axis? The others show other things of that kind, which differ in form, parts or colors; they are turned likewise.',
    },
  },
);
