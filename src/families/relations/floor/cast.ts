import { dealt } from '../../../content/roster.js';
import { badParameter, words, type Stream } from '../../../core/index.js';

/** A kind of thing that people name at once when it stands small among others. */
export interface Kind {
  readonly category: string;
  /** Kinds of one group could be mistaken for each other; a scene has one of them at most. */
  readonly group: string;
  /** Whether it has a face, or is driven or sat on facing one way, so that it has a left and a right of its own. */
  readonly sided: boolean;
  /** The names of the scales it is of; none: it is shown by itself only. */
  readonly scales: readonly string[];
  /** The plural of its name. */
  readonly plural: string;
}

const kind = (
  group: string,
  sided: boolean,
  scales: string,
  category: string,
  plural = `${category}s`,
): Kind => ({ category, group, sided, scales: scales === '' ? [] : words(scales), plural });

/** Kinds of the catalog, distinct in form, not in color alone, and as clear from behind as from in front. */
export const kinds: readonly Kind[] = [
  kind('seat', true, '', 'armchair'),
  kind('seat', true, 'street', 'chair'),
  kind('seat', true, '', 'sofa'),
  kind('hoofed', true, 'field, safari', 'horse'),
  kind('hoofed', true, 'field, safari', 'cow'),
  kind('elephant', true, 'safari', 'elephant'),
  kind('giraffe', true, 'safari', 'giraffe'),
  kind('pet', true, 'street', 'dog'),
  kind('pet', true, 'indoors, outdoors', 'rabbit'),
  kind('duck', true, 'outdoors', 'duck'),
  kind('teddy bear', true, 'indoors, outdoors', 'teddy bear'),
  kind('person', true, 'street, field', 'person', 'people'),
  kind('car', true, 'safari, traffic', 'car'),
  kind('bus', true, 'traffic', 'bus', 'buses'),
  kind('truck', true, 'traffic', 'truck'),
  kind('two wheels', true, 'street, field', 'bicycle'),
  kind('two wheels', true, 'street, field', 'motorcycle'),
  kind('airplane', true, '', 'airplane'),
  kind('bag', false, 'indoors, outdoors', 'backpack'),
  kind('bag', false, 'street', 'suitcase'),
  kind('fruit', false, 'table', 'apple'),
  kind('banana', false, 'table', 'banana'),
  kind('cup', false, 'table', 'mug'),
  kind('pot', false, '', 'teapot'),
  kind('pot', false, 'indoors, outdoors', 'watering can'),
  kind('glass', false, 'table', 'wine glass', 'wine glasses'),
  kind('guitar', false, '', 'guitar'),
  kind('laptop', false, 'indoors', 'laptop'),
  kind('mailbox', false, 'street', 'mailbox', 'mailboxes'),
  kind('umbrella', false, 'street', 'umbrella'),
  kind('stool', false, 'street', 'stool'),
  kind('house', false, '', 'house'),
  kind('lamp', false, 'indoors', 'desk lamp'),
];

/**
 * The kinds that a set shows.
 * @param among those that its family can show
 * @param categories of the user's choice; none: all
 * @param groups how many of different groups are needed
 * @param sided how many of these need sides of their own
 * @throws TopsyturvyError 'bad-parameter' for a kind that is not among them, or too few
 */
export function castOf(
  among: readonly Kind[],
  categories: readonly string[],
  groups: number,
  sided: number,
): readonly Kind[] {
  const known = among.map(({ category }) => category);
  const stranger = categories.find((category) => !known.includes(category));
  if (stranger !== undefined) throw badParameter('categories', stranger, `some of ${known.join(', ')}`);
  const chosen =
    categories.length === 0
      ? dealt('relation-kinds', kinds, ({ category }) => category).filter((one) => among.includes(one))
      : among.filter(({ category }) => categories.includes(category));
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
