import { box } from '../models/box.js';
import type { CatalogModel } from '../models/define.js';
import { barrel } from './barrel.js';
import { boulder } from './boulder.js';
import { crate } from './crate.js';
import { hedge } from './hedge.js';

/**
 * The things that may stand in front of others and hide them: large, closed and without fronts of their own, so that
 * nobody reads the heading of what hides in place of what is hidden. In a fixed order, which streams index.
 */
export const occluders: readonly CatalogModel[] = [barrel, boulder, box, crate, hedge];
