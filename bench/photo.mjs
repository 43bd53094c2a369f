/**
 * What photographic scenes cost: each procedural surface, environment and place; a scene under an environment against the same in
 * plain light; and items with the photographic look against those with the other one, alternating in one process.
 */
import { buildModel, catalog, environments, places, surfaceMaterial, surfaces } from '../dist/content.js';
import { Stream } from '../dist/core.js';
import { plan, prepare } from '../dist/index.js';
import { atRest, softRenderer, studioLights, toolkit } from '../dist/world.js';
import { cpuSeconds, median, report } from './measure.mjs';

const renderer = softRenderer();
const ms = (work) => {
  const start = cpuSeconds();
  work();
  return 1000 * (cpuSeconds() - start);
};

/** The median and the dearest of what each costs, the median of three examples after one that may compile code. */
function costs(name, listed, aim, work) {
  for (const one of listed) work(one, new Stream(['bench', one.name, 0]));
  const found = listed.map((one) => [
    median([1, 2, 3].map((example) => work(one, new Stream(['bench', one.name, example])))),
    one.name,
  ]);
  const [dearest, dearestName] = found.reduce((a, b) => (b[0] > a[0] ? b : a));
  const value = median(found.map(([cost]) => cost));
  report({ name: `${name}, of ${listed.length}`, value, unit: 'ms of CPU', dearest, dearestName, aim });
}

const shelf = new Map();
const kept = (key, make) => shelf.get(key) ?? shelf.set(key, make()).get(key);
const matte = { baseColor: [0.5, 0.5, 0.45], metallic: 0, roughness: 0.9 };
const model = (category, key = 'bench') =>
  buildModel(
    catalog.find((entry) => entry.category === category),
    [key],
  );

costs('surface, 512²', surfaces, 100, (surface, stream) => ms(() => surfaceMaterial(surface, stream)));

// An environment is reduced when it is first drawn: the same tiny picture once more costs the rest.
costs('environment', environments, 10, (program, stream) => {
  const environment = program.build({
    azimuth: stream.uniform(0, 360),
    ground: [0.3, 0.3, 0.3],
    variation: stream,
  });
  const tiny = scene({ environment });
  const first = ms(() => renderer.render(tiny, { width: 16, height: 16, samples: 1 }));
  return first - ms(() => renderer.render(tiny, { width: 16, height: 16, samples: 1 }));
});

costs('place, its models and surfaces there', places, 50, (place, stream) => {
  const request = {
    radius: 0.4,
    height: 0.6,
    model: (category, own) => kept(`${category} ${own.below(2)}`, () => model(category)),
    surface: () => matte,
  };
  place.build(new Stream(['bench', place.name, 'shelf']), request);
  return ms(() => place.build(stream, request));
});

function scene(environment) {
  const parquet = surfaces.find(({ name }) => name === 'parquet');
  const ground = kept('ground', () => ({
    category: 'ground',
    name: 'ground',
    parts: [
      {
        name: 'ground',
        mesh: toolkit.tileUvs(toolkit.box(12, 0.2, 12), parquet.tile),
        material: surfaceMaterial(parquet, new Stream(['bench', 'parquet'])),
      },
    ],
  }));
  return {
    objects: [
      { model: kept('armchair', () => model('armchair')), pose: { ...atRest, position: [0, 0.5, 0] } },
      { model: ground, pose: { ...atRest, position: [0, -0.1, 0] }, casts: false },
    ],
    camera: { position: [1.5, 1.6, 3.5], target: [0, 0.5, 0], fieldOfView: 34, near: 0.2, far: 60 },
    lights: studioLights,
    ground: 'none',
    background: { top: [230, 235, 240], bottom: [200, 200, 200] },
    ...(environment && { environment }),
  };
}

/** Medians of two kinds of work in turn, and how much dearer the first is. */
function against(times, first, second) {
  const spent = [[], []];
  for (let i = 0; i < times; i++)
    [first, second].forEach((work, kind) => spent[kind].push(ms(() => work(i))));
  return spent;
}

const noon = environments.find(({ setting }) => setting === 'open');
const light = noon.build({ azimuth: 40, ground: [0.3, 0.3, 0.3], variation: new Stream(['bench', 'noon']) });
const options = { width: 512, height: 512, samples: 8, shadows: true };
const [lit, plain] = [scene({ environment: light }), scene()];
for (const one of [lit, plain]) renderer.render(one, options);
const [photo, clean] = against(15, ...[lit, plain].map((one) => () => renderer.render(one, options))).map(
  median,
);
report({
  name: 'armchair on parquet under an environment, 512², 8 samples',
  value: photo,
  unit: 'ms of CPU',
  plain: clean,
  ratio: photo / clean,
  aim: 1.6,
});

const mean = (values) => values.reduce((a, b) => a + b) / values.length;

/** Items with the photographic look against the other one, after some that build models, surfaces and places. */
async function looks(name, spec, [warm, count], photographic, other, aim) {
  const makers = await Promise.all(
    [photographic, other].map(async (params) =>
      prepare(await plan(spec, { seed: 'bench', count: warm + count, params })),
    ),
  );
  const works = makers.map((maker) => (i) => maker.make(i).views.map((view) => view.png));
  for (const work of works) for (let i = 0; i < warm; i++) work(i);
  const [photos, others] = against(count, ...works.map((work) => (i) => work(warm + i)));
  const sizes = [];
  for (let i = 0; i < warm; i++) for (const { png } of makers[0].make(i).views) sizes.push(png.length);
  report({
    name,
    value: mean(photos),
    unit: 'ms of CPU',
    other: mean(others),
    ratio: mean(photos) / mean(others),
    ...(aim && { aim }),
    kB: mean(sizes) / 1000,
  });
}

const [photographed, cleaned] = ['photo', 'clean'].map((look) => ({ look }));
const one = { variations: 1 };
await looks(
  'DORI stimulus, photographic and clean look, 512², 8 samples',
  'dori',
  [168, 168],
  { ...photographed, ...one },
  { ...cleaned, ...one },
  3,
);
await looks('MirrorQA item, photographic and clean look, 512²', 'mirrorqa', [24, 48], photographed, cleaned);
await looks('hybrid, whole scenes and things, 512²', 'ambiguous/hybrid', [24, 24], photographed, cleaned);
await looks(
  'color composite, whole scenes and things, 512²',
  'ambiguous/color',
  [24, 24],
  photographed,
  cleaned,
);
await looks(
  'camouflage, habitats and cut-outs, 512²',
  'ambiguous/camouflage',
  [12, 24],
  { look: 'habitat' },
  { look: 'cutout' },
);
