export { mirrorQuestionText, type MirrorNames, type MirrorView } from './ask.js';
export { mirrorQuestions, type MirrorAsked } from './draft.js';
export { fewShotPrompt, mostShots, type MirrorExample } from './few-shot.js';
export { reasoningPrompt } from './reasoning.js';
export { mirrorKinds, type MirrorKind, type MirrorKindName } from './kinds.js';
export {
  labelOfOption,
  mirroredLabel,
  optionText,
  pairText,
  quarters,
  sides,
  type MirrorLabel,
} from './labels.js';
export { mirrorPrompt, type MirrorPromptForm, type MirrorWording } from './prompt.js';
