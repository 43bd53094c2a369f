import { spawnSync } from 'node:child_process';
import { python } from '../scripts/python.mjs';
import { root } from './cli/command.js';

const ofSystem = 'scripts/install-system-packages.sh';
const ofTests = 'scripts/install-test-packages.sh';
const ofPython = 'scripts/install-python-packages.sh';

/** Of each tool: a command that ends well where it is there, and what installs it. */
const tools = {
  pngcheck: [['pngcheck', '-h'], ofSystem],
  pillow: [[python, '-c', 'import PIL, numpy'], ofPython],
  scipy: [[python, '-c', 'import scipy.ndimage, numpy'], ofPython],
  opencv: [[python, '-c', 'import cv2, numpy'], ofPython],
  freetype: [[python, '-c', 'import freetype'], ofPython],
  pandas: [[python, '-c', 'import pandas, PIL, yaml'], ofPython],
  blender: [['blender', '--version'], ofSystem],
  'redis-server': [['redis-server', '--version'], ofSystem],
  s3rver: [['test', '-e', 'test/packages/node_modules/s3rver'], ofTests],
  'playwright-core': [['test', '-e', 'test/node_modules/playwright-core'], ofTests],
  'github-slugger': [['test', '-e', 'scripts/docs/node_modules/github-slugger'], ofTests],
  Xvfb: [['sh', '-c', 'command -v Xvfb'], ofSystem],
  mediapipe: [['tmp/eyes/venv/bin/python', '-c', 'import mediapipe, rapidocr'], 'scripts/eyes/install.sh'],
  gl: [[process.execPath, '--input-type=module', '-e', "await import('gl')"], 'scripts/install-gl.sh'],
} as const;

/**
 * Whether a program or package that tests call is there. In CI its absence is a failure; elsewhere its tests are left out,
 * and what is missing is said.
 *
 * @example test.skipIf(!haveTool('pngcheck'))('pngcheck finds nothing wrong', () => { … })
 */
export function haveTool(name: keyof typeof tools): boolean {
  const [[command, ...args], install] = tools[name];
  if (spawnSync(command, args, { cwd: root }).status === 0) return true;
  const missing = `${name} is missing: run ${install}`;
  if (process.env.CI !== undefined) throw new Error(missing);
  console.warn(`${missing}. Its tests are left out`);
  return false;
}
