import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { needBuild, type Result } from './command.js';

type Ended = Pick<Result, 'code' | 'stdout' | 'stderr'>;

/** Runs many commands of `topsyturvy` in one process, which costs a tenth of a process for each. One that waits is killed with it. */
export class CommandHost {
  private process: ChildProcess | undefined;

  /** @param most milliseconds @returns undefined if the command took longer */
  run(args: readonly string[], most: number): Promise<Ended | undefined> {
    needBuild();
    const child = (this.process ??= fork(join(import.meta.dirname, 'command-host.mjs')));
    return new Promise((resolve, reject) => {
      const settle = (ended: Ended | undefined): void => {
        clearTimeout(late);
        child.removeAllListeners();
        if (!ended) this.end();
        resolve(ended);
      };
      const late = setTimeout(() => settle(undefined), most);
      child.once('message', (ended) => settle(ended as Ended));
      child.once('exit', (code) => {
        clearTimeout(late);
        this.process = undefined;
        reject(new Error(`The process of commands ended with ${code} in: ${args.join(' ')}`));
      });
      child.send(args);
    });
  }

  end(): void {
    this.process?.kill('SIGKILL');
    this.process = undefined;
  }
}
