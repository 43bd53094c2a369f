import { spawnSync } from 'node:child_process';

const probes = {
  pngcheck: ['pngcheck', '-h'],
  pillow: ['/usr/bin/python3', '-c', 'import PIL, numpy'],
  scipy: ['/usr/bin/python3', '-c', 'import scipy.ndimage, numpy'],
  opencv: ['/usr/bin/python3', '-c', 'import cv2, numpy'],
  freetype: ['/usr/bin/python3', '-c', 'import freetype'],
  pandas: ['/usr/bin/python3', '-c', 'import pandas, PIL, yaml'],
  'redis-server': ['redis-server', '--version'],
  Xvfb: ['sh', '-c', 'command -v Xvfb'],
} as const;

/**
 * Whether a program or Debian Python package that tests call is there. In CI its absence is a failure; elsewhere its tests
 * are left out.
 *
 * @example test.skipIf(!haveTool('pngcheck'))('pngcheck finds nothing wrong', () => { … })
 */
export function haveTool(name: keyof typeof probes): boolean {
  const [command, ...args] = probes[name];
  if (spawnSync(command, args).status === 0) return true;
  if (process.env.CI !== undefined)
    throw new Error(`${name} is missing: run scripts/install-system-packages.sh`);
  return false;
}
