import { type Affine, localTransform, nested, unmoved } from './format/affine.js';
import { at } from './format/at.js';
import type { Gltf, GltfPrimitive } from './format/form.js';
import { isDrawn } from './format/is-drawn.js';
import { limits } from './format/limits.js';
import { badModel } from './format/problem.js';
import { type Instances, instancesOf } from './instances.js';

/** A mesh where a node puts it. */
export interface PlacedMesh {
  readonly name: string | undefined;
  /** The index of the mesh. */
  readonly mesh: number;
  /** What is drawn of it. */
  readonly primitives: readonly GltfPrimitive[];
  /** From the mesh's coordinates to the scene's. */
  readonly to: Affine;
  readonly instances?: Instances | undefined;
}

/**
 * The meshes of one scene, in the order of its tree. Everything they need must be there; what the scene does not use is
 * not looked at.
 *
 * @param scene its index; default: the file's own choice, or all nodes if it has no scenes
 * @throws TopsyturvyError 'bad-model' for nodes in a circle or with two parents, and for skins and morph targets
 */
export function surveyScene(gltf: Gltf, scene?: number): PlacedMesh[] {
  const { nodes } = gltf;
  const found: Omit<PlacedMesh, 'primitives'>[] = [];
  const seen = new Set<number>();
  // A stack, not recursion: a chain of 100,000 nodes is no reason to fail.
  const open = rootsOf(gltf, scene)
    .map((index) => ({ index, to: unmoved }))
    .reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { index, to: above } = next;
    const node = at(nodes, index, 'node');
    if (seen.has(index))
      throw badModel(`has nodes in a circle or with two parents: node ${index} is met twice`);
    seen.add(index);
    if (node.skin !== undefined)
      throw badModel(`has a skin at node ${index}; skins cannot be read: export it posed`);
    // What is hidden hides its children (KHR_node_visibility).
    if (node.extensions?.KHR_node_visibility?.visible === false) continue;
    const to = nested(above, localTransform(node, `node ${index}`));
    if (!to.every(Number.isFinite)) throw badModel(`is moved to infinity by node ${index}`);
    if (node.mesh !== undefined)
      found.push({ name: node.name, mesh: node.mesh, to, instances: instancesOf(gltf, node, index) });
    for (const child of [...node.children].reverse()) open.push({ index: child, to });
  }
  if (found.length === 0) throw badModel('shows nothing: no node of its scene has a mesh');
  return checkMeshes(gltf, found);
}

function rootsOf({ scenes, scene: own, nodes }: Gltf, scene: number | undefined): readonly number[] {
  if (scene !== undefined || scenes.length > 0) return at(scenes, scene ?? own ?? 0, 'scene').nodes;
  const children = new Set(nodes.flatMap((node) => node.children));
  return nodes.map((_, index) => index).filter((index) => !children.has(index));
}

/** Refuses what cannot be read, and too much of anything before it is allocated; leaves out meshes that draw nothing. */
function checkMeshes(gltf: Gltf, placed: readonly Omit<PlacedMesh, 'primitives'>[]): PlacedMesh[] {
  const known = new Map<number, Counted>();
  const total = { vertices: 0, triangles: 0, parts: 0 };
  const found: PlacedMesh[] = [];
  for (const place of placed) {
    const { mesh } = place;
    let own = known.get(mesh);
    if (!own) known.set(mesh, (own = countMesh(gltf, mesh)));
    if (own.parts > 0) found.push({ ...place, primitives: own.primitives });
    for (const what of ['vertices', 'triangles', 'parts'] as const) {
      total[what] += own[what] * (place.instances?.count ?? 1);
      if (total[what] > limits[what])
        throw badModel(
          `claims ${total[what]} ${what} or more; at most ${limits[what]} can be read`,
          total[what],
        );
    }
  }
  return found;
}

interface Counted {
  readonly primitives: readonly GltfPrimitive[];
  readonly vertices: number;
  readonly triangles: number;
  readonly parts: number;
}

function countMesh(gltf: Gltf, index: number): Counted {
  const all = at(gltf.meshes, index, 'mesh').primitives;
  if (all.some(({ targets }) => targets?.length))
    throw badModel(`has morph targets in mesh ${index}, which cannot be read: export it without`);
  const primitives = all.filter(isDrawn);
  let [vertices, triangles] = [0, 0];
  for (const { attributes, indices, mode } of primitives) {
    const { count } = at(gltf.accessors, attributes['POSITION']!, 'accessor');
    const corners = indices === undefined ? count : at(gltf.accessors, indices, 'accessor').count;
    vertices += count;
    triangles += mode === 4 ? Math.floor(corners / 3) : corners;
  }
  return { primitives, vertices, triangles, parts: primitives.length };
}
