import type { Draft } from '../../family.js';
import { type AmbiguousCondition, inCondition } from '../words.js';
import { clearestPrompt, objectPrompt } from '../prompts/object.js';
import { printed } from '../prompts/printed.js';
import { clearlyMore } from '../sources/clearest.js';
import type { CompositeParams } from '../sources/composite-params.js';
import type { Source } from '../sources/shelf.js';
import type { HybridEvidence } from './judge.js';
import type { HybridParams, HybridState } from './state.js';

/** Prompts of hybrid images. `paper`: AmbiBench, Table 7, Hybrid; the paper prints none for three readings. */
type HybridWording = 'paper' | 'strict';

const ofThree =
  "This is a hybrid image. What three different objects or scenes can be perceived in it, one when focusing on fine details (Object 1), one when viewed from a distance (Object 2) and one when viewed from a great distance (Object 3)? Respond with only three object words, separated by commas, in the form of 'Object1, Object2, Object3', in that order.";

const strict =
  "The image is the sum of two pictures of one object each: the fine details (sharp edges) of the first, and the coarse, blurred light and dark of the second. Name the object of each. Reply with only two nouns separated by a comma, in the format 'Object1, Object2': first the object in the fine details, as seen from close by; second the object in the coarse shapes, as seen when the image is looked at from far away or shrunk.";

const strictOfThree =
  "The image is the sum of three pictures of one object each: the fine details (sharp edges) of the first, the middle-sized shapes of the second, and the coarsest, most blurred light and dark of the third. Name the object of each. Reply with only three nouns separated by commas, in the format 'Object1, Object2, Object3': first the object seen from close by, second the one seen from further away, third the one seen from very far away, when the image looks tiny.";

/** The prompt that asks what the whole hybrid shows, near first. */
function hybridPrompt(wording: HybridWording, levels: 2 | 3): string {
  if (wording === 'paper') return levels === 2 ? printed.hybrid : ofThree;
  return levels === 2 ? strict : strictOfThree;
}

/**
 * The prompt that asks for one reading of a view, or for what a plain picture shows.
 * @param clearness of the reading, where the view has others: of one that is not clearly the clearest it is said which is meant
 * @param shown how that is said
 */
export const viewPrompt = (clearness: number | null = null, shown = ''): string =>
  clearness === null || clearness >= clearlyMore ? clearestPrompt : objectPrompt(shown);

/** A question about a composite, in short. */
interface Asked {
  /** Which of the questions that are asked for it belongs to. */
  readonly of: CompositeParams['questions'][number];
  readonly condition: AmbiguousCondition;
  readonly image: string;
  readonly prompt: string;
  readonly readings: readonly (Pick<Source, 'word' | 'accept'> & { readonly name: string })[];
  readonly groups?: Readonly<Record<string, string>>;
}

/** The questions about a hybrid or a color composite that its params ask for. */
export const compositeQuestions = (
  { questions, pictures, list, pack, wording }: CompositeParams,
  category: string,
  asked: readonly Asked[],
): Draft[] =>
  asked
    .filter(({ of }) => questions.includes(of))
    .map(({ condition, image, prompt, readings, groups }) => {
      const parts = readings.map(({ name, word, accept }) => ({ name, word, accept: [...accept] }));
      const source = pictures.length > 0 || list !== '' || pack !== '' ? 'own' : 'catalog';
      return {
        ...inCondition(condition),
        variant: 'open',
        images: [image],
        prompt,
        answer: parts.map(({ word }) => word).join(', '),
        accept: [],
        scoring: { kind: 'words', parts, ordered: true, separator: ',' },
        groups: { category, task: 'open', source, wording, ...groups },
      };
    });

/** The questions about one hybrid: all readings in order, each view by itself, and the control. */
export function askHybrid(
  params: HybridParams,
  { hidden, control }: HybridState,
  evidence: HybridEvidence,
): Draft[] {
  const groups = { readings: String(hidden.length) };
  const readings = hidden.map(({ source, band }) => ({ ...source, name: band.seenFrom }));
  const finest = 'do the finest details (the sharpest edges) of this image show';
  return compositeQuestions(params, 'hybrid', [
    {
      ...{ of: 'all', condition: 'ambiguous', image: 'original', readings, groups },
      prompt: hybridPrompt(params.wording, params.levels),
    },
    ...readings.map((reading, at): Asked => ({
      ...{ of: 'single', condition: reading.name, readings: [reading] },
      image: reading.name === 'near' ? 'original' : reading.name,
      prompt: viewPrompt(evidence.readings[at].clearness, finest),
      groups: { ...groups, distance: reading.name },
    })),
    {
      ...{ of: 'control', condition: 'control', image: 'control', prompt: viewPrompt(), groups },
      readings: [{ ...readings[control], name: 'control' }],
    },
  ]);
}
