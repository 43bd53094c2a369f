import { statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, type Json } from '../../core/json.js';
import { texturesOf } from '../../world/material.js';
import type { Model } from '../../world/model.js';
import type { PackEntry } from '../../world/pack/form.js';
import type { Pack } from '../../world/pack/read.js';
import { MeasuredModel } from '../orientation/scene/model-shelf.js';

/** A model of a pack in memory. */
export interface HeldModel {
  readonly measured: MeasuredModel;
  /** The sha256 of every file that was read, by its path below the pack's folder. */
  readonly hashes: Readonly<Record<string, string>>;
  /** About how much it takes, with what renderers make of its textures. */
  readonly bytes: number;
}

interface Held extends Omit<HeldModel, 'measured'> {
  readonly measured: WeakRef<MeasuredModel>;
  /** The size and time of each file. */
  readonly stamp: string;
}

const held = new Map<string, Held>();

/**
 * A model as a set uses it. Families of one benchmark are about the same models: as long as one of them holds a model, and its
 * files are as they were, it is not read again.
 */
export async function holdModel(pack: Pack, entry: PackEntry, textureSide: number): Promise<HeldModel> {
  const key = canonicalJson([pack.folder, { ...entry } as unknown as Json, textureSide]);
  const known = held.get(key);
  const measured = known?.measured.deref();
  if (known && measured && known.stamp === stampOf(pack, known.hashes)) return { ...known, measured };
  for (const [other, { measured: kept }] of held) if (!kept.deref()) held.delete(other);
  // Only now: it brings glTF-Transform.
  const { loadPackModel } = await import('../../world/pack/load.js');
  const { model, hashes } = await loadPackModel(pack, entry, textureSide);
  const made = { measured: new MeasuredModel(model), hashes, bytes: bytesOf(model) };
  held.set(key, { ...made, measured: new WeakRef(made.measured), stamp: stampOf(pack, hashes) });
  return made;
}

const stampOf = ({ folder }: Pack, hashes: HeldModel['hashes']): string =>
  Object.keys(hashes)
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
    .map((stat) => (stat ? `${stat.size} ${stat.mtimeMs}` : 'gone'))
    .join();

/** Bytes that renderers keep of a texel, in all sizes of a texture, besides the picture's own. */
const perTexel = 16 / 3;

function bytesOf({ parts }: Model): number {
  const meshes = new Set(parts.map(({ mesh }) => mesh));
  const images = new Set(parts.flatMap(({ material }) => texturesOf(material).map(({ image }) => image)));
  let bytes = 0;
  for (const mesh of meshes)
    for (const list of Object.values(mesh) as (Float32Array | Uint32Array | undefined)[])
      // Renderers keep what they make of it, about as much.
      bytes += 2 * (list?.byteLength ?? 0);
  for (const { width, height, channels } of images) bytes += width * height * (channels + perTexel);
  return Math.ceil(bytes);
}
