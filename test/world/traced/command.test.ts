import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { needBuild, topsyturvy } from '../../cli/command.js';
import { temporaryFolder } from '../../dataset/folders.js';

beforeAll(needBuild);

test.each([
  ['blender', 'It needs Blender 3.4 or newer as `blender` on the path'],
  ['cycles', 'Expected soft, gl, blender or blender:N with N from 1 to 9999'],
])('--engine %s says what is missing or wrong, and makes nothing', async (engine, message) => {
  const out = join(temporaryFolder(), 'out');
  const { code, stderr } = await topsyturvy(
    ['generate', 'orientation/mental-rotation', '--count', '1', '--engine', engine, '--out', out],
    { env: { PATH: temporaryFolder() } },
  );
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(code).toBe(2);
  expect(existsSync(out)).toBe(false);
});
