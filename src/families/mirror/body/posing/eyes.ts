import type { Stream } from '../../../../core/stream.js';
import type { BodyKind, BodyPose, Eye, Look } from '../../../../content/bodies/body.js';
import { otherSide, type BySide, type Side } from '../../../../content/bodies/side.js';
import { irises, type QuestionKind } from '../questions/kinds.js';

/** The eyes that a question about them needs, and the color that it names. Undefined: it is not about them. */
export function eyesFor(
  { name }: QuestionKind,
  answer: Side,
  body: BodyKind,
  look: Look,
  stream: Stream,
): { readonly eyes: BodyPose['eyes']; readonly about: string } | undefined {
  const usual = body.eyes(look);
  const eyes = (own: Partial<Eye>, other: Partial<Eye>): BySide<Eye> => {
    const pair = {
      [answer]: { ...usual[answer], ...own },
      [otherSide(answer)]: { ...usual[otherSide(answer)], ...other },
    };
    return pair as unknown as BySide<Eye>;
  };
  if (name === 'open-eye') return { eyes: eyes({ open: true }, { open: false }), about: '' };
  if (name === 'closed-eye') return { eyes: eyes({ open: false }, { open: true }), about: '' };
  if (name !== 'odd-eye') return undefined;
  // Pale against dark: few people distinguish amber from brown.
  const pale = stream.choice(['blue', 'green']);
  const [own, other] = stream.float() < 0.7 ? [pale, 'brown'] : ['brown', pale];
  return { eyes: eyes({ open: true, iris: irises[own]! }, { open: true, iris: irises[other]! }), about: own };
}
