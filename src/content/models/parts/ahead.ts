import { turned, type Mesh } from '../../../world/modeling/index.js';

/** A mesh turned so that what lay along y lies along z. */
export const ahead = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
