/**
 * One picture of 512² by our renderer, plain and with all shadows (on the ground, where things touch it, and on
 * themselves), and what 8 samples cost against 4. Two peers on headless gl (llvmpipe) draw the same meshes, camera, lights
 * and poses with 4 × MSAA and read the pixels back: three with its own materials and shadows, and the library's own 'gl'
 * engine. The ratio is to the faster. All draw in turns, so that all meet the same noise. Times are CPU times.
 *
 * Contact shadows are no part of three: its own example makes them in a map of 512². What it takes with one of 64², as ours
 * is, is printed beside (`lean`).
 */
import { loadWorld } from '../dist/index.js';
import { knot } from './knot.mjs';
import { cpuSeconds, median, report } from './measure.mjs';

/** One thread: llvmpipe then draws in ours. */
process.env.LP_NUM_THREADS ??= '0';

const size = { width: 512, height: 512 };
const [warmUp, rounds] = [30, 41];

const { openRenderer, softRenderer, studioLights, toolkit } = await loadWorld();
const soft = softRenderer();
const gl = await openRenderer('gl').catch(({ code, message }) => {
  if (code !== 'missing-package') throw new Error(message);
  console.error(`bench render: no peer. ${message}`);
});
// The engine's X display serves the second context too.
const { openThree } = gl ? await import('./peers/three.mjs') : {};
const peers = gl
  ? [
      { name: 'three', renderer: openThree() },
      { name: "our 'gl' engine", renderer: gl },
    ]
  : [];
const lean = gl && openThree({ contactSize: 64 });

const scenes = [
  { name: 'knot, 12.8k triangles', along: 200, around: 32, plain: 0.6, shadows: 0.5 },
  { name: 'knot, 100.8k triangles', along: 560, around: 90, plain: 0.45, shadows: 0.45 },
  { name: 'knot, 504 triangles', along: 42, around: 6, plain: 0.9, shadows: 0.7 },
  {
    name: 'textured knot, 12.8k triangles',
    along: 200,
    around: 32,
    textured: true,
    plain: 0.7,
    shadows: 0.6,
  },
];

for (const { name, plain, shadows: shadowed, ...look } of scenes) {
  const model = modelOf(look);
  for (const shadows of [false, true]) {
    const draw = drawer(model, shadows);
    const turns = [
      { renderer: soft, samples: 4 },
      { renderer: soft, samples: 8 },
      ...peers.map(({ renderer }) => ({ renderer, samples: 4 })),
      ...(lean && shadows ? [{ renderer: lean, samples: 4 }] : []),
    ];
    const works = turns.map(
      ({ renderer, samples }) =>
        () =>
          draw(renderer, samples),
    );
    const [four, eight, ...others] = inTurns(works);
    const theirs = others.slice(0, peers.length);
    const [leaner] = others.slice(peers.length);
    const fastest = Math.min(...theirs);
    const scene = `${name}, ${shadows ? 'all shadows' : 'plain'}`;
    report({
      name: `render ${scene}, 4 samples`,
      value: four,
      unit: 'ms of CPU',
      peer: gl ? `${peers[theirs.indexOf(fastest)].name} on ${gl.vendor}` : 'none installed',
      peerValue: gl && fastest,
      ratio: gl && four / fastest,
      target: shadows ? shadowed : plain,
      peers: gl && Object.fromEntries(peers.map(({ name }, i) => [name, Number(theirs[i].toPrecision(4))])),
      lean: leaner && { value: Number(leaner.toPrecision(4)), ratio: Number((four / leaner).toPrecision(4)) },
    });
    report({
      name: `render ${scene}, 8 samples`,
      value: eight,
      unit: 'ms of CPU',
      peer: 'ours, 4 samples',
      peerValue: four,
      ratio: eight / four,
      target: 1.7,
    });
  }
}
lean?.dispose();
for (const { renderer } of peers) renderer.dispose();

/** Draws a model turned on by some degrees at each call, so that no two frames of an engine are the same. */
function drawer(model, shadows) {
  const frames = new Map();
  return (renderer, samples) => {
    const drawn = frames.get(renderer) ?? {};
    frames.set(renderer, drawn);
    const frame = drawn[samples] ?? 0;
    drawn[samples] = frame + 1;
    const picture = renderer.render(sceneOf(model, 7 * frame, shadows), { ...size, samples, shadows });
    if (picture.width !== size.width) throw new Error('nothing was drawn');
  };
}

/** The median CPU milliseconds of each, warm. */
function inTurns(works) {
  const times = works.map(() => []);
  for (let round = -warmUp; round < rounds; round++)
    for (const [i, work] of works.entries()) {
      const start = cpuSeconds();
      work();
      if (round >= 0) times[i].push(1000 * (cpuSeconds() - start));
    }
  return times.map(median);
}

function sceneOf(model, degrees, shadows) {
  const pose = { rotation: toolkit.turnMatrix('y', degrees), position: [0, 0.8, 0], scale: 1 };
  return {
    objects: [{ model, pose }],
    camera: { position: [2.8, 2.85, 5.2], target: [0, 0.55, 0], fieldOfView: 36, near: 0.1, far: 100 },
    lights: studioLights,
    ground: shadows ? 'catcher' : 'none',
    background: { top: [225, 232, 240], bottom: [250, 250, 250] },
  };
}

function modelOf({ along, around, textured }) {
  const mesh = knot(toolkit, along, around);
  const plain = { baseColor: [0.75, 0.3, 0.2], metallic: 0, roughness: 0.6 };
  const material = textured ? toolkit.textured(plain, toolkit.checks('#c33', '#eec', 32, 1024)) : plain;
  const parts = [{ name: 'knot', mesh, material }];
  return { category: 'knot', broadClass: 'miscellaneous', hasFront: false, hasUp: false, parts };
}
