import { asphalt } from './asphalt.js';
import { brickWall } from './brick-wall.js';
import { brushedMetal } from './brushed-metal.js';
import { cardboard } from './cardboard.js';
import { carpet } from './carpet.js';
import { ceramicTile } from './ceramic-tile.js';
import { concrete } from './concrete.js';
import { type Surface } from './define.js';
import { floorBoards } from './floor-boards.js';
import { granite } from './granite.js';
import { gravel } from './gravel.js';
import { knit } from './knit.js';
import { lawn } from './lawn.js';
import { leather } from './leather.js';
import { linoleum } from './linoleum.js';
import { marble } from './marble.js';
import { paintedMetal } from './painted-metal.js';
import { paper } from './paper.js';
import { parquet } from './parquet.js';
import { pavingSlabs } from './paving-slabs.js';
import { plasterWall } from './plaster-wall.js';
import { roofTiles } from './roof-tiles.js';
import { rubber } from './rubber.js';
import { sand } from './sand.js';
import { shortFur } from './short-fur.js';
import { skin } from './skin.js';
import { soil } from './soil.js';
import { wallpaper } from './wallpaper.js';
import { woodSiding } from './wood-siding.js';
import { woodVeneer } from './wood-veneer.js';
import { wovenCloth } from './woven-cloth.js';

/** Every surface, in the order of the documentation. */
export const surfaces: readonly Surface[] = [
  floorBoards,
  parquet,
  woodVeneer,
  woodSiding,
  linoleum,
  carpet,
  ceramicTile,
  marble,
  granite,
  concrete,
  plasterWall,
  wallpaper,
  brickWall,
  roofTiles,
  asphalt,
  pavingSlabs,
  gravel,
  soil,
  sand,
  lawn,
  brushedMetal,
  paintedMetal,
  rubber,
  leather,
  wovenCloth,
  knit,
  paper,
  cardboard,
  shortFur,
  skin,
];
