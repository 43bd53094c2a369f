import { words } from '../../core/words.js';
import type { Preset, SpecPart } from '../../dataset/plan/spec.js';
import type { Benchmark } from '../benchmark.js';

/** A kind of thing and how many there are of it. */
type Counted = Readonly<Record<string, number>>;

/**
 * Deals things out to columns so that each column gets its number and each kind is spread over the columns as evenly as whole numbers
 * allow: a table with given sums of rows and columns, whose entries are close to their shares.
 * @param kinds how many of each kind; the sum must be that of the columns
 * @returns per column, how many of each kind; kinds of which it gets none are left out
 */
export function deal(kinds: Counted, columns: readonly number[]): Counted[] {
  const total = columns.reduce((sum, count) => sum + count, 0);
  const dealt = columns.map(() => ({}) as Record<string, number>);
  const left = [...columns];
  let gone = 0;
  for (const [kind, count] of Object.entries(kinds)) {
    for (let i = 0; i < count; i++) {
      // It goes to the column that lags most behind its share.
      gone++;
      let best = 0;
      let most = -Infinity;
      columns.forEach((column, at) => {
        const behind = left[at] > 0 ? (column * gone) / total - (column - left[at]) : -Infinity;
        if (behind > most) [best, most] = [at, behind];
      });
      left[best]--;
      dealt[best][kind] = (dealt[best][kind] ?? 0) + 1;
    }
  }
  return dealt;
}

/** Shares a number out among kinds, the first most, the last least: in proportion to 1/3, 1/4, 1/5, …, at least 1 each. */
export function taper(kinds: readonly string[], total: number): Counted {
  const weights = kinds.map((_, at) => 1 / (at + 3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.floor((total * weight) / all)));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let at = 0; left > 0; at++, left--) counts[at % counts.length]++;
  return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]]));
}

const splits = ['train', 'dev', 'test'] as const;

/** Items per label and split: MirrorQA, Table 1. */
const labels = [
  { subject: 'human', answer: 'left', counts: [1270, 182, 363] },
  { subject: 'human', answer: 'right', counts: [1269, 183, 362] },
  { subject: 'animal', answer: 'left', counts: [184, 27, 52] },
  { subject: 'animal', answer: 'right', counts: [182, 27, 52] },
  { subject: 'animal', answer: 'left front', counts: [249, 37, 71] },
  { subject: 'animal', answer: 'right front', counts: [249, 36, 70] },
  { subject: 'animal', answer: 'left rear', counts: [238, 35, 68] },
  { subject: 'animal', answer: 'right rear', counts: [239, 35, 69] },
] as const;

/** Human scenes: section 5 gives daily life and the three most frequent of 26 sports; the others share what is left of 1,880. */
const sports = words(`
  badminton, football, basketball, volleyball, gymnastics, running, golf, table tennis, ice hockey, fencing,
  skiing, cricket, boxing, javelin, rowing, archery, hurdles, weightlifting, bowling, karate, surfing,
  snowboarding, skateboarding
`);
const scenes: Counted = {
  'static daily': 1036,
  'dynamic daily': 713,
  tennis: 334,
  'figure skating': 268,
  baseball: 228,
  ...taper(sports, 1050),
};

/** Animals on two legs, whose questions are of left and right alone. The paper says how many species there are, 43, and counts three. */
const onTwoLegs = words(`
  duck, rooster, parrot, owl, penguin, goose, swan, flamingo, eagle, monkey, chimpanzee, kangaroo
`);
const onFourLegs = words(`
  cow, sheep, elephant, zebra, giraffe, deer, lion, tiger, brown bear, wolf, fox, goat, pig, donkey, leopard,
  panda, cheetah, polar bear, alpaca, jaguar, black bear, arctic fox, snow leopard, panther, camel, moose,
  bison, antelope
`);
/**
 * The share of questions about people that show a head close up. Section 4.1: of 15,000 images of people that were collected, 3,000 are of
 * UTKFace, whose pictures are faces; the others are of COCO, Leeds Sports Pose and 70 Sports. How many of each were kept is not printed.
 */
const closeUp = 3000 / 15_000;

/** How many of 524 questions about animals with two options are about animals on two legs. */
const twoLegged = 180;
/** All 1,920 animals. */
const species: Counted = {
  horse: 381,
  dog: 228,
  cat: 198,
  ...taper(onFourLegs, 1920 - 381 - 228 - 198 - twoLegged),
};

const total = (label: (answer: string, subject: string) => boolean): number =>
  labels
    .filter(({ answer, subject }) => label(answer, subject))
    .reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b, 0), 0);

/** Who is seen in the parts of some labels: per label and split, how often. */
function castOf(kinds: Counted, chosen: readonly (typeof labels)[number][]): Counted[][] {
  const dealt = deal(
    kinds,
    chosen.flatMap(({ counts }) => counts),
  );
  return chosen.map((_, at) => dealt.slice(3 * at, 3 * at + 3));
}

function parts(preset: Preset): SpecPart[] {
  const isQuarter = (answer: string): boolean => answer.includes(' ');
  const human = labels.filter(({ subject }) => subject === 'human');
  const halves = labels.filter(({ answer, subject }) => subject === 'animal' && !isQuarter(answer));
  const quarters = labels.filter(({ answer }) => isQuarter(answer));
  // Limbs and faces of each species on four legs are asked about in the proportion of all.
  const [limbs, faces] = deal(species, [
    total(isQuarter),
    total((a, s) => s === 'animal' && !isQuarter(a)) - twoLegged,
  ]);
  const people = Object.fromEntries(
    Object.entries(scenes).map(([scene, count]) => [`person/${scene}`, count]),
  );
  const casts = new Map(
    (
      [
        [people, human],
        [{ ...faces, ...taper(onTwoLegs, twoLegged) }, halves],
        [limbs, quarters],
      ] as const
    ).flatMap(([kinds, chosen]) => {
      const cast = castOf(kinds, chosen);
      return chosen.map((label, at) => [label, cast[at]] as const);
    }),
  );
  return splits.flatMap((split, s) =>
    labels.map((label): SpecPart => ({
      name: `${split}-${label.subject}-${label.answer.replace(' ', '-')}`,
      family: 'mirror/body',
      count: label.counts[s],
      params: {
        answers: [label.answer],
        cast: casts.get(label)![s],
        split,
        ...(label.subject === 'human' && { heads: closeUp }),
        ...(preset === 'paper' && { conditions: ['original', 'text'] }),
      },
    })),
  );
}

/**
 * MirrorQA's design with procedural bodies: its 5,549 items by label and split (Table 1), its scenes and species, each with the
 * mirror image that the paper lacks. No individual is seen twice, and each split sees what can look alike from directions of its own.
 */
export const mirrorqa: Benchmark<'mirrorqa'> = {
  name: 'mirrorqa',
  summary: 'Left and right of people and animals: 5,549 posed bodies, each with its mirror image.',
  source: 'Liu et al., MirrorQA: Benchmarking Multimodal LLMs on Mirror-Orientation Reasoning',
  // Section 6.1: 500 samples for models that cost much to ask.
  subsetOf: /^test-/,
  spec: (preset) => ({ name: 'mirrorqa', preset, parts: parts(preset) }),
};
