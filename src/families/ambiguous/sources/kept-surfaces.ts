import type { Surface } from '../../../content/surfaces/define.js';
import { surfaceMaterial } from '../../../content/surfaces/surface-material.js';
import { surfaces } from '../../../content/surfaces/index.js';
import { memoizeLatest, Stream } from '../../../core/index.js';
import type { Material } from '../../../world/material.js';

const texels = 256;

/** Materials of surfaces. @param kept how many are kept: each is 0.6 MB */
export function keptSurfaces(kept: number): (surface: Surface, variation: Stream) => Material {
  const surface = memoizeLatest(kept, (name: string, path: string) =>
    surfaceMaterial(
      surfaces.find((one) => one.name === name)!,
      new Stream([path]),
      texels,
    ),
  );
  return ({ name }, { path }) => surface(name, JSON.stringify(path));
}
