import type { Surface } from './define.js';
import { floorBoards } from './floor-boards.js';
import { woodVeneer } from './wood-veneer.js';

/** Every surface, in the order of the documentation. */
export const surfaces: readonly Surface[] = [floorBoards, woodVeneer];
