import { armchair } from './armchair.js';
import { ball } from './ball.js';
import { bicycle } from './bicycle.js';
import { bottle } from './bottle.js';
import { bowl } from './bowl.js';
import { box } from './box.js';
import { bus } from './bus.js';
import { car } from './car.js';
import { chair } from './chair.js';
import { laptop } from './laptop.js';
import { mug } from './mug.js';
import { sofa } from './sofa.js';
import { stopSign } from './stop-sign.js';
import { television } from './television.js';
import { vase } from './vase.js';
import type { CatalogModel } from './define.js';

export { buildModel, defineModel, type CatalogModel } from './define.js';

/** Every kind of object that ships, in alphabetical order of the lines. */
export const catalog: readonly CatalogModel[] = [
  armchair,
  ball,
  bicycle,
  bottle,
  bowl,
  box,
  bus,
  car,
  chair,
  laptop,
  mug,
  sofa,
  stopSign,
  television,
  vase,
];
