import type { Command } from 'commander';
import { collect } from './collect.js';

/** Adds the options that say what set is meant, of the commands that make one. */
export const specOptions = (command: Command): Command =>
  command
    .option('--seed <seed>', 'any string or whole number (default: 0)')
    .option('--preset <preset>', 'strict or paper (default: strict)')
    .option(
      '--count <n>',
      "number of items (default: the benchmark's own; for a family 100, or all if fewer)",
    )
    .option('--param <key=value>', 'set a param; may be repeated', collect)
    .option('--size <px>', 'side of square pictures, or WIDTHxHEIGHT; the same as --param size=<px>')
    .option('--renderer <name>', 'soft, gl or blender, for 3D scenes; the same as --param renderer=<name>')
    .option('--engine <name>', 'the same as --renderer <name>')
    .on('option:engine', (name: string) => command.setOptionValue('renderer', name))
    .option('--masks', 'add segmentation masks; the same as --param masks=true')
    .option(
      '--subset <name>',
      "a subset of the paper's: dori 100-per-type, 50-per-type; ambibench people; mirrorqa a number",
    )
    .option('--parts <names>', 'generate only these parts of a benchmark or spec, e.g. type-4c,type-4g');
