import { armchair } from './armchair.js';
import { ball } from './ball.js';
import { bottle } from './bottle.js';
import { bowl } from './bowl.js';
import { box } from './box.js';
import { car } from './car.js';
import { chair } from './chair.js';
import { sofa } from './sofa.js';
import { vase } from './vase.js';
import type { CatalogModel } from './define.js';

export { buildModel, defineModel, type CatalogModel } from './define.js';

/** Every kind of object that ships, in alphabetical order of the lines. */
export const catalog: readonly CatalogModel[] = [armchair, ball, bottle, bowl, box, car, chair, sofa, vase];
