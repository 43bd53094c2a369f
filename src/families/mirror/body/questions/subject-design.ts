import { balancedRuns } from '../../../../core/design.js';
import { TopsyturvyError } from '../../../../core/errors.js';
import type { StreamPath } from '../../../../core/stream.js';
import type { MirrorLabel } from '../../prompts/index.js';
import { kindOf, questionKinds, type QuestionKind } from './kinds.js';
import type { BodyParams } from '../params.js';

/** Someone who may be seen: a kind of body, in a scene of its own or in any. */
export interface Role {
  readonly body: string;
  readonly scene: string | null;
}

/** Which bodies, scenes and questions there are: the world knows. */
export interface Repertoire {
  /** All that may be cast, e.g. 'horse', 'person/tennis'. */
  readonly roles: readonly string[];
  /** The question kinds that a role can be asked. */
  kindsOf(role: Role): readonly string[];
}

/** What item i is about. */
export interface Casting {
  readonly role: Role;
  readonly answer: MirrorLabel;
  /** The kinds that suit it. */
  readonly kinds: readonly QuestionKind[];
}

/**
 * Shares roles and answers out: roles in the proportions of the cast, exactly so in every run as long as the sum of its
 * numbers; answers equally often.
 *
 * @throws TopsyturvyError 'bad-parameter' for roles that there are not, or that none of the kinds suits
 */
export function castItems(
  { answers, cast, giveaways, kinds }: Pick<BodyParams, 'answers' | 'cast' | 'giveaways' | 'kinds'>,
  repertoire: Repertoire,
  path: StreamPath,
  { mirror }: { readonly mirror: boolean },
): (index: number, turn?: number) => Casting {
  const all = questionKinds.filter(
    ({ frame, givesAway }) => (giveaways || !givesAway) && !(mirror && frame === 'head'),
  );
  const wanted = kinds.length === 0 ? all : kinds.map(kindOf);
  const chosen = Object.keys(cast).length > 0 ? cast : everyone(repertoire, wanted, answers);
  const list = Object.entries(chosen).map(([name, weight]) => {
    const role = roleOf(name, repertoire);
    const able = new Set(repertoire.kindsOf(role));
    const suiting = wanted.filter((kind) => able.has(kind.name));
    const fits = (answer: MirrorLabel) =>
      suiting.filter(({ options }) => (options === 'quarters') === answer.includes(' '));
    const usable = answers.filter((answer) => fits(answer).length > 0);
    if (usable.length === 0) {
      throw new TopsyturvyError(
        'bad-parameter',
        `No question of the kinds ${wanted.map((kind) => kind.name).join(', ')} about '${name}' has an answer among ${answers.join(', ')}`,
        name,
      );
    }
    return { role, weight, usable, fits };
  });
  if (list.length === 0) {
    throw new TopsyturvyError(
      'bad-parameter',
      `Nobody can be asked ${wanted.map(({ name }) => name).join(', ')} with an answer among ${answers.join(', ')}`,
      answers,
    );
  }
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  const slotOf = balancedRuns(total, [...path, 'cast']);
  const turns = [1, 2, 3, 4, 5, 6].map((count) => balancedRuns(count, [...path, 'answers', count]));
  const standIns = (answer: MirrorLabel) => list.filter(({ usable }) => usable.includes(answer));
  return (index, turn = 0) => {
    let slot = slotOf(index);
    const entry = list.find(({ weight }) => (slot -= weight) < 0)!;
    const answer = entry.usable[turns[entry.usable.length - 1]!(index)]!;
    const others = standIns(answer);
    const { role, fits } = turn === 0 ? entry : others[(index + turn) % others.length]!;
    return { role, answer, kinds: fits(answer) };
  };
}

function everyone(
  repertoire: Repertoire,
  wanted: readonly QuestionKind[],
  answers: readonly MirrorLabel[],
): Record<string, number> {
  const four = answers.some((answer) => answer.includes(' '));
  const two = answers.some((answer) => !answer.includes(' '));
  const names = repertoire.roles.filter((name) => {
    const able = repertoire.kindsOf(roleOf(name, repertoire));
    return wanted.some(
      ({ name: kind, options }) => able.includes(kind) && (options === 'quarters' ? four : two),
    );
  });
  return Object.fromEntries(names.map((name) => [name, 1]));
}

function roleOf(name: string, { roles }: Repertoire): Role {
  const [body, ...rest] = name.split('/');
  const scene = rest.length > 0 ? rest.join('/') : null;
  if (roles.includes(name) || (scene === null && roles.some((role) => role.startsWith(`${name}/`))))
    return { body: body!, scene };
  throw new TopsyturvyError(
    'bad-parameter',
    `Nobody is called '${name}'; there are ${roles.join(', ')}`,
    name,
  );
}
