import { defineModel, type CatalogModel, type ModelDesign } from '../models/define.js';

/** A kind that hides what is behind it, and has no front. */
export const defineOccluder = (design: Omit<ModelDesign, 'hasFront' | 'hides'>): CatalogModel =>
  defineModel({ hasFront: false, hides: true, ...design });
