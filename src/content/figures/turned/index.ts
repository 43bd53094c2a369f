import type { Figure } from './figure.js';
import { acornEgg } from './acorn-egg.js';
import { bellGoblet } from './bell-goblet.js';
import { bucketHat } from './bucket-hat.js';
import { candlePaintbrush } from './candle-paintbrush.js';
import { chefOldMan } from './chef-old-man.js';
import { duckRabbit } from './duck-rabbit.js';
import { faceMountains } from './face-mountains.js';
import { flowerDancer } from './flower-dancer.js';
import { glassLamp } from './glass-lamp.js';
import { hourglassBowTie } from './hourglass-bow-tie.js';
import { iceCreamGnome } from './ice-cream-gnome.js';
import { jellyfishPlant } from './jellyfish-plant.js';
import { ladderRailway } from './ladder-railway.js';
import { manWoman } from './man-woman.js';
import { rocketFish } from './rocket-fish.js';

/** The figures that change under a turn; a new one is its file, its templates and a line here. */
export const figures: readonly Figure[] = [
  duckRabbit,
  faceMountains,
  rocketFish,
  hourglassBowTie,
  ladderRailway,
  flowerDancer,
  candlePaintbrush,
  iceCreamGnome,
  glassLamp,
  jellyfishPlant,
  bellGoblet,
  acornEgg,
  bucketHat,
  manWoman,
  chefOldMan,
];
