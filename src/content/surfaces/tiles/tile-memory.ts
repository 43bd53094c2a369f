import { KernelMemory } from '../../../core/wasm/kernel.js';
import { tiles, type TileLoops } from './tiles-kernel.js';

/** The memory in which fields and maps of tiles are made, one after the other. */
export const tileMemory = new KernelMemory();
let loops: TileLoops | undefined;

/** Gives back all of it. Returns the loops that work there. */
export function beginTile(): TileLoops {
  loops ??= tiles.on(tileMemory);
  tileMemory.begin();
  return loops;
}
