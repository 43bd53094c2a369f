/** What of the world a body studio needs, as one module that is loaded when there is something to draw. */
export { bodyKinds } from '../../../content/bodies/index.js';
export { floorPart } from '../../../content/bodies/settings/parts/floor.js';
export { arrange } from './posing/arrange.js';
export { frameOf, glassOf, placeMirror, withReflections } from './scene/standing-mirror.js';
export { glassObject, reflectedCamera, renderWithMirror } from '../../../world/reflection.js';
export { putOn, settingOf } from './posing/dressed-body.js';
export { board } from './scene/occluder.js';
export { repertoire } from './questions/repertoire.js';
export { statureOf } from './posing/stature.js';
export { subjectOf } from './subject.js';
