import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Path } from '../../src/draw/path.js';
import { encodePng } from '../../src/draw/png/encode.js';
import { rect } from '../../src/draw/shapes.js';
import { Surface } from '../../src/draw/surface.js';
import { needBuild, topsyturvy } from '../cli/command.js';
import { temporaryFolder } from './folders.js';

beforeAll(needBuild);

/** A sign that no turn and no flip leaves as it is, wider than high. */
function sign(tint: readonly [number, number, number]): Uint8Array {
  const surface = new Surface(160, 120, 3, [235, 235, 225]);
  surface.fill(rect(70, 20, 14, 90), [60, 40, 30]);
  surface.fill(new Path().moveTo(84, 22).lineTo(130, 40).lineTo(84, 62).close(), [...tint]);
  return encodePng(surface.raster);
}

test('photos by command: the same bytes from one worker and from two, verified, and nothing to guess', async () => {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, 'album/signs'), { recursive: true });
  const tints = { a: [200, 30, 30], b: [30, 60, 200], c: [20, 120, 50], d: [120, 120, 120] } as const;
  for (const [name, tint] of Object.entries(tints))
    writeFileSync(join(cwd, `album/signs/${name}.png`), sign(tint));
  const photos = Object.keys(tints).map((name) => ({
    name,
    image: `signs/${name}.png`,
    category: 'flag',
    canonical: name === 'd' ? 'all' : ['none'],
  }));
  writeFileSync(join(cwd, 'album/photos.json'), JSON.stringify({ photos }));
  const run = async (out: string, workers: string): Promise<string> => {
    const params = ['photos=album/photos.json', 'level=granular', 'size=96'].flatMap((one) => [
      '--param',
      one,
    ]);
    const command = ['generate', 'orientation/canonical-orientation', '--count', '18', ...params];
    const made = await topsyturvy([...command, '--workers', workers, '--out', out], { cwd });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    return made.stdout.split('digest ')[1];
  };
  expect(await run('two', '2')).toBe(await run('one', '1'));
  expect(await topsyturvy(['verify', 'two', '--workers', '2'], { cwd })).toMatchObject({ code: 0 });
  expect(await topsyturvy(['audit', 'two'], { cwd })).toMatchObject({ code: 0 });

  // A photo that was changed after the set was made is named.
  writeFileSync(join(cwd, 'album/signs/b.png'), sign([200, 200, 40]));
  const changed = await topsyturvy(['verify', 'two'], { cwd });
  expect(changed.code).toBe(1);
  expect(changed.stdout + changed.stderr).toContain('assets');
  const { assets } = JSON.parse(readFileSync(join(cwd, 'two/dataset.json'), 'utf8')) as { assets: object };
  expect(Object.keys(assets)).toEqual(
    ['photos.json', 'signs/a.png', 'signs/b.png', 'signs/c.png', 'signs/d.png'].map(
      (file) => `album/${file}`,
    ),
  );
});
