import type { Stream } from '../../core/stream.js';
import { ramp, type Ramp } from './tiles/ramp.js';

/** What distinguishes one wood from another. */
export interface Species {
  readonly name: string;
  /** From early wood to late wood. */
  readonly light: string;
  readonly dark: string;
  /** How strongly growth rings show, and pores: 0 to 1. */
  readonly rings: number;
  readonly pores: number;
}

/** Woods of floors and furniture; the last are pale or stained as they are sold. */
export const species: readonly Species[] = [
  { name: 'oak', light: '#c8a275', dark: '#a67f51', rings: 0.7, pores: 1 },
  { name: 'maple', light: '#d9bf98', dark: '#c7a77b', rings: 0.45, pores: 0.15 },
  { name: 'walnut', light: '#86603f', dark: '#5c3f2a', rings: 0.75, pores: 0.7 },
  { name: 'pine', light: '#dab985', dark: '#bd8d53', rings: 1, pores: 0.1 },
  { name: 'cherry', light: '#b67d53', dark: '#935c38', rings: 0.5, pores: 0.25 },
  { name: 'mahogany', light: '#965a3c', dark: '#713d28', rings: 0.4, pores: 0.8 },
  { name: 'teak', light: '#ad7e4d', dark: '#84582f', rings: 0.7, pores: 0.6 },
  { name: 'birch', light: '#d8c09d', dark: '#c9a97e', rings: 0.35, pores: 0.15 },
  { name: 'gray oak', light: '#b3a590', dark: '#94856f', rings: 0.65, pores: 0.9 },
  { name: 'dark oak', light: '#7b583a', dark: '#553a25', rings: 0.65, pores: 0.9 },
];

export const anySpecies = (variation: Stream): Species => variation.choice(species);

/** Darker than late wood at 1, lighter than early wood at 0. */
export const woodRamp = ({ light, dark }: Species): Ramp => ramp(light, dark);
