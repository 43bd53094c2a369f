import { SkyLight } from '../../world/light/sky-light.js';
import type { EnvironmentProgram } from './environment.js';

type Range = readonly [least: number, most: number];

/** A sky: the sun's elevation in degrees, turbidity (2 very clear, 8 hazy) and the share that clouds cover. */
const sky = (
  name: string,
  ranges: { readonly elevation: Range; readonly turbidity: Range; readonly cover: Range },
): EnvironmentProgram => ({
  name,
  setting: 'open',
  build({ azimuth, ground, variation }) {
    const { elevation, turbidity, cover } = ranges;
    return new SkyLight({
      elevation: variation.uniform(...elevation),
      azimuth,
      turbidity: variation.uniform(...turbidity),
      cover: variation.uniform(...cover),
      seed: variation.below(0x100000000),
      ground,
    });
  },
});

/** The skies by the hour and the weather. */
export const skies: readonly EnvironmentProgram[] = [
  sky('clear noon', { elevation: [55, 70], turbidity: [2.2, 3], cover: [0, 0] }),
  sky('clear morning', { elevation: [25, 40], turbidity: [2.4, 3.5], cover: [0, 0] }),
  sky('early haze', { elevation: [15, 24], turbidity: [5, 7], cover: [0, 0.15] }),
  sky('low sun', { elevation: [9, 16], turbidity: [3, 4.5], cover: [0, 0.2] }),
  sky('sunset', { elevation: [4, 7], turbidity: [3, 4.5], cover: [0.1, 0.35] }),
  sky('fair weather', { elevation: [35, 60], turbidity: [2.5, 3.5], cover: [0.3, 0.45] }),
  sky('evening clouds', { elevation: [10, 18], turbidity: [2.8, 4], cover: [0.4, 0.6] }),
  sky('broken clouds', { elevation: [30, 55], turbidity: [2.8, 4], cover: [0.5, 0.7] }),
  sky('thin overcast', { elevation: [30, 55], turbidity: [3, 4.5], cover: [0.8, 0.9] }),
  sky('hazy sun', { elevation: [35, 60], turbidity: [5.5, 7.5], cover: [0, 0.2] }),
  sky('overcast', { elevation: [35, 60], turbidity: [4, 5], cover: [1, 1] }),
];
