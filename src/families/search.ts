import { TopsyturvyError, show, wrongParameter } from '../core/errors.js';
import type { AnyFamily, ItemContext, Proposal, Proposals, Refusal, Rejected, Verdict } from './making.js';
import { inFamily } from './guard.js';

type AnyProposal = Proposal<unknown, unknown, unknown>;

/** The proposal that was taken, and those that were refused before it. */
export interface Found<M> {
  readonly candidate: M;
  /** How many proposals were refused before this one. */
  readonly attempt: number;
  /** Reason → how many proposals were refused for it. */
  readonly rejections: Readonly<Record<string, number>>;
}

const codeForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Takes a family's proposals for one item until its judge accepts one: the one loop of all families. A family that makes a
 * single proposal is not judged here but when its certificate is first read.
 * @param wrap what the judge and the item need of a proposal
 * @throws TopsyturvyError 'bad-parameter' if no proposal was accepted
 */
export function search<M>(
  family: AnyFamily,
  item: ItemContext<unknown, unknown>,
  wrap: (proposal: AnyProposal) => M,
  judge: (candidate: M) => Verdict,
): Found<M> {
  const where = `item ${item.index}`;
  const proposed = inFamily(family.name, 'propose', where, (): Proposals<unknown, unknown, unknown> =>
    family.propose(item),
  );
  if (!isGenerator(proposed)) return { candidate: wrap(proposed), attempt: 0, rejections: {} };
  const rejections: Record<string, number> = {};
  let last: Refusal | undefined;
  for (let attempt = 0; ; attempt++) {
    const step = inFamily(family.name, 'propose', where, () =>
      last === undefined ? proposed.next() : proposed.next(last),
    );
    if (step.done === true) throw exhausted(family, where, attempt, rejections);
    if ('rejected' in step.value) last = { holds: false, reason: step.value.rejected };
    else {
      const candidate = wrap(step.value);
      const verdict = judge(candidate);
      if (verdict.holds) return { candidate, attempt, rejections };
      last = verdict as Refusal;
    }
    const { reason } = last;
    if (typeof reason !== 'string' || !codeForm.test(reason))
      throw new TopsyturvyError(
        'broken-family',
        `The family ${family.name} refused a proposal with the reason ${show(reason)}, which is not a code of lower-case words with dashes`,
        reason,
      );
    rejections[reason] = (rejections[reason] ?? 0) + 1;
  }
}

/** A family's first complete proposal for an item, not judged; undefined if it makes none. */
export function firstProposal(
  family: AnyFamily,
  item: ItemContext<unknown, unknown>,
): AnyProposal | undefined {
  const proposed = inFamily(
    family.name,
    'propose',
    `item ${item.index}`,
    (): Proposals<unknown, unknown, unknown> => family.propose(item),
  );
  if (!isGenerator(proposed)) return proposed;
  let step = proposed.next();
  while (step.done !== true) {
    if (!('rejected' in step.value)) return step.value;
    step = proposed.next({ holds: false, reason: step.value.rejected });
  }
  return undefined;
}

const isGenerator = (
  value: Proposals<unknown, unknown, unknown>,
): value is Generator<AnyProposal | Rejected, void, Refusal> =>
  typeof (value as Partial<Iterator<unknown>>).next === 'function';

function exhausted(
  { name }: AnyFamily,
  where: string,
  proposals: number,
  rejections: Readonly<Record<string, number>>,
): TopsyturvyError {
  const counts = Object.entries(rejections).map(([reason, count]) => `${reason} ${count}`);
  return wrongParameter(
    `None of ${proposals} proposals for ${where} of ${name} was accepted (${counts.join(', ')}); other params may allow more`,
  );
}
