/** What a learner of a pixel audit sees of a question's pictures; each sees one of them. */
export type PixelCue = 'border' | 'colors' | 'marks' | 'file length' | 'equal views' | 'thumbnail';

/** Why a cue tells something of the answer, and in which conditions, if not in all. */
export interface InherentIn {
  readonly why: string;
  readonly conditions: readonly string[];
}

/** Cues that tell something of the answer because they are part of what is asked about, each with the reason. */
export type InherentCues = Readonly<Partial<Record<PixelCue, string | InherentIn>>>;

/** The reason for a cue in questions of some conditions; null where it is not declared for each of them. */
export function inherentIn(cues: InherentCues, cue: string, conditions: Iterable<string>): string | null {
  const declared = (cues as Readonly<Record<string, string | InherentIn>>)[cue] ?? null;
  if (declared === null || typeof declared === 'string') return declared;
  return [...conditions].every((one) => declared.conditions.includes(one)) ? declared.why : null;
}
