import { drift } from './drift.js';
import { enigma } from './enigma.js';
import { hermann, scintillating } from './grids.js';
import type { StillIllusion } from './illusion.js';
import { ouchi } from './ouchi.js';
import { pole } from './pole.js';
import { snakes } from './snakes.js';

/** The still pictures that seem to move, by name: each is asked only for states of its own, which the type of a list cannot say. */
export const stills: ReadonlyMap<string, StillIllusion> = new Map(
  [snakes, ouchi, drift, scintillating, hermann, pole, enigma].map((illusion) => [
    illusion.name,
    illusion as unknown as StillIllusion,
  ]),
);
