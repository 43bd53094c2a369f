import { badParameter, messageOf, wrongParameter } from '../../core/errors.js';
import { presets, type Spec } from '../../dataset/plan/spec.js';
import type { RunningServer, ServeOptions } from '../../serve/serve.js';
import { readSpecFile } from '../spec-request.js';
import { interruptible } from '../terminal/interrupt.js';
import { paramsOf } from '../terminal/params.js';
import { print, wholeNumber, askedWorkers } from '../terminal/print.js';
import type { StaircaseRule } from '../../serve/curriculum/staircase.js';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Published splits and folders that are named one by one or with commas; a folder may have commas in its name. */
export const heldOutSets = (given: readonly string[]): readonly string[] =>
  given.flatMap((text) => (existsSync(text) ? [text] : text.split(',').map((one) => one.trim())));

const names: readonly string[] = ['target', 'window', 'start'];

/** The rule of a curriculum from the command line: `target=0.5,window=20,start=1`. */
export function curriculumOf(text: string): StaircaseRule {
  const rule: Record<string, number> = {};
  for (const one of text.split(',')) {
    const [, name, value] = /^([a-z]+)=(\d+(?:\.\d+)?)$/.exec(one) ?? [];
    if (name === undefined || !names.includes(name) || Object.hasOwn(rule, name))
      throw badParameter('--curriculum', text, 'target=0.5, or target=0.5,window=20,start=1');
    rule[name] = Number(value);
  }
  const { target, ...rest } = rule;
  if (target === undefined) throw badParameter('--curriculum', text, 'a target, as in target=0.5');
  return { target, ...rest };
}

interface Options {
  seed?: string;
  preset?: string;
  param?: string[];
  parts?: string;
  module?: string[];
  base?: string;
  host?: string;
  port?: string;
  workers?: string;
  prefetch?: string;
  episode?: string;
  pictures?: string;
  truth?: boolean;
  sessions?: string;
  rate?: string;
  timeout?: string;
  curriculum?: string;
  log?: string;
  maxSize?: string;
  allowHost?: string[];
  exclude?: string[];
}

/** `topsyturvy serve`: runs until Ctrl-C or SIGTERM, which lets the answers that are due go out. */
export async function serve(what: readonly string[], options: Options): Promise<void> {
  const server = await started(what, optionsOf(options));
  print(`topsyturvy serves ${what.join(', ')} at ${server.url} (WebSocket: /ws); Ctrl-C ends it\n`);
  await interruptible(async (signal) => {
    await new Promise<void>((done) => signal.addEventListener('abort', () => done(), { once: true }));
    await server.close();
  });
}

async function started(what: readonly string[], options: ServeOptions): Promise<RunningServer> {
  const { serve } = await import('../../serve/serve.js');
  try {
    return await serve(what.map(specOrName), options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw wrongParameter(
        `The server cannot listen at port ${options.port} of ${options.host}: ${messageOf(error)}; name another with --port`,
        options.port,
      );
    throw error;
  }
}

const specOrName = (what: string): string | Spec => (what.endsWith('.json') ? readSpecFile(what) : what);

function optionsOf(options: Options): ServeOptions {
  const {
    curriculum,
    log,
    preset,
    param,
    module: modules,
    base,
    host = '127.0.0.1',
    truth,
    allowHost,
    exclude,
  } = options;
  return {
    seed: options.seed ?? 0,
    preset: oneOf('--preset', preset, presets) ?? 'strict',
    params: paramsOf(param ?? []),
    ...(options.parts !== undefined && { parts: options.parts.split(',') }),
    ...(modules && { modules }),
    base: base ?? '.',
    host,
    port: wholeNumber('--port', options.port ?? '8000', 0, 65_535),
    workers: askedWorkers(options.workers) ?? Math.min(8, availableParallelism()),
    prefetch: wholeNumber('--prefetch', options.prefetch ?? '64', 1, 10_000),
    episode: oneOf('--episode', options.episode, ['question', 'item']) ?? 'question',
    pictures: oneOf('--pictures', options.pictures, ['base64', 'url']) ?? 'base64',
    truth: truth ?? false,
    ...(curriculum !== undefined && { curriculum: curriculumOf(curriculum) }),
    ...(log !== undefined && { log }),
    sessions: wholeNumber('--sessions', options.sessions ?? '256', 1, 100_000),
    rate: options.rate === undefined ? Infinity : wholeNumber('--rate', options.rate, 1, 1e6),
    timeout: wholeNumber('--timeout', options.timeout ?? '60', 1, 3600),
    largest: wholeNumber('--max-size', options.maxSize ?? '1024', 32, 4096),
    allowHosts: allowHost ?? [],
    exclude: heldOutSets(exclude ?? []),
  };
}

function oneOf<T extends string>(name: string, value: string | undefined, all: readonly T[]): T | undefined {
  if (value === undefined || all.includes(value as T)) return value as T | undefined;
  throw badParameter(name, value, all.join(' or '));
}
