import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { mirrorBody } from '../../src/families/mirror/body/family.js';
import { cellOwners } from '../../src/families/mirror/body/scene/split-cells.js';
import { mirrorState, type BodyState } from '../../src/families/mirror/body/state.js';

describe('items of three splits', () => {
  const cast = { horse: 2, cat: 2, 'person/static daily': 4, 'person/tennis': 2, owl: 1 };
  const made = async (split: string): Promise<BodyState[]> => {
    const maker = await prepare(
      await plan(
        {
          name: 'splits',
          preset: 'strict',
          parts: [
            { name: `${split}-set`, family: 'mirror/body', count: 11, params: { look: 'clean', cast, split, size: 64, samples: 1 } },
          ],
        },
        { seed: 5 },
      ),
    );
    return Array.from({ length: 11 }, (_, i) => maker.make(i).state as unknown as BodyState);
  }; // prettier-ignore
  const { guard } = mirrorBody.likeness!;
  const looks = (state: BodyState) => mirrorBody.likeness!.looks(state, null);

  test('keep the distance that the family promises, their mirror images too', async () => {
    const [train, dev, check] = await Promise.all(cellOwners.map(made));
    let compared = 0;
    for (const [some, others] of [[train, dev], [train, check], [dev, check]] as const)
      for (const one of some)
        for (const other of others) {
          const [a, b, c] = [looks(one), looks(other), looks(mirrorState(other))];
          if (a.group !== b.group) continue;
          compared++;
          expect(a.distanceTo(b)).toBeGreaterThanOrEqual(guard);
          expect(a.distanceTo(b)).toBeCloseTo(b.distanceTo(a), 9);
          expect(a.distanceTo(c)).toBeCloseTo(a.distanceTo(b), 9);
        }
    expect(compared).toBeGreaterThan(10);
  }); // prettier-ignore

  test('are found where they are near', async () => {
    const [one] = await made('train');
    const { azimuth, elevation } = one.camera;
    const turned = { ...one, camera: { ...one.camera, azimuth: azimuth + 4, elevation } };
    expect(looks(one).distanceTo(looks(turned))).toBeLessThan(guard);
    expect(looks(one).distanceTo(looks(one))).toBeCloseTo(0, 6);
  });
});
