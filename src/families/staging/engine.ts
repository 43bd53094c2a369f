import type { Renderer } from '../../world/scene.js';
import type { Engine } from '../family.js';

/** The manifest's entry for a renderer whose pictures differ between machines; undefined for others. */
export const engineOf = ({ name, vendor, tolerance }: Renderer): Engine | undefined =>
  tolerance && { renderer: name, vendor, tolerance };
