import { node } from '../../../core/node.js';
import type { Axis } from '../declaration.js';
import { readContainer } from './container.js';
import { checkGltf, type Gltf } from './form.js';

/** The facing that a file's declared format gives to its models. */
export interface Facing {
  readonly front: Axis;
  /** The name of the format, e.g. 'VRM 0'. */
  readonly format: string;
}

/** Avatars of VRM 0 face -Z; those of VRM 1 face +Z, as all of glTF does. A file may be both: it is then made for VRM 1. */
export function facingOf({ extensions, extensionsUsed }: Gltf): Facing | undefined {
  const is = (name: string): boolean => extensions?.[name] !== undefined || extensionsUsed.includes(name);
  if (is('VRMC_vrm')) return { front: '+z', format: 'VRM 1' };
  return is('VRM') ? { front: '-z', format: 'VRM 0' } : undefined;
}

/** The facing that a file gives to its model; undefined also where the file cannot be read. */
export function facingOfFile(file: string): Facing | undefined {
  try {
    return facingOf(checkGltf(readContainer(node.fs.readFileSync(file)).json));
  } catch {
    return undefined;
  }
}
