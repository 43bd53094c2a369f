import type { Command } from 'commander';
import { specOptions } from '../terminal/spec-options.js';

const redis = "redis://[name:password@]host:port (default: the environment's REDIS_URL)";

/** The commands that generate a dataset on many machines. */
export const queueCommands: readonly ((program: Command) => void)[] = [
  (program) => {
    const queue = program.command('queue').description('generate a dataset on many machines, through Redis');
    specOptions(
      queue
        .command('submit')
        .description('add the shards of a dataset to the queue; called again, those that failed')
        .argument('<what>', 'a benchmark, a family, or a spec file (.json)')
        .requiredOption('--store <place>', 'where workers put shards: a folder, or s3://bucket/prefix')
        .option('--shards <n>', 'how many jobs (default: 64)')
        .option('--format <form>', 'folder, or webdataset: pictures in tar files (default: folder)')
        .option('--redis <url>', redis)
        .option('--queue <name>', 'the name of the queue (default: topsyturvy)'),
    )
      .option('--json', 'print the report as JSON')
      .action(async (what, options) => (await import('./queue.js')).submit(what, options));
    queue
      .command('work')
      .description('generate shards of the queue until all are done; start one worker for each core')
      .option('--redis <url>', redis)
      .option('--queue <name>', 'the name of the queue (default: topsyturvy)')
      .option('--store <place>', 'where the store is on this machine (default: where submit said)')
      .option('--stay', 'go on waiting when all are done')
      .option(
        '--stalled-after <s>',
        'seconds until the job of a worker that died is given to another (default: 60)',
      )
      .option('--json', 'print the report as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the report)')
      .action(async (options) => (await import('./queue.js')).work(options));
    queue
      .command('status')
      .description('print how many jobs are waiting, active, done and failed')
      .option('--redis <url>', redis)
      .option('--queue <name>', 'the name of the queue (default: topsyturvy)')
      .option('--json', 'print as JSON')
      .action(async (options) => (await import('./queue.js')).status(options));
    queue
      .command('merge')
      .description('join the shards of a store into the dataset that one machine makes')
      .argument('<store>', 'as of submit')
      .requiredOption('--out <folder>', 'the folder to write to')
      .option('--format <form>', "folder, or webdataset: pictures in tar files (default: the shards')")
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the result)')
      .action(async (store, options) => (await import('./queue.js')).merge(store, options));
  },
];
