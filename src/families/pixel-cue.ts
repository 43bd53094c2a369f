/** What a learner of a pixel audit sees of a question's pictures; each sees one of them. */
export type PixelCue = 'border' | 'colors' | 'marks' | 'file length' | 'equal views' | 'thumbnail';

/** Cues that tell something of the answer because they are part of what is asked about, each with the reason. */
export type InherentCues = Readonly<Partial<Record<PixelCue, string>>>;
