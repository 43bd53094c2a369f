import { createRequire } from 'node:module';
import type { z } from 'zod';

/** zod's builder, handed to families so that they need not import it. */
export type Zod = typeof z;

let loaded: Zod | undefined;

/** zod, loaded at first use: it takes longer to load than the rest of the library (50 ms and more). */
export function zod(): Zod {
  loaded ??= (createRequire(import.meta.url)('zod') as { z: Zod }).z;
  return loaded;
}
