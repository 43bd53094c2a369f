import { type Target } from '../raster/target.js';
import { Textures } from '../shade/textures.js';
import { ground, type GroundLoops } from '../backdrop/ground-kernel.js';
import { plan, type PlanLoops } from '../shadow/plan-kernel.js';
import { KernelMemory } from '../../../core/wasm/kernel.js';
import { raster, type RasterLoops, type ShadeLoops } from '../raster/raster-kernel.js';

/** Memory that the frames of a thread are drawn in, one after the other, and the loops that work there. */
export interface Workspace {
  readonly memory: KernelMemory;
  readonly loops: RasterLoops & ShadeLoops;
  readonly ground: GroundLoops;
  readonly plan: PlanLoops;
  /** What is kept there from frame to frame. */
  readonly textures: Textures;
}

let made: Workspace | undefined;

export function workspace(): Workspace {
  if (made === undefined) {
    const memory = new KernelMemory();
    const textures = new Textures(memory);
    made = { memory, loops: raster.on(memory), ground: ground.on(memory), plan: plan.on(memory), textures };
  }
  return made;
}

/** Chooses what the loops fill: a target in their memory. Writes its pattern at a place for that. */
export function chooseTarget({ memory, loops }: Workspace, patternAt: number, target: Target): void {
  const { width, top, rows, pattern, depth, ids } = target;
  memory.ints.set(pattern.x, patternAt >> 2);
  memory.ints.set(pattern.y, (patternAt >> 2) + 8);
  loops.setTarget(
    width,
    top,
    rows,
    pattern.count,
    pattern.reach,
    patternAt,
    depth.byteOffset,
    ids.byteOffset,
  );
}
