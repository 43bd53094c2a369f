import type { Renderer } from '../../world/scene.js';
import type { Engine } from '../family.js';

/** What a dataset's manifest says of a renderer whose pictures are not the same everywhere. */
export const engineOf = ({ name, vendor, tolerance }: Renderer): Engine | undefined =>
  tolerance && { renderer: name, vendor, tolerance };
