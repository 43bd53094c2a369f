import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { packageRoot } from '../../core/files/package-root.js';

const program = 'blender';
/** The oldest version: no other than this was tried. */
const oldest = [3, 4] as const;

/** A scene as files have it, and how it is traced. */
export interface Job {
  /** The scene, as `writeScene` gives it. */
  readonly scene: Uint8Array;
  /** The light from all around, as `environmentMap` gives it. */
  readonly surroundings: Uint8Array;
  /** Pixels of its picture. */
  readonly width: number;
  readonly height: number;
  /** Paths per pixel. */
  readonly samples: number;
  /** Whether the ground at y = 0 shows shadows. */
  readonly ground: boolean;
  /** Whether the light that casts shadows does. */
  readonly shadows: boolean;
}

/** What was traced, rows from the top. */
export interface Traced {
  /** Per pixel, linear red, green and blue, times alpha, and alpha: 0 where nothing is seen. */
  readonly light: Float32Array;
  /** Per pixel, the id of the object at its middle, or 0. */
  readonly ids: Uint16Array;
}

const unavailable = (reason: string, cause?: unknown): TopsyturvyError =>
  new TopsyturvyError(
    'missing-package',
    `The renderer 'blender' cannot be used: ${reason}. It needs Blender ${oldest.join('.')} or newer as \`blender\` on the path; on Debian, \`apt-get install blender\``,
    program,
    `Blender ${oldest.join('.')} or newer on the path`,
    { cause },
  );

/** The version of the Blender on the path, e.g. '3.4.1'. @throws TopsyturvyError 'missing-package' where there is none, or an older one */
export function blenderVersion(): string {
  const { error, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  if (error) throw unavailable('the program blender does not start', error);
  const [, version, major, minor] = /^Blender ((\d+)\.(\d+)[.\d]*)/m.exec(stdout) ?? [];
  if (version === undefined) throw unavailable('the program blender does not say its version');
  if (Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]))
    throw unavailable(`the program blender is version ${version}`);
  return version;
}

/** Seconds for reading a scene, and for a path: many times what a slow core needs. */
const [start, perPath] = [300, 1e-4];

/** Traces the paths of a scene. @throws TopsyturvyError 'missing-package' with the program's last words where it fails */
export function trace({ scene, surroundings, width, height, samples, ground, shadows }: Job): Traced {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-traced-'));
  try {
    const [glb, out] = [join(folder, 'scene.glb'), join(folder, 'out')];
    writeFileSync(glb, scene);
    writeFileSync(join(folder, 'scene.hdr'), surroundings);
    run(
      [
        ...['--background', '--factory-startup', '-noaudio', '--python-exit-code', '1'],
        ...['--python', join(packageRoot(), 'assets', 'blender', 'render.py'), '--', glb, out],
        ...['--samples', String(samples)],
        ...(ground ? ['--ground'] : []),
        ...(shadows ? [] : ['--no-shadows']),
      ],
      Math.ceil(1000 * (start + perPath * width * height * samples)),
    );
    return {
      light: new Float32Array(bytesOf(`${out}.light`, 16 * width * height)),
      ids: new Uint16Array(bytesOf(`${out}.ids`, 2 * width * height)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(options: readonly string[], timeout: number): void {
  const { error, status, signal, stdout, stderr } = spawnSync(program, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // It prints a line for every few samples.
    maxBuffer: 1 << 28,
    timeout,
    killSignal: 'SIGKILL',
  });
  if (!error && status === 0) return;
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => /\w*Error\b/.test(line));
  const reason = lines.at(-1)?.trim() ?? error?.message ?? signal ?? `status ${status}`;
  throw unavailable(`it failed on a scene (${reason.slice(0, 200)})`, error);
}

/** The bytes of a file, in memory of their own. */
function bytesOf(file: string, length: number): ArrayBuffer {
  if (!existsSync(file) || statSync(file).size !== length) throw unavailable('it wrote no picture');
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + length) as ArrayBuffer;
}
