import { asphalt } from './asphalt.js';
import { brickWall } from './brick-wall.js';
import { brushedMetal } from './brushed-metal.js';
import { carPaint } from './car-paint.js';
import { cardboard } from './cardboard.js';
import { carpet } from './carpet.js';
import { ceramicTile } from './ceramic-tile.js';
import { clayCourt } from './clay-court.js';
import { cobblestones } from './cobblestones.js';
import { concrete } from './concrete.js';
import { type Surface } from './define.js';
import { denim } from './denim.js';
import { floorBoards } from './floor-boards.js';
import { glazedCeramic } from './glazed-ceramic.js';
import { granite } from './granite.js';
import { gravel } from './gravel.js';
import { ice } from './ice.js';
import { knit } from './knit.js';
import { laminate } from './laminate.js';
import { lawn } from './lawn.js';
import { leather } from './leather.js';
import { linoleum } from './linoleum.js';
import { marble } from './marble.js';
import { newsprint } from './newsprint.js';
import { paintedCanvas } from './painted-canvas.js';
import { paintedMetal } from './painted-metal.js';
import { paper } from './paper.js';
import { parquet } from './parquet.js';
import { pavingSlabs } from './paving-slabs.js';
import { plasterWall } from './plaster-wall.js';
import { roofTiles } from './roof-tiles.js';
import { rubber } from './rubber.js';
import { runningTrack } from './running-track.js';
import { sand } from './sand.js';
import { shortFur } from './short-fur.js';
import { skin } from './skin.js';
import { snow } from './snow.js';
import { soil } from './soil.js';
import { straw } from './straw.js';
import { stucco } from './stucco.js';
import { terrazzo } from './terrazzo.js';
import { wallpaper } from './wallpaper.js';
import { windowGlass } from './window-glass.js';
import { woodSiding } from './wood-siding.js';
import { woodVeneer } from './wood-veneer.js';
import { wovenCloth } from './woven-cloth.js';

export { defineSurface, type Surface, type SurfaceFields } from './define.js';
export { surfaceMaterial } from './surface-material.js';
export { weathered, type WeatheredOptions } from './weathered.js';

/** Every surface, in the order of the documentation. */
export const surfaces: readonly Surface[] = [
  floorBoards,
  parquet,
  woodVeneer,
  woodSiding,
  laminate,
  linoleum,
  carpet,
  ceramicTile,
  terrazzo,
  marble,
  granite,
  concrete,
  plasterWall,
  wallpaper,
  stucco,
  brickWall,
  roofTiles,
  asphalt,
  pavingSlabs,
  cobblestones,
  gravel,
  soil,
  sand,
  snow,
  ice,
  lawn,
  straw,
  runningTrack,
  clayCourt,
  brushedMetal,
  paintedMetal,
  carPaint,
  windowGlass,
  glazedCeramic,
  rubber,
  leather,
  wovenCloth,
  denim,
  knit,
  paintedCanvas,
  paper,
  newsprint,
  cardboard,
  shortFur,
  skin,
];
