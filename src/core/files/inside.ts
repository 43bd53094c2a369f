import type { PlatformPath } from 'node:path';
import { node } from '../node.js';

/** Whether a path is that of a folder or of something in it; links are not followed. @param paths the platform's rules */
export function stays(folder: string, full: string, paths: PlatformPath = node.path): boolean {
  const inside = paths.relative(folder, full);
  return inside !== '..' && !inside.startsWith(`..${paths.sep}`) && !paths.isAbsolute(inside);
}
