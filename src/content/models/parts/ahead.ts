import { turned, type Mesh } from '../../../world/modeling/index.js';

/** What lies along z instead of y. */
export const ahead = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
