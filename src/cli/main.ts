#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import type * as Commander from 'commander';
import { packageVersion } from '../core/files/package-root.js';
import { requirePackage } from '../core/node.js';
import { commands, completionCommands } from './commands.js';
import { usage } from './terminal/print.js';
import { exitCodeOf, reportError } from './terminal/report-error.js';

// V8's middle compiler (Node 22.0 to 22.8, and 23 on) is suspected of a race: on a busy machine with Node 24.21, numbers of one
// object once came out as another's, which no later run repeated. Without it, this process has the compilers of Node 20.
const isNode = !process.versions.bun && !process.versions.deno;
if (isNode) setFlagsFromString('--no-maglev');
// Node 20's V8 compiles 2,000 functions for 42 photographic items, a quarter of the CPU time. Few of them are worth it: told to wait
// for seven times the bytecodes before it does, the whole takes a tenth less. Later versions do not know this flag.
if (isNode && process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=500000');

// It is in CommonJS form: required, it loads in half the time that it takes to import.
const { Command, CommanderError } = requirePackage('commander') as typeof Commander;

const program = new Command('topsyturvy')
  .description('Paired visual stimuli with certain ground truth, from a seed.')
  .version(packageVersion(), '-V, --version')
  .showHelpAfterError('(add --help for the options)')
  .exitOverride();
for (const command of [...commands, ...completionCommands]) command(program);
// Subcommands take over neither exitOverride nor showHelpAfterError of a parent that was set up before them.
const settle = (command: Commander.Command): void => {
  command.exitOverride().showHelpAfterError('(add --help for the options)');
  command.configureOutput({ outputError: (text, write) => write(usage(text)) });
  command.commands.forEach(settle);
};
settle(program);

// The reader of a pipe has closed it (`| head`), or the disk under a redirection is full.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    if (stream === process.stdout)
      reportError(new Error(`Cannot write to the standard output: ${error.message}`));
    process.exit(1);
  });
}

// Node would say nothing of a promise that never settles, and end with the code 13.
const unsettled = (): never => {
  reportError(new Error('The command waits for what can no longer come: a bug, or one of a module of yours'));
  process.exit(1);
};
process.once('beforeExit', unsettled);
try {
  await program.parseAsync();
} catch (error) {
  // Wrong use is 2, as everywhere in this program; commander itself would say 1.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    reportError(error);
    process.exitCode = exitCodeOf(error);
  }
} finally {
  process.off('beforeExit', unsettled);
  // A module of the user's may have left something running, which would keep the process; a slow reader still gets all.
  const end = (): unknown => process.stdout.write('', () => process.stderr.write('', () => process.exit()));
  setTimeout(end, 500).unref();
}
