import { brickWall } from './brick-wall.js';
import { brushedMetal } from './brushed-metal.js';
import { carpet } from './carpet.js';
import { ceramicTile } from './ceramic-tile.js';
import { concrete } from './concrete.js';
import type { Surface } from './define.js';
import { floorBoards } from './floor-boards.js';
import { knit } from './knit.js';
import { leather } from './leather.js';
import { paintedMetal } from './painted-metal.js';
import { parquet } from './parquet.js';
import { plasterWall } from './plaster-wall.js';
import { wallpaper } from './wallpaper.js';
import { woodVeneer } from './wood-veneer.js';
import { wovenCloth } from './woven-cloth.js';

/** Every surface, in the order of the documentation. */
export const surfaces: readonly Surface[] = [
  floorBoards,
  parquet,
  woodVeneer,
  brushedMetal,
  paintedMetal,
  leather,
  wovenCloth,
  knit,
  carpet,
  ceramicTile,
  concrete,
  plasterWall,
  wallpaper,
  brickWall,
];
