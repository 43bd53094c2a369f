import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'dist', 'cli.js');

let isFresh = false;

/** Threads and the command line run from dist: a test of an old one would prove nothing. Looked at once in a process. */
export function needBuild(): void {
  if (isFresh) return;
  const newest = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
  isFresh = existsSync(built) && statSync(built).mtimeMs >= newest;
  if (!isFresh) throw new Error('dist is missing or older than src: run "npm run build" first');
}

export interface RunOptions {
  readonly cwd?: string;
  /** Besides this process's own; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Told when the program has begun, e.g. to kill it. */
  onStart?(child: ChildProcess): void;
}

export interface Result {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs any program to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env, onStart }: RunOptions = {},
): Promise<Result> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStart?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      // Node's own code for a promise that nothing can settle any more.
      if (code === 13) reject(new Error(`${program} ${args.join(' ')} ended in the middle: ${stderr}`));
      else resolve({ code, signal, stdout, stderr });
    });
  });
}

/** Runs `topsyturvy` with these arguments. */
export function topsyturvy(args: readonly string[], options: RunOptions = {}): Promise<Result> {
  needBuild();
  return runProgram(process.execPath, [built, ...args], options);
}
