import type { Command } from 'commander';
import { collect } from '../terminal/collect.js';

/** The commands for those who train: to hand out items as they are asked for, and to show that tests were not among them. */
export const servingCommands: readonly ((program: Command) => void)[] = [
  (program) =>
    program
      .command('serve')
      .description("serve fresh items with verified reward by OpenEnv's protocol")
      .argument(
        '<what...>',
        'benchmarks, families or spec files (.json), dealt in proportion to their counts',
      )
      .option('--seed <seed>', 'any string or whole number: equal seeds, equal episodes (default: 0)')
      .option('--preset <preset>', 'strict or paper (default: strict)')
      .option('--param <key=value>', 'set a param; may be repeated', collect)
      .option('--parts <names>', 'deal only these parts of a benchmark or spec, e.g. type-4c,type-4g')
      .option('--module <file>', 'a module that defines families of your own; may be repeated', collect)
      .option('--base <folder>', 'the folder that paths in params are relative to (default: here)')
      .option(
        '--exclude <sets>',
        'published splits (NAME@VERSION) and datasets, with commas: deal nothing they have, or too near; may be repeated',
        collect,
      )
      .option('--host <address>', 'where to listen (default: 127.0.0.1, this machine alone)')
      .option('--port <n>', '0: any that is free (default: 8000)')
      .option('--workers <k>', 'threads that make items, at most one per core (default: as many, up to 8)')
      .option('--prefetch <n>', 'items made ahead (default: 64)')
      .option('--episode <what>', 'question: one of an item; item: one of each condition (default: question)')
      .option('--pictures <how>', 'base64 in the observation, or url (default: base64)')
      .option(
        '--curriculum <target=0.5>',
        'levels that move by the rewards, per family; also window=20,start=1 (default: none)',
      )
      .option('--log <file>', 'a line of JSON for each episode that ends; a curriculum goes on from it')
      .option('--truth', 'let /items tell answers, and /grade grade, without an episode')
      .option('--sessions <n>', 'clients by WebSocket at a time (default: 256)')
      .option('--rate <n>', 'requests and messages of a client in a second (default: as many as it likes)')
      .option('--timeout <s>', 'seconds that an item may take (default: 60)')
      .option('--max-size <px>', 'the longest side of pictures that clients may ask for (default: 1024)')
      .option('--allow-host <name>', 'a name under which the server is reached; may be repeated', collect)
      .action(async (what, options) => (await import('./serve.js')).serve(what, options)),
  (program) =>
    program
      .command('overlap')
      .description('list the items of two sets that look alike; exit 1 if any are the same or too near')
      .argument(
        '<one>',
        'a dataset, a published split, or the log of a server (.jsonl): what a model was trained on',
      )
      .argument('<other>', 'another, e.g. a split that it is tested on')
      .option('--limit <n>', 'how many of the nearest pairs are named (default: 20)')
      .option('--out <file>', 'write a page that shows them side by side (.html)')
      .option('--module <file>', 'a module that defines families of your own; may be repeated', collect)
      .option('--json', 'print the report as JSON')
      .action(async (one, other, options) => (await import('./overlap.js')).overlap(one, other, options)),
];
