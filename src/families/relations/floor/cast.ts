import { dealt } from '../../../content/roster.js';
import { badParameter, type Stream } from '../../../core/index.js';

/** A kind of thing that people name at once when it stands small among others. */
export interface Kind {
  readonly category: string;
  /** Kinds of one group could be mistaken for each other; a scene has one of them at most. */
  readonly group: string;
  /** Whether it has a face, or is driven or sat on facing one way, so that it has a left and a right of its own. */
  readonly sided: boolean;
  /** The plural of its name. */
  readonly plural: string;
}

const kind = (group: string, sided: boolean, category: string, plural = `${category}s`): Kind => ({
  category,
  group,
  sided,
  plural,
});

/** Kinds of the catalog, distinct in form, not in color alone, and as clear from behind as from in front. */
export const kinds: readonly Kind[] = [
  kind('seat', true, 'armchair'),
  kind('seat', true, 'chair'),
  kind('seat', true, 'sofa'),
  kind('hoofed', true, 'horse'),
  kind('hoofed', true, 'cow'),
  kind('elephant', true, 'elephant'),
  kind('giraffe', true, 'giraffe'),
  kind('pet', true, 'dog'),
  kind('pet', true, 'rabbit'),
  kind('duck', true, 'duck'),
  kind('teddy bear', true, 'teddy bear'),
  kind('person', true, 'person', 'people'),
  kind('car', true, 'car'),
  kind('bus', true, 'bus', 'buses'),
  kind('truck', true, 'truck'),
  kind('two wheels', true, 'bicycle'),
  kind('two wheels', true, 'motorcycle'),
  kind('airplane', true, 'airplane'),
  kind('bag', false, 'backpack'),
  kind('bag', false, 'suitcase'),
  kind('fruit', false, 'apple'),
  kind('banana', false, 'banana'),
  kind('cup', false, 'mug'),
  kind('pot', false, 'teapot'),
  kind('pot', false, 'watering can'),
  kind('glass', false, 'wine glass', 'wine glasses'),
  kind('guitar', false, 'guitar'),
  kind('laptop', false, 'laptop'),
  kind('mailbox', false, 'mailbox', 'mailboxes'),
  kind('umbrella', false, 'umbrella'),
  kind('stool', false, 'stool'),
  kind('house', false, 'house'),
  kind('lamp', false, 'desk lamp'),
];

/**
 * The kinds that a set shows.
 * @param categories of the user's choice; none: all
 * @param groups how many of different groups are needed
 * @param sided how many of these need sides of their own
 * @throws TopsyturvyError 'bad-parameter' for a kind that is not among them, or too few
 */
export function castOf(categories: readonly string[], groups: number, sided: number): readonly Kind[] {
  const known = kinds.map(({ category }) => category);
  const stranger = categories.find((category) => !known.includes(category));
  if (stranger !== undefined) throw badParameter('categories', stranger, `some of ${known.join(', ')}`);
  const chosen =
    categories.length === 0
      ? dealt('relation-kinds', kinds, ({ category }) => category)
      : kinds.filter(({ category }) => categories.includes(category));
  const groupsOf = (some: readonly Kind[]): number => new Set(some.map(({ group }) => group)).size;
  if (groupsOf(chosen) < groups || groupsOf(chosen.filter((one) => one.sided)) < sided)
    throw badParameter(
      'categories',
      categories,
      `at least ${groups} that nobody mistakes for each other (as an armchair and a sofa might be)${sided > 0 ? `, ${sided} of them with a front, e.g. car` : ''}`,
    );
  return chosen;
}

/** A number of kinds of different groups, all equally likely, the first of them among those that serve. */
export function drawKinds(
  cast: readonly Kind[],
  count: number,
  stream: Stream,
  serves: (kind: Kind) => boolean = () => true,
): readonly Kind[] {
  const drawn: Kind[] = [];
  for (const one of [stream.choice(cast.filter(serves)), ...stream.shuffle(cast)])
    if (drawn.length < count && drawn.every(({ group }) => group !== one.group)) drawn.push(one);
  return drawn;
}

/** The number of ordered choices of some of the models. */
export const arrangements = (models: number, taken: number): number =>
  Array.from({ length: taken }, (_, at) => models - at).reduce((product, left) => product * left, 1);

/** The category with its article, e.g. 'the umbrella'. */
export const the = (category: string): string => `the ${category}`;

/** The plural of a kind. @param category one of the cast */
export const pluralOf = (category: string): string =>
  kinds.find((one) => one.category === category)?.plural ?? `${category}s`;
