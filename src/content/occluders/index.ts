import { box } from '../models/box.js';
import type { CatalogModel } from '../models/define.js';
import { barrel } from './barrel.js';
import { boulder } from './boulder.js';
import { crate } from './crate.js';
import { hedge } from './hedge.js';

/**
 * What may stand in front of other things and hide them: large, closed and without a front of its own, so that nobody
 * reads the heading of what hides in place of what is hidden. In a fixed order, which streams index.
 */
export const occluders: readonly CatalogModel[] = [barrel, boulder, box, crate, hedge];
