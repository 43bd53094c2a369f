import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { Stream } from '../../src/core/stream.js';
import { circle, rect } from '../../src/draw/shapes.js';
import { Surface } from '../../src/draw/surface.js';
import { colorNames, colors } from '../../src/families/mirror/photo/marks/mark.js';
import { sharedFolder } from '../dataset/folders.js';
import { placed, Scenes, standing, type Joints } from './mirror-photo-figures.js';

const folder = sharedFolder();
const shades = [...colorNames.map((name) => colors[name]), [255, 255, 255], [16, 16, 16]] as [number, number, number][]; // prettier-ignore

/** Halves and discs of the colors that marks have: the worst that a photo can be. */
function ground(random: Stream): Surface {
  const surface = new Surface(480, 520, 3, random.choice(shades));
  surface.fill(rect(0, 0, 100 + random.below(280), 520), random.choice(shades));
  for (let i = 0; i < 12; i++)
    surface.fill(circle(random.below(480), random.below(520), 10 + random.below(60)), random.choice(shades));
  return surface;
}

/** Joints anywhere near where they may be, at any size. */
function jittered(random: Stream): Joints {
  const scale = random.uniform(0.3, 1.1);
  const moved = Object.entries(standing()).map(
    ([name, [x, y]]): [string, readonly [number, number, 1 | 2]] => {
      const far = /eye|ear|nose/.test(name) ? 3 : 40;
      return [
        name,
        [x + random.uniform(-far, far), y + random.uniform(-far, far), random.float() < 0.8 ? 2 : 1],
      ];
    },
  );
  return placed(Object.fromEntries(moved), 170 + random.below(140), 15, scale);
}

describe('whatever a photo looks like', () => {
  test('the certificates of all items hold: what can be asked is settled before anything is drawn', async () => {
    const scenes = new Scenes(folder);
    const random = new Stream(['grounds']);
    for (let i = 0; i < 24; i++) {
      const surface = ground(random.child('ground', i));
      scenes.annotate(scenes.add(`${i}.png`, surface), 'person', jittered(random.child('joints', i)), { bbox: undefined }); // prettier-ignore
    }
    scenes.write('people.json');
    const params = { annotations: 'people.json', perSubject: 12, size: 256, margin: 0.1 };
    const maker = await prepare(await plan('mirror/photo', { seed: 1, count: 140, params }), {
      base: folder,
    });
    const shown = new Set<string>();
    for (let i = 0; i < maker.plan.length; i++) {
      const item = maker.make(i);
      expect(item.certificate.holds).toBe(true);
      shown.add((item.state as { mark: { shape: string } | null }).mark?.shape ?? 'none');
    }
    for (const shape of ['ring', 'arrow', 'box', 'band', 'letter']) expect(shown).toContain(shape);
  });
});
