import { sha256 } from '../../../src/core/hash.js';
import { Stream } from '../../../src/core/stream.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import type { BuiltPlace, PlaceRequest } from '../../../src/content/places/index.js';
import { surfaceMaterial } from '../../../src/content/surfaces/surface-material.js';
import type { Material } from '../../../src/world/material.js';
import type { Model } from '../../../src/world/model.js';

const models = new Map<string, Model>();
const materials = new Map<string, Material>();

/** A request with one example of each category and of each surface, kept for all tests of a file. */
export const request = (radius: number, height: number): PlaceRequest => ({
  radius,
  height,
  model(category) {
    const entry = catalog.find((one) => one.category === category);
    if (!entry) throw new Error(`no model of ${category}`);
    const known = models.get(category) ?? buildModel(entry, ['places', 1]);
    models.set(category, known);
    return known;
  },
  surface(surface) {
    const known =
      materials.get(surface.name) ?? surfaceMaterial(surface, new Stream(['places', surface.name]), 16);
    materials.set(surface.name, known);
    return known;
  },
});

/** Of all positions and poses. */
export const digest = ({ shell, furnishing, spots }: BuiltPlace): string =>
  sha256(
    JSON.stringify([...shell, ...furnishing].map(({ pose }) => pose)),
    JSON.stringify(spots),
    ...[...shell, ...furnishing].flatMap(({ model }) =>
      model.parts.map(({ mesh }) => new Uint8Array(mesh.positions.buffer)),
    ),
  );
