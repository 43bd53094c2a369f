import { mirroredLabel } from '../../families/mirror/prompts/prompt.js';
import { type Mark, share, type Share } from '../../score/index.js';
import { sidesOf } from './sides.js';

/** The paper's error types (section 6.5), which follow here from the answer chosen and the measured occlusion. */
export const mirrorErrors = ['RFC', 'BPM', 'OOI', 'unparsed'] as const;
/** A type of error: left and right confused, body part misread, occlusion ignored, or no answer. */
export type MirrorError = (typeof mirrorErrors)[number];

/** Shares of the wrong replies; each is of one type. Questions without a reply are not among them. */
export interface ErrorTypes {
  /** Reference frame confusion: left and right swapped, front and rear right. Of two options it is the only error. */
  RFC: Share;
  /** Body part misidentification: front for rear or rear for front, on either side. */
  BPM: Share;
  /** Obstacle occlusion interference: any wrong side where the part or its counterpart is partly hidden. */
  OOI: Share;
  /** The share of replies with no answer, or several. */
  unparsed: Share;
}

/** The type of a wrong reply's error; `null` for a right reply and where there is none. */
export function errorOf(mark: Mark): MirrorError | null {
  const { grade, question } = mark;
  if (grade === null || grade.correct) return null;
  const { truth, given } = sidesOf(mark);
  if (given === null) return 'unparsed';
  if (question.groups?.occluded === 'yes') return 'OOI';
  return given === mirroredLabel(truth) ? 'RFC' : 'BPM';
}

export function errorTypes(marks: readonly Mark[]): ErrorTypes {
  const errors = marks.map(errorOf).filter((error) => error !== null);
  const of = (type: MirrorError): Share =>
    share(errors.filter((error) => error === type).length, errors.length);
  return { RFC: of('RFC'), BPM: of('BPM'), OOI: of('OOI'), unparsed: of('unparsed') };
}
