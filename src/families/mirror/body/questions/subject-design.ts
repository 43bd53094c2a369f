import type { BodyKind } from '../../../../content/bodies/body.js';
import { scenes } from '../../../../content/bodies/human/stances/index.js';
import { bodyKinds } from '../../../../content/bodies/index.js';
import { dealt } from '../../../../content/roster.js';
import { balancedRuns, Stream, type StreamPath, wrongParameter } from '../../../../core/index.js';
import type { MirrorLabel } from '../../prompts/prompt.js';
import type { BodyParams } from '../params.js';
import { bipedAnswers, birdAnswers } from '../posing/biped.js';
import { faceAnswers } from '../posing/quadruped.js';
import { usualScenes, waysFor } from '../posing/ways.js';
import { type Askable, kindShares, kindSharesWithHeads, shareAt } from './kind-shares.js';
import { kindOf, type QuestionKind, questionKinds } from './kinds.js';

/** Who may be seen: a kind of body, in a scene of its own or in any. */
type Subject = { readonly body: string; readonly scene: string | null };

/** The subjects of bodies and scenes of people, e.g. 'horse', 'person/tennis'. */
const subjectsOf = (bodies: readonly BodyKind[], inScenes: readonly string[]): readonly string[] =>
  bodies.flatMap(({ name, rig }) => (rig === 'human' ? inScenes.map((scene) => `${name}/${scene}`) : [name]));
const subjects = subjectsOf(bodyKinds, scenes);
const usualSubjects = subjectsOf(dealt('bodies', bodyKinds), [...usualScenes]);
const usualKinds = dealt('mirror-questions', questionKinds);

/** The kind of body with this name, which must exist. */
export const bodyKindOf = (name: string): BodyKind => bodyKinds.find((kind) => kind.name === name)!;

/** The question kinds that a subject can be asked. */
export function kindsFor({ body, scene }: Subject): readonly string[] {
  const kind = bodyKindOf(body);
  return questionKinds.filter((question) => isFor(question, kind, scene)).map(({ name }) => name);
}

function isFor(kind: QuestionKind, body: BodyKind, scene: string | null): boolean {
  const { name, options, rigs } = kind;
  const { foot, rig } = body;
  if (!rigs.includes(rig)) return false;
  if (rig === 'human') return waysFor(kind, scene).length > 0;
  if (rig === 'bird') return birdAnswers(kind, body);
  if (rig === 'biped') return bipedAnswers(kind, body);
  return options === 'sides'
    ? faceAnswers(kind, body)
    : name.endsWith(foot === 'paw' || foot === 'hoof' ? `-${foot}` : '-limb');
}

/** What item i is about. */
export interface Assignment {
  readonly subject: Subject;
  readonly answer: MirrorLabel;
  /** The kinds that suit it: first the one that it was dealt, the others in a seeded order. */
  readonly kinds: readonly QuestionKind[];
}

/** Who may be seen, how often of the sum, and what can be asked about them. */
interface CastMember {
  readonly subject: Subject;
  readonly weight: number;
  /** The answers that some kind has. */
  readonly usable: readonly MirrorLabel[];
  /** The kinds that have an answer. */
  fits(answer: MirrorLabel): readonly QuestionKind[];
}

/**
 * Everyone whom the params let be seen.
 * @param mirror whether the scene has a mirror, in which faces are too small
 * @throws TopsyturvyError 'bad-parameter' for subjects that there are not, or that none of the kinds suits
 */
export function castOf(
  { answers, cast, giveaways, kinds }: Pick<BodyParams, 'answers' | 'cast' | 'giveaways' | 'kinds'>,
  mirror: boolean,
): readonly CastMember[] {
  const all = usualKinds.filter(
    ({ frame, givesAway }) => (giveaways || !givesAway) && !(mirror && frame === 'head'),
  );
  const wanted = kinds.length === 0 ? all : kinds.map(kindOf);
  const chosen = Object.keys(cast).length > 0 ? cast : everyone(wanted, answers);
  const list = Object.entries(chosen).map(([name, weight]) => {
    const subject = subjectOf(name);
    const able = new Set(kindsFor(subject));
    const suiting = wanted.filter((kind) => able.has(kind.name));
    const fits = (answer: MirrorLabel) =>
      suiting.filter(({ options }) => (options === 'quarters') === answer.includes(' '));
    const usable = answers.filter((answer) => fits(answer).length > 0);
    if (usable.length === 0) {
      throw wrongParameter(
        `No question of the kinds ${wanted.map((kind) => kind.name).join(', ')} about '${name}' has an answer among ${answers.join(', ')}`,
        name,
      );
    }
    return { subject, weight, usable, fits };
  });
  if (list.length === 0) {
    throw wrongParameter(
      `No subject can be asked ${wanted.map(({ name }) => name).join(', ')} with an answer among ${answers.join(', ')}`,
      answers,
    );
  }
  return list;
}

