// A 3D model of one's own: a GLB file, and beside it what only a person can say of the object.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, verify, write } from 'topsyturvy';
import { loadModel } from 'topsyturvy/world';

const base = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
try {
  // Any GLB or glTF 2.0 file; this one stands for yours.
  copyFileSync(new URL('../assets/models/mailbox.glb', import.meta.url), join(base, 'letter-box.glb'));
  const side = {
    category: 'letter box', // as questions call it
    broadClass: 'miscellaneous',
    front: '+z', // where its front and its top point in the file
    up: '+y',
    height: 1.1, // meters
    hasFront: true, // whether a person would name its front without thinking
  };
  writeFileSync(join(base, 'letter-box.json'), JSON.stringify(side));

  // Look at it first: `topsyturvy models inspect letter-box.glb` draws it from eight sides.
  const { model, hashes } = await loadModel(join(base, 'letter-box.glb'));
  console.log(`${model.category}: ${model.parts.length} parts from ${Object.keys(hashes).join(' and ')}`);

  // It joins the catalog; a category of the catalog's own name would be replaced.
  const params = { models: ['letter-box.glb'], categories: ['letter box', 'chair'], size: 256 };
  const set = await plan('orientation/directional-facing', { seed: 7, count: 6, params });
  const manifest = await write(set, join(base, 'dataset'), { base });
  const { ok } = await verify(join(base, 'dataset'), { base });
  console.log(`${manifest.counts.images} images, ${ok ? 'verified' : 'WRONG'}`);
  if (!ok) process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true });
}
