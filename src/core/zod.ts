import type { z } from 'zod';
import { nodeIfAny, requirePackage } from './node.js';

/** zod's builder, handed to families so that they need not import it. */
export type Zod = typeof z;

let loaded: Zod | undefined;

/** zod, loaded at first use: it takes longer to load than the rest of the library (50 ms and more). */
export function zod(): Zod {
  loaded ??= (requirePackage('zod') as { z: Zod }).z;
  return loaded;
}

/** Makes {@link zod} work in a browser too, where nothing can be loaded at once. */
export async function loadZod(): Promise<void> {
  if (!nodeIfAny.module) loaded ??= (await import('zod')).z;
}
