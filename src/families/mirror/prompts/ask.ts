import { mirrorKinds, type MirrorKindName } from './kinds.js';

/**
 * `own`: the subject's own side in one picture. `viewer`: the control, the side of the image on which the part is seen.
 * `both`: the subject's own side in a picture and in its twin, shown together.
 */
export type MirrorView = 'own' | 'viewer' | 'both';

export interface MirrorNames {
  /** A noun phrase in the singular with its article: 'the woman', 'the horse'. */
  readonly subject: string;
  /** For kinds that have one: a noun without an article ('racket', 'earring') or a color ('blue'). */
  readonly prop?: string;
}

/** The text of a question, from its kind: what `{question}` is in the paper's prompt. */
export function mirrorQuestionText(
  kind: MirrorKindName,
  { subject, prop = '' }: MirrorNames,
  view: MirrorView = 'own',
): string {
  const { words } = mirrorKinds[kind];
  if (view === 'viewer') return `On which side of the image is ${words.part(subject, prop)}?`;
  if (view === 'own') return `${words.question(subject, prop)}?`;
  const { first, second } = words.pair(subject, prop);
  return `${first} in the first image, and ${second} in the second?`;
}
