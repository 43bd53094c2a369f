import type { Quadruped } from './define.js';
import { blackBear, brownBear, panda, polarBear } from './species/bears.js';
import { cheetah, jaguar, leopard, lynx, panther, snowLeopard } from './species/big-cats.js';
import { cat } from './species/cat.js';
import { cow } from './species/cow.js';
import { deer } from './species/deer.js';
import { dog } from './species/dog.js';
import { elephant } from './species/elephant.js';
import { alpaca, donkey, goat, pig } from './species/farm.js';
import { giraffe } from './species/giraffe.js';
import { horse } from './species/horse.js';
import { lion } from './species/lion.js';
import { sheep } from './species/sheep.js';
import { tiger } from './species/tiger.js';
import { arcticFox, fox, wolf } from './species/wild-dogs.js';
import { hippo, rhino } from './species/pachyderms.js';
import { otter, rat, raccoon, skunk, weasel } from './species/slender.js';
import { beaver, hamster, hedgehog, mouse, rabbit, squirrel } from './species/small.js';
import { bison, buffalo, yak } from './species/wild-cattle.js';
import { antelope, camel, moose, ram, reindeer } from './species/wild-hoofed.js';
import { zebra } from './species/zebra.js';

export type { Quadruped } from './define.js';

/** All kinds of bodies on four legs. */
export const quadrupeds: readonly Quadruped[] = [
  horse,
  dog,
  cat,
  cow,
  sheep,
  elephant,
  giraffe,
  zebra,
  deer,
  lion,
  tiger,
  leopard,
  jaguar,
  cheetah,
  panther,
  snowLeopard,
  lynx,
  wolf,
  fox,
  arcticFox,
  brownBear,
  blackBear,
  polarBear,
  panda,
  pig,
  goat,
  donkey,
  alpaca,
  hippo,
  rhino,
  camel,
  moose,
  reindeer,
  antelope,
  ram,
  buffalo,
  bison,
  yak,
  rabbit,
  mouse,
  rat,
  hamster,
  squirrel,
  hedgehog,
  beaver,
  otter,
  weasel,
  skunk,
  raccoon,
];
