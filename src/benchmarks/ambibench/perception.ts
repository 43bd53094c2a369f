import { type Mark, share, type Share } from '../../score/index.js';

/** What replies say where what is drawn differs from what most people see. */
export interface PerceptionScores {
  /** How many of these questions are answered by what people see. */
  perceived: Share;
  /** And those answered by what is drawn. */
  physical: Share;
}

/**
 * The scores of questions that have the group labels `perceived` and `physical` and two different answers by them.
 * Where the labels are Yes and No they are the answers; else the answer by the truth that is not asked for (`truth`, by
 * default the physical one is) is the question's `copy`. `null` where there are none.
 */
export function perceptionScores(marks: readonly Mark[]): PerceptionScores | null {
  const torn = marks.map(followed).filter((one) => one !== null);
  if (torn.length === 0) return null;
  const count = (is: (one: Followed) => boolean) => share(torn.filter(is).length, torn.length);
  return { perceived: count(({ perceived }) => perceived), physical: count(({ physical }) => physical) };
}

/** The one of two truths that a reply follows; neither when it gives no answer or a third one. */
type Followed = { perceived: boolean; physical: boolean };

function followed({ question: { groups, copy, scoring }, grade }: Mark): Followed | null {
  const { perceived, physical, truth } = groups ?? {};
  if (perceived === undefined || physical === undefined) return null;
  if (scoring.kind === 'yes-no' && /^(?:Yes|No)$/.test(perceived) && /^(?:Yes|No)$/.test(physical)) {
    if (perceived === physical) return null;
    return { perceived: grade?.parsed === perceived, physical: grade?.parsed === physical };
  }
  if (copy === undefined) return null;
  const [right, other] = [grade?.correct === true, grade?.copied === true];
  return truth === 'perceived'
    ? { perceived: right, physical: other }
    : { perceived: other, physical: right };
}
