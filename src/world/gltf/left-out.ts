import { leftOfMorphs } from './deform/morphs.js';
import type { Gltf } from './format/form.js';
import type { PlacedMesh } from './survey.js';

/** What of a file as a whole is not drawn. */
export function leftOfFile({ animations, nodes, extensions }: Gltf): string[] {
  const lit = nodes.some((node) => node.extensions?.KHR_lights_punctual !== undefined);
  return [
    ...(animations.length > 0 ? ['animations (shown at rest)'] : []),
    ...(lit ? ['lights (KHR_lights_punctual)'] : []),
    ...(extensions?.KHR_materials_variants !== undefined
      ? ['variants of materials but the default (KHR_materials_variants)']
      : []),
  ];
}

/** What of the shapes of its meshes is not drawn. */
export function leftOfPlaced(placed: readonly PlacedMesh[]): string[] {
  const left = placed.flatMap(({ primitives, weights }) =>
    primitives.flatMap((primitive) => leftOfMorphs(primitive, weights)),
  );
  return [...new Set(left)];
}
