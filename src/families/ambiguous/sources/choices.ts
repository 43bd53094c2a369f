import { wrongParameter } from '../../../core/errors.js';
import type { CustomPicture } from './custom-pictures.js';

/** The pictures of a user's that a reading may show. */
export interface Role {
  /** The param that names some of them, by word or by file. */
  readonly param: string;
  /** The words or files that it names; none: all pictures. */
  readonly named: readonly string[];
}

/** The most choices that a set has, and the most that it looks at. */
const [most, mostTried] = [100_000, 20_000_000];

/**
 * The choices of a picture for each reading that show different things, in the order in which a set has them. Pictures that
 * share a name, as a word or as another accepted one, show the same.
 *
 * Each round gives every picture of the first reading one of the second, first the next one in the list (or the one in the
 * same place, where the readings name pictures of their own): so the first choice is that of the first pictures as they are
 * given, and in every round each picture has its turn.
 * @throws TopsyturvyError 'bad-parameter' for a name that no picture has
 */
export function choicesOf(pictures: readonly CustomPicture[], roles: readonly Role[]): CustomPicture[][] {
  const groupOf = groups(pictures);
  const lists = roles.map((role) => namedBy(role, pictures));
  const all = lists.reduce((product, { length }) => product * length, 1);
  const found: CustomPicture[][] = [];
  for (let number = 0; number < Math.min(all, mostTried) && found.length < most; number++) {
    let rest = number;
    let place = 0;
    const choice = lists.map((list) => {
      place += rest % list.length;
      rest = Math.floor(rest / list.length);
      return list[place % list.length];
    });
    if (new Set(choice.map((picture) => groupOf.get(picture))).size === choice.length) found.push(choice);
  }
  return found;
}

function namedBy({ param, named }: Role, pictures: readonly CustomPicture[]): readonly CustomPicture[] {
  if (named.length === 0) return pictures;
  return named.flatMap((name) => {
    const found = pictures.filter(({ image, word }) => image === name || same(word, name));
    if (found.length > 0) return found;
    const words = [...new Set(pictures.map(({ word }) => `'${word}'`))].join(', ');
    throw wrongParameter(
      `The param ${param} names '${name}', but the pictures are of ${words.slice(0, 200)}`,
      name,
      'words or files of the pictures',
    );
  });
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Numbers of pictures; those that share a name, directly or by others between, have the same. */
function groups(pictures: readonly CustomPicture[]): Map<CustomPicture, number> {
  const firstOf = new Map<string, number>();
  const numbers = pictures.map((_, at) => at);
  pictures.forEach(({ word, accept }, at) => {
    for (const name of [word, ...accept].map((one) => one.toLowerCase())) {
      const first = firstOf.get(name);
      if (first === undefined) firstOf.set(name, at);
      else if (numbers[first] !== numbers[at]) {
        const [from, to] = [numbers[at], numbers[first]];
        numbers.forEach((number, i) => (numbers[i] = number === from ? to : number));
      }
    }
  });
  return new Map(pictures.map((picture, at) => [picture, numbers[at]]));
}
