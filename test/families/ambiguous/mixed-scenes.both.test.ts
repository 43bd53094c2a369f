import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { rosters } from '../../../src/content/rosters.js';
import { Stream } from '../../../src/core/stream.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Raster } from '../../../src/draw/raster.js';
import { placedDrawing } from '../../../src/families/ambiguous/mixed/drawing.js';
import { GrownAssets } from '../../../src/families/ambiguous/mixed/grown/assets.js';
import { type CarrierName, wallOf } from '../../../src/families/ambiguous/mixed/grown/names.js';
import { roughnessOf } from '../../../src/families/ambiguous/mixed/grown/fit.js';
import type { MixedEvidence } from '../../../src/families/ambiguous/mixed/stage.js';
import { fitFigures, hiddenDrawings, type MixedState } from '../../../src/families/ambiguous/mixed/state.js';
import { gradeReply } from '../../../src/score/grade/grade-reply.js';
import { sharedSoftRenderer } from '../../../src/world/open-renderer.js';
import { fully, someOf } from '../../few.js';

const scenes = ['cave', 'cliff', 'forest', 'hedge'] as const;
const made = async (carriers: readonly string[], count: number, size = 256) =>
  prepare(await plan('ambiguous/mixed', { seed: 11, count, params: { carriers, size } }));

/** A drawing in the middle of a scene's wall. */
function inWall(carrier: CarrierName, figure: string, size: number) {
  const { across, down } = wallOf(carrier)!;
  const side = Math.floor(0.95 * size * Math.min(across[1] - across[0], down[1] - down[0]));
  const drawing = hiddenDrawings(figure)[0];
  return placedDrawing({
    figure,
    drawing: drawing.name,
    shape: drawing.shape(new Stream(['shape'])),
    side,
    left: Math.round((size * (across[0] + across[1]) - side) / 2),
    top: Math.round((size * (down[0] + down[1]) - side) / 2),
  });
}

/** How far pixels of two pictures are apart at most, among those that `counts` has. */
function mostApart(one: Raster, other: Raster, counts: (x: number, y: number) => boolean): number {
  let most = 0;
  for (let y = 0, at = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++)
      for (let k = 0; k < 3; k++, at++)
        if (counts(x, y)) most = Math.max(most, Math.abs(one.data[at] - other.data[at]));
  return most;
}

describe('ambiguous/mixed, scenes', () => {
  test('are more than a third of what is dealt by default', () => {
    const { names } = rosters.carriers;
    expect(names.filter((name) => (scenes as readonly string[]).includes(name))).toEqual(scenes);
    expect(3 * scenes.length).toBeGreaterThan(names.length);
  });

  fully.each(scenes)('every figure is seen in %s, within its wall, and not in the control', async (scene) => {
    const maker = await made([scene], fitFigures.length);
    const wall = wallOf(scene)!;
    const figures = new Set<string>();
    for (let i = 0; i < fitFigures.length; i++) {
      const item = maker.make(i);
      const { figure, box, size, side, left, top } = item.state as unknown as MixedState;
      figures.add(figure);
      const evidence = item.certificate as unknown as MixedEvidence & { holds: boolean };
      expect(evidence.holds).toBe(true);
      expect(evidence.visibility.edges).toBeGreaterThan(32 * roughnessOf(scene));
      expect(evidence.chance.edges).toBeLessThan(evidence.visibility.edges / 2);
      // Shadows of crevices fall beside them.
      const slack = 0.03 * size;
      const [x0, y0, x1, y1] = box;
      expect(x0).toBeGreaterThan(size * wall.across[0] - slack);
      expect(x1).toBeLessThan(size * wall.across[1] + slack);
      expect(y0).toBeGreaterThan(size * wall.down[0] - slack);
      expect(y1).toBeLessThan(size * wall.down[1] + slack);
      expect(x1 - x0 + y1 - y0).toBeGreaterThan(0.7 * side);
      expect(left).toBeGreaterThanOrEqual(Math.ceil(size * wall.across[0]));
      expect(top + side).toBeLessThanOrEqual(Math.floor(size * wall.down[1]));
    }
    expect(figures.size).toBe(fitFigures.length);
  });

  test.each(someOf(scenes, 1))('%s is the same without any drawing, and beyond its wall', async (carrier) => {
    const size = 160;
    const assets = new GrownAssets('seed', await sharedSoftRenderer());
    const ground = { kind: 'grown', carrier, example: 2, layout: 'here' } as const;
    const [duck, vase] = ['duck-rabbit', 'rubin-vase'].map((figure) =>
      assets.pictures(size, ground, inWall(carrier, figure, size)),
    );
    const without = duck(0);
    // What grows is dealt out by tone, so that trees and leaves of another drawing have other forms.
    if (carrier === 'cave' || carrier === 'cliff') expect(Buffer.compare(vase(0).data, without.data)).toBe(0);
    const { across, down } = wallOf(carrier)!;
    const margin = 0.03;
    const beyond = (x: number, y: number): boolean =>
      x / size < across[0] - margin ||
      x / size > across[1] + margin ||
      y / size < down[0] - margin ||
      y / size > down[1] + margin;
    for (const pictures of [duck, vase]) {
      const [bare, grown] = [pictures(0), pictures(1)];
      expect(mostApart(grown, bare, beyond)).toBeLessThan(10);
      expect(mostApart(grown, bare, (x, y) => !beyond(x, y))).toBeGreaterThan(60);
    }
  });
});

