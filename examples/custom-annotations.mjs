// Photos of one's own with COCO keypoints: which side of the subject is marked, in a picture and in its mirror image?
// A drawn picture stands for yours.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, verify, write } from 'topsyturvy';
import { encodePng, shapes, Surface } from 'topsyturvy/draw';

// Someone who faces us and waves with the left hand, which is on the right of the picture.
const joints = {
  nose: [200, 95],
  left_eye: [214, 82],
  right_eye: [186, 82],
  left_shoulder: [250, 150],
  right_shoulder: [150, 150],
  left_elbow: [300, 120],
  right_elbow: [130, 215],
  left_wrist: [305, 60],
  right_wrist: [125, 280],
  left_hip: [230, 290],
  right_hip: [170, 290],
};
const names = Object.keys(joints);
const limb = (...points) => shapes.polyline(points.map((name) => joints[name]));

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
try {
  const picture = new Surface(400, 400, 3, [190, 205, 180]);
  const [skin, coat] = [
    [225, 175, 140],
    [60, 90, 140],
  ];
  const trunk = shapes.polygon(
    ['left_shoulder', 'left_hip', 'right_hip', 'right_shoulder'].map((name) => joints[name]),
  );
  picture.fill(trunk, coat).stroke(trunk, coat, { width: 30, join: 'round' });
  for (const side of ['left', 'right']) {
    const arm = limb(`${side}_shoulder`, `${side}_elbow`, `${side}_wrist`);
    picture.stroke(arm, coat, { width: 26, join: 'round' });
    picture.fill(shapes.circle(...joints[`${side}_wrist`], 16), skin);
  }
  picture.fill(shapes.ellipse(200, 90, 36, 46), skin);
  for (const eye of ['left_eye', 'right_eye']) picture.fill(shapes.circle(...joints[eye], 5), 30);
  writeFileSync(join(base, 'wave.png'), encodePng(picture.raster));

  // Three numbers a point: x, y, and 2 for visible, 1 for hidden, 0 for not labeled.
  const annotations = {
    images: [{ id: 1, file_name: 'wave.png', width: 400, height: 400 }],
    categories: [{ id: 1, name: 'person', keypoints: names }],
    annotations: [
      {
        id: 1,
        image_id: 1,
        category_id: 1,
        iscrowd: 0,
        bbox: [105, 35, 220, 280],
        keypoints: names.flatMap((name) => [...joints[name], 2]),
      },
    ],
  };
  writeFileSync(join(base, 'people.json'), JSON.stringify(annotations));

  const params = { annotations: 'people.json', perSubject: 6 };
  const set = await plan('mirror/photo', { seed: 1, params });
  const manifest = await write(set, join(base, 'dataset'), { base });
  const { ok } = await verify(join(base, 'dataset'), { base });
  const { images, questions } = manifest.counts;
  console.log(`${images} images, ${questions} questions, ${ok ? 'verified' : 'WRONG'}`);
  if (!ok) process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true });
}
