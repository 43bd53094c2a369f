/** What plan views see, and planes of shadows on the ground. See `docs/kernels.md`. */
export { place, snap } from './place.as';
export { approach, lift } from './lift.as';
export { halve, tent } from './blur.as';
export { cover, mark } from './mark.as';
