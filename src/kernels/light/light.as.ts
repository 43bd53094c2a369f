// The light pass: see loops.ts for what each does.
export { occlude } from './occlude.as';
export { blur } from './blur.as';
export { shadow } from './shadow.as';
