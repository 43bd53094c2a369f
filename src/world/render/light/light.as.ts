// The light pass: see light-kernel.ts for what each does.
export { occlude } from './occlude.as';
export { blur } from './blur.as';
export { shadow } from './shadow.as';
