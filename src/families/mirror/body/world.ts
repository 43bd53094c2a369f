/** What of the world a body studio needs, as one module that is loaded when there is something to draw. */
export { bodyKinds } from '../../../content/bodies/index.js';
export { floorPart } from '../../../content/bodies/settings/parts/floor.js';
export { arrange } from './arrange/arrange.js';
export { frameOf, glassOf, placeMirror, withReflections } from './glass.js';
export { glassObject, reflectedCamera, renderWithMirror } from '../../../world/reflection.js';
export { putOn, settingOf } from './dressing.js';
export { board } from './occluder.js';
export { repertoire } from './repertoire.js';
export { statureOf } from './stature.js';
export { subjectOf } from './subject.js';
