/** `topsyturvy/families`: what it takes to write a family of one's own. */
export { families } from '../families/index.js';
export {
  defineFamily,
  type Animation,
  type AnyFamily,
  type Certificate,
  type Draft,
  type Engine,
  type Family,
  type ItemContext,
  type Made,
  type Preparation,
  type View,
} from '../families/family.js';
export { checkLabelLaw, checkPictureLaw } from '../families/laws.js';
