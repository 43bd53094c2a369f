import { lazyFamily } from '../../legacy.js';
import { photoParams } from './params.js';

/** Left and right parts of bodies on the user's own photos, whose keypoints are annotated, and in their mirror images. */
export const mirrorPhoto = lazyFamily(
  {
    name: 'mirror/photo',
    version: 1,
    summary:
      'Left or right of people and animals on your own photos with COCO keypoints, and on their mirror images.',
    params: photoParams,
    presets: { strict: { wording: 'explicit' }, paper: { wording: 'paper' } },
    views: [
      { name: 'original', moved: false, part: 'whole' },
      { name: 'mirrored', moved: true, part: 'whole' },
    ],
  },
  async () => (await import('./behavior.js')).photoBehavior,
);