describe('ambiguous/mixed, the words of scenes', () => {
  const [cave, cliff, forest, hedge] = [
    [
      'cave',
      'a rocky cave',
      'cavern',
      'rocks',
      'rock wall',
      'stone cave',
      'cliff',
      'rock face',
      'a dark cave',
      'inside of a cave',
      'a cave with rocks',
      'the entrance to a cave',
      'interior of a rocky cave',
    ],
    [
      'cliff',
      'rocky cliff',
      'cliffs',
      'rocks',
      'rock face',
      'mountain',
      'boulders',
      'rock formation',
      'cliff above a beach',
      'a cliff face with boulders',
    ],
    [
      'forest',
      'trees',
      'mountain',
      'trees on a hill',
      'woods',
      'wooded hillside',
      'landscape',
      'pine forest',
      'a hill',
      'the side of a mountain',
      'a hillside covered with trees',
      'a hill full of trees',
    ],
    ['hedge', 'bush', 'green leaves', 'ivy wall', 'garden', 'foliage', 'shrubs', 'a hedge behind a lawn'],
  ];
  const rock = [
    'water',
    'inside of a box',
    'forest',
    'grass',
    'snow',
    'clouds',
    'a bird',
    'skull',
    'object',
    'tree bark',
  ];
  const green = ['cave', 'water', 'snow', 'clouds', 'sand', 'a bird', 'object', 'city', 'rocks'];
  const words = { cave: [cave, rock], cliff: [cliff, rock], forest: [forest, green], hedge: [hedge, green] };

  test.each(someOf(scenes, 1))(
    '%s: what names it is right, and what is not there is wrong',
    async (scene) => {
      const { questions, state } = (await made([scene], 1)).make(0);
      const of = (task: string, condition: string) =>
        questions.find(({ variant, condition: own }) => variant === task && own === condition)!;
      const control = of('open', 'control');
      const region = of('region', 'ambiguous');
      const { figure } = state as unknown as MixedState;
      expect(figure).not.toBe('');
      const [named] = region.answer.split('; ');
      expect(control.answer).toBe(scene);
      const [right, wrong] = words[scene];
      for (const reply of right) {
        expect([reply, gradeReply(control, reply).correct]).toEqual([reply, true]);
        expect([reply, gradeReply(region, `${named}; ${reply}`).correct]).toEqual([reply, true]);
      }
      for (const reply of wrong) {
        expect([reply, gradeReply(control, reply).correct]).toEqual([reply, false]);
        expect([reply, gradeReply(region, `${named}; ${reply}`).correct]).toEqual([reply, false]);
      }
      expect(region.prompt).toContain('a figure is hidden in a scene');
      expect(control.prompt).toContain('if there is none, name the scene');
    },
  );
});
