/**
 * `topsyturvy/families`: writing a family, and giving a shipped family another transform.
 * @module topsyturvy/families
 */
export { families, loadFamily } from '../families/index.js';
export { defineFamily } from '../families/define-family.js';
export type {
  Animation,
  AnyFamily,
  Draft,
  Drawing,
  Engine,
  Family,
  ItemContext,
  Judged,
  Made,
  Proposed,
  SetContext,
  View,
} from '../families/family.js';
export type { Difficulty, DifficultyAxis, Ladder, Levels, Move } from '../families/difficulty/difficulty.js';
export { axis, down, measuredAxis, narrower, onward, up, wider } from '../families/difficulty/difficulty.js';
export type { FamilyWords, Phrases } from '../families/words/family-words.js';
export {
  refuse,
  reject,
  verdict,
  type Certificate,
  type Evidence,
  type Proposal,
  type Proposals,
  type Refusal,
  type Rejected,
  type Verdict,
} from '../families/proposal.js';
export type { FamilyFacts } from '../families/facts.js';
export type { FamilyEntry } from '../families/registry.js';
export { checkLabelLaw, checkPictureLaw, type DrawnItem } from '../families/laws.js';