/**
 * Shares subjects and answers out: subjects in the proportions of the param `cast`, exactly so in every run as long as the sum
 * of its numbers; answers equally often; and kinds, whatever the answer, as evenly as they suit the subjects, or with a share of heads.
 * @returns the assignment of an item, and which one replaces it when it comes to a later turn, 0 to 5
 * @throws TopsyturvyError 'bad-parameter' for subjects that there are not, or that none of the kinds suits
 */
export function subjectDesign(
  {
    answers,
    cast,
    giveaways,
    heads,
    kinds,
  }: Pick<BodyParams, 'answers' | 'cast' | 'giveaways' | 'heads' | 'kinds'>,
  path: StreamPath,
  { mirror }: { readonly mirror: boolean },
): (index: number, turn?: number) => Assignment {
  const list = castOf({ answers, cast, giveaways, kinds }, mirror);
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const sharesOf = (rows: readonly Askable[]) =>
    heads === undefined ? kindShares(rows) : kindSharesWithHeads(rows, heads);
  // Kinds with two options and kinds with four are dealt apart: the answer says which of them it can be.
  const dealt = new Map(
    [true, false].map((isQuarters) => {
      const suiting = list.map(({ usable, fits }) => {
        const answer = usable.find((one) => one.includes(' ') === isQuarters);
        return answer === undefined ? [] : fits(answer).map(({ name }) => name);
      });
      const able = list.filter((_, at) => suiting[at].length > 0);
      const rows = able.map(({ weight }, at) => ({
        weight,
        kinds: suiting.filter(({ length }) => length > 0)[at],
      }));
      return [isQuarters, new Map(sharesOf(rows).map((shares, at) => [able[at], shares]))] as const;
    }),
  );
  const slotOf = balancedRuns(total, [...path, 'cast']);
  const turns = [1, 2, 3, 4, 5, 6].map((count) => balancedRuns(count, [...path, 'answers', count]));
  const standIns = (answer: MirrorLabel) => list.filter(({ usable }) => usable.includes(answer));
  return (index, turn = 0) => {
    let slot = slotOf(index);
    const entry = list.find(({ weight }) => (slot -= weight) < 0)!;
    const answer = entry.usable[turns[entry.usable.length - 1](index)];
    const others = standIns(answer);
    const shown = turn === 0 ? entry : others[(index + turn) % others.length];
    const stream = new Stream([...path, index, 'dealt kind', turn]);
    // The subject's items of a run lie side by side, so that they share its kinds out exactly.
    const place = turn === 0 ? (slot + entry.weight + stream.float()) / entry.weight : stream.float();
    const kinds = shown.fits(answer);
    const first = shareAt(dealt.get(answer.includes(' '))!.get(shown)!, place);
    const rest = stream.child('others').shuffle(kinds.filter((_, at) => at !== first));
    return { subject: shown.subject, answer, kinds: [kinds[first], ...rest] };
  };
}

function everyone(wanted: readonly QuestionKind[], answers: readonly MirrorLabel[]): Record<string, number> {
  const four = answers.some((answer) => answer.includes(' '));
  const two = answers.some((answer) => !answer.includes(' '));
  const names = usualSubjects.filter((name) => {
    const able = kindsFor(subjectOf(name));
    return wanted.some(
      ({ name: kind, options }) => able.includes(kind) && (options === 'quarters' ? four : two),
    );
  });
  return Object.fromEntries(names.map((name) => [name, 1]));
}

function subjectOf(name: string): Subject {
  const [body, ...rest] = name.split('/');
  const scene = rest.length > 0 ? rest.join('/') : null;
  if (
    subjects.includes(name) ||
    (scene === null && subjects.some((subject) => subject.startsWith(`${name}/`)))
  )
    return { body: body, scene };
  throw wrongParameter(`There is no subject '${name}'; there are ${subjects.join(', ')}`, name);
}
