import type { Stream } from '../../core/stream.js';
import { ramp, type Ramp } from './tiles/ramp.js';

/** A wood, and how it differs from others. */
export interface Species {
  readonly name: string;
  /** The colors from early wood to late wood. */
  readonly light: string;
  readonly dark: string;
  /** The strength of growth rings and of pores, 0 to 1. */
  readonly rings: number;
  readonly pores: number;
}

/** Woods of floors and furniture; the last are pale or stained as they are sold. */
export const species: readonly Species[] = [
  { name: 'oak', light: '#bd9465', dark: '#8d6740', rings: 0.7, pores: 1 },
  { name: 'maple', light: '#ceb089', dark: '#b4926a', rings: 0.45, pores: 0.15 },
  { name: 'walnut', light: '#7a563a', dark: '#4a3323', rings: 0.75, pores: 0.7 },
  { name: 'pine', light: '#cfa772', dark: '#a97a46', rings: 1, pores: 0.1 },
  { name: 'cherry', light: '#a57551', dark: '#7d543b', rings: 0.5, pores: 0.25 },
  { name: 'mahogany', light: '#85563f', dark: '#5c3a2a', rings: 0.4, pores: 0.8 },
  { name: 'teak', light: '#a07044', dark: '#70492a', rings: 0.7, pores: 0.6 },
  { name: 'birch', light: '#cdb48f', dark: '#b7966c', rings: 0.35, pores: 0.15 },
  { name: 'gray oak', light: '#a4967f', dark: '#7d705c', rings: 0.65, pores: 0.9 },
  { name: 'dark oak', light: '#6d4d33', dark: '#452f20', rings: 0.65, pores: 0.9 },
];

export const anySpecies = (variation: Stream): Species => variation.choice(species);

/** Darker than late wood at 1, lighter than early wood at 0. */
export const woodRamp = ({ light, dark }: Species): Ramp => ramp(light, dark);
