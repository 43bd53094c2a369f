import type { Font } from './font.js';
import { turnOverlap } from './turn-map.js';

/**
 * The paper's map of characters under a half turn. It is fixed: whether a font bears it out is measured by
 * {@link paperEvidence}, never used to change it.
 */
export const paperMap = {
  name: 'rotoutbench',
  source:
    'RotOutBench, Appendix A.5 and the examples of TextImage-Rot: q→b, 6b→q9, bp6→9dq, 6dq9→6bp9, 9dp6b→q9dp6',
  turn: 'half',
  alphabet: '69bdpq',
  reads: { '6': '9', '9': '6', b: 'q', q: 'b', d: 'p', p: 'd' } as Readonly<Record<string, string>>,
} as const;

/** How well a font bears one entry of the paper's map out; see TurnEntry for the measures. */
export interface PaperEvidence {
  readonly char: string;
  readonly reads: string;
  readonly overlap: number;
  readonly overlapOnBaseline: number;
}

/**
 * The overlaps of the paper's six characters, half-turned, with what they are read as.
 *
 * @throws TopsyturvyError 'bad-font' if the font lacks one of them
 */
export function paperEvidence(font: Font): PaperEvidence[] {
  return Array.from(paperMap.alphabet, (char) => {
    const reads = paperMap.reads[char]!;
    return {
      char,
      reads,
      overlap: turnOverlap(font, char, reads, 'half'),
      overlapOnBaseline: turnOverlap(font, char, reads, 'half', 'baseline'),
    };
  });
}
