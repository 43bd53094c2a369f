import { type Accessor, Document, type Node, NodeIO, type TypedArray } from '@gltf-transform/core';
import { Stream } from '../../../src/core/stream.js';

type Matrix = readonly number[];

const sides = 6;
const rings = 7;
/** Of the tube, in its own units. */
const length = 3;

/** How its file says it. */
export interface Rigging {
  /** What weights are written as; joints are 16-bit beside floats, and 8-bit otherwise. */
  readonly weights: 'float' | 'byte' | 'short';
  /** Whether joints have inverse bind matrices; without them, the mesh is bent from the origin. */
  readonly bound: boolean;
  /** Where the weights of the two morph targets stand. */
  readonly morph: 'node' | 'mesh' | 'nowhere';
  readonly sparse: boolean;
  /** Whether the whole is seen in a mirror. */
  readonly mirrored: boolean;
}

/** A tube over a chain of four joints that are bent at rest otherwise than when it was bound, two morph targets and an animation, as a GLB. */
export function riggedTube(seed: number, rigging: Rigging): Promise<Uint8Array> {
  const random = new Stream(['gltf rigged', seed]);
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (values: TypedArray, type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4', sparse = false): Accessor =>
    document.createAccessor().setBuffer(buffer).setType(type).setArray(values as never).setSparse(sparse); // prettier-ignore
  const primitive = document.createPrimitive().setMaterial(document.createMaterial());
  const { positions, normals, indices } = tube();
  const weights = weightsOf(random, rigging.weights);
  primitive
    .setAttribute('POSITION', accessor(positions, 'VEC3'))
    .setAttribute('NORMAL', accessor(normals, 'VEC3'))
    .setAttribute('JOINTS_0', accessor(jointsOf(random, rigging.weights === 'float'), 'VEC4'))
    .setAttribute('WEIGHTS_0', accessor(weights, 'VEC4').setNormalized(rigging.weights !== 'float'))
    .setIndices(accessor(indices, 'SCALAR'));
  const mesh = document.createMesh('tube').addPrimitive(primitive);
  for (let i = 0; i < 2; i++) {
    const target = document.createPrimitiveTarget(`target ${i}`);
    for (const name of ['POSITION', 'NORMAL'])
      target.setAttribute(name, accessor(deltas(random), 'VEC3', rigging.sparse));
    primitive.addTarget(target);
  }
  const body = document.createNode('body').setMesh(mesh).setTranslation([40, -30, 20]).setScale([3, 3, 3]);
  if (rigging.morph === 'node') body.setWeights([random.uniform(0.2, 1), random.uniform(-1, -0.2)]);
  // What a node says counts before it.
  mesh.setWeights(rigging.morph === 'nowhere' ? [0, 0] : [0, random.uniform(0.2, 1)]);
  const joints = chain(document, random);
  const skin = document.createSkin().setSkeleton(joints[0]);
  for (const joint of joints) skin.addJoint(joint);
  const inverses = joints.flatMap((_, i) => [...inverseBind(i)]);
  if (rigging.bound) skin.setInverseBindMatrices(accessor(Float32Array.from(inverses), 'MAT4'));
  body.setSkin(skin);
  const root = document
    .createNode('root')
    .setScale([rigging.mirrored ? -1.5 : 1.5, 1.5, 1.5])
    .setRotation(unit(random, 4) as [number, number, number, number]);
  document.createScene().addChild(root.addChild(joints[0])).addChild(body);
  if (rigging.mirrored) root.addChild(body);
  animate(document, accessor, joints[1]);
  return new NodeIO().writeBinary(document);
}

function tube() {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let ring = 0; ring < rings; ring++)
    for (let side = 0; side < sides; side++) {
      const [x, z] = [Math.cos((side * 2 * Math.PI) / sides), Math.sin((side * 2 * Math.PI) / sides)];
      positions.push(x, (length * ring) / (rings - 1), z);
      normals.push(x, 0, z);
      if (ring === 0) continue;
      const [a, b] = [ring * sides + side, ring * sides + ((side + 1) % sides)];
      indices.push(a - sides, a, b, a - sides, b, b - sides);
    }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint16Array.from(indices),
  };
}

const vertices = rings * sides;

/** Two joints of every vertex. */
function jointsOf(random: Stream, wide: boolean): Uint16Array | Uint8Array {
  const joints = Array.from({ length: vertices }, () => [random.below(2), 2 + random.below(2), 0, 0]).flat();
  return wide ? Uint16Array.from(joints) : Uint8Array.from(joints);
}

function weightsOf(random: Stream, kind: Rigging['weights']): Float32Array | Uint8Array | Uint16Array {
  const one = { float: 1, byte: 0xff, short: 0xffff }[kind];
  const round = (value: number): number => (kind === 'float' ? Math.fround(value) : Math.round(value));
  const values = Array.from({ length: vertices }, () => {
    const first = round(random.uniform(0, one));
    return [first, one - first, 0, 0];
  }).flat();
  if (kind === 'float') return Float32Array.from(values);
  return kind === 'byte' ? Uint8Array.from(values) : Uint16Array.from(values);
}

/** Small, and of a third of the vertices, so that they can be sparse. */
const deltas = (random: Stream): Float32Array =>
  Float32Array.from(
    Array.from({ length: vertices }, (_, i) =>
      Array.from({ length: 3 }, () => (i % 3 === 0 ? random.uniform(-0.4, 0.4) : 0)),
    ).flat(),
  );

function unit(random: Stream, size: number): number[] {
  const values = Array.from({ length: size }, () => random.uniform(-1, 1));
  const long = Math.hypot(...values);
  return values.map((value) => value / long);
}

/** Joints one above another, each turned and stretched at rest. */
function chain(document: Document, random: Stream): Node[] {
  const joints: Node[] = [];
  for (let i = 0; i < 4; i++) {
    const joint = document
      .createNode(`joint ${i}`)
      .setTranslation([random.uniform(-0.2, 0.2), i === 0 ? 0 : 0.75, random.uniform(-0.2, 0.2)])
      .setRotation(unit(random, 4) as [number, number, number, number])
      .setScale([random.uniform(0.7, 1.4), random.uniform(0.7, 1.4), random.uniform(0.7, 1.4)]);
    joints.at(-1)?.addChild(joint);
    joints.push(joint);
  }
  return joints;
}

/** When it was bound, joint i stood upright at its height. By columns. */
const inverseBind = (i: number): Matrix => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -0.75 * i, 0, 1];

function animate(
  document: Document,
  accessor: (values: TypedArray, type: 'SCALAR' | 'VEC4') => Accessor,
  joint: Node,
): void {
  const sampler = document
    .createAnimationSampler()
    .setInput(accessor(Float32Array.of(0, 1), 'SCALAR'))
    .setOutput(accessor(Float32Array.of(0, 0, 0, 1, 0, 0, 1, 0), 'VEC4'));
  const channel = document
    .createAnimationChannel()
    .setTargetNode(joint)
    .setTargetPath('rotation')
    .setSampler(sampler);
  document.createAnimation('wave').addSampler(sampler).addChannel(channel);
}
