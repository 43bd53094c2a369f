import { Path } from '../../../draw/path.js';

/** A shape together with its half turn about the middle of the picture: a pattern of such shapes does not tell which way is up. */
export const twins = (path: Path): Path => new Path().append(path).append(path, [-1, 0, 0, -1, 1, 1]);
