import type { Illusion } from './illusion.js';
import { blivet } from './blivet.js';
import { cafeWall } from './cafe-wall.js';
import { checkerShadow } from './checker-shadow.js';
import { delboeuf } from './delboeuf.js';
import { ebbinghaus } from './ebbinghaus.js';
import { ehrenstein } from './ehrenstein.js';
import { hering } from './hering.js';
import { impossibleCube } from './impossible-cube.js';
import { impossibleStairs } from './impossible-stairs.js';
import { jastrow } from './jastrow.js';
import { mullerLyer } from './muller-lyer.js';
import { munker } from './munker.js';
import { orbison } from './orbison.js';
import { penroseTriangle } from './penrose-triangle.js';
import { poggendorff } from './poggendorff.js';
import { ponzo } from './ponzo.js';
import { simultaneousContrast } from './simultaneous-contrast.js';
import { tiltedLine } from './tilted-line.js';
import { verticalHorizontal } from './vertical-horizontal.js';
import { white } from './white.js';
import { wundt } from './wundt.js';
import { zollner } from './zollner.js';

/**
 * All illusions, in the order in which items take them in turn. A new one is its file and a line here; it changes what an item
 * shows, so it raises the family's version.
 */
export const illusions: readonly Illusion[] = [
  mullerLyer,
  ponzo,
  zollner,
  hering,
  wundt,
  poggendorff,
  ebbinghaus,
  delboeuf,
  jastrow,
  verticalHorizontal,
  cafeWall,
  orbison,
  ehrenstein,
  simultaneousContrast,
  white,
  munker,
  checkerShadow,
  tiltedLine,
  penroseTriangle,
  impossibleStairs,
  blivet,
  impossibleCube,
];

export const illusionNames: readonly string[] = illusions.map(({ name }) => name);
