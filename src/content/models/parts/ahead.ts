import type { Mesh } from '../../../world/mesh.js';
import { turned } from '../../../world/modeling/mesh/index.js';

/** What lies along z instead of y. */
export const ahead = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
