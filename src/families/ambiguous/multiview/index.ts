/** What the multi-view family draws and asks with, loaded when its first item is prepared. */
export { multiviewQuestions } from './ask.js';
export { certifyMultiview } from './certify.js';
export { drawMultiview } from './draw.js';
export { sampleMultiview } from './sample.js';
