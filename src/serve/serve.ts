import { adjustSpec, specOf, type RequestOptions } from '../benchmarks/request.js';
import { isSplitName } from '../benchmarks/splits/split.js';
import { badParameter, type Seed, seedText } from '../core/index.js';
import { mostThreads } from '../dataset/work/pool.js';
import { loadRegistry } from '../dataset/plan/modules.js';
import { createPlan } from '../dataset/plan/plan.js';
import { readSpec, type Spec } from '../dataset/plan/spec.js';
import type { FamilyRegistry } from '../families/registry.js';
import { Curriculum } from './curriculum/curriculum.js';
import { Grader } from './curriculum/grader.js';
import { Recorder } from './curriculum/recorder.js';
import type { StaircaseRule } from './curriculum/staircase.js';
import { Dealer } from './episodes/dealer.js';
import type { ShowPicture } from './episodes/episode.js';
import { Base64 } from './protocol/json-bytes.js';
import { createApp } from './http/app.js';
import { Clients } from './http/clients.js';
import { PictureStore } from './http/picture-store.js';
import { Sessions } from './http/sessions.js';
import { checkHeldOut } from './items/held-out.js';
import { ItemPool } from './items/item-pool.js';
import { itemService } from './items/item-service.js';
import type { Asked } from './items/served-item.js';
import { ownStream } from './items/stream-name.js';
import { SpaceLeft } from './items/space-left.js';
import { stringsIn, streamOf } from './items/stream-part.js';
import { Deck, type Dealt } from './items/deck.js';
import { PartRequests } from './items/part-requests.js';
import { Streams } from './items/streams.js';
import { Metrics } from './metrics.js';
import { servePackages } from './packages.js';

/** What a server deals, and to whom. */
export interface ServeOptions extends Pick<RequestOptions, 'preset' | 'params' | 'parts'> {
  /** The seed of its stream: equal seeds, equal episodes. Default 0 */
  readonly seed?: Seed;
  /** Modules with further families, relative to `base`. */
  readonly modules?: readonly string[];
  /** The folder that paths are relative to. Default: the working directory */
  readonly base?: string;
  /** The address at which it listens. Default 127.0.0.1, this machine alone */
  readonly host?: string;
  /** The port; 0: any that is free. Default 8000 */
  readonly port?: number;
  /** The number of threads that make items, at most one per core. Default 2 */
  readonly workers?: number;
  /** The number of items made ahead. Default 64 */
  readonly prefetch?: number;
  /** Whether an episode is one question of an item, or one of each of its conditions in turn. Default 'question' */
  readonly episode?: 'question' | 'item';
  /** How pictures are shown: base64 in the observation, or an address. Default 'base64' */
  readonly pictures?: 'base64' | 'url';
  /** Whether `/items` tells answers and `/grade` grades. Default false: the truth is told after `step` only */
  readonly truth?: boolean;
  /** The most clients by WebSocket at a time. Default 256 */
  readonly sessions?: number;
  /** The most requests and messages of one client a second. Default: no limit */
  readonly rate?: number;
  /** Moves the levels of families by the rewards of episodes that end. Default: none, params alone decide */
  readonly curriculum?: StaircaseRule;
  /** A file that gets a line of JSON for each episode that ends; with a curriculum, what it holds already is learned from. */
  readonly log?: string;
  /** The most seconds that an item may take. Default 60 */
  readonly timeout?: number;
  /** The longest side of a picture that a client may ask for, pixels. Default 1024 */
  readonly largest?: number;
  /** Published splits and folders of datasets whose items must not be dealt, nor any nearer to them than their family promises. Default: none */
  readonly exclude?: readonly string[];
  /** Names under which it is reached, besides those of this machine. Default: none */
  readonly allowHosts?: readonly string[];
}

/** A server that runs. */
export interface RunningServer {
  readonly url: string;
  /** Takes no more requests, answers those that are there, and ends. */
  close(): Promise<void>;
}

/** How long answers that are due may take when a server ends, milliseconds. */
const drainTime = 5000;
/** The bytes of pictures that are kept for clients that fetch them by address. */
const pictureBytes = 256 << 20;
/** The most bytes of items that are made ahead. */
const aheadBytes = 64 << 20;
/** Connections besides those of sessions, and connections that the system takes before the server does. */
const moreConnections = 1024;
const backlog = 4096;

/**
 * Serves fresh items with verified reward by OpenEnv's protocol, over WebSocket (`/ws`) and HTTP (`/reset`, `/step`, `/state`).
 * @param what benchmarks, families and specs, dealt in proportion to their counts
 * @throws TopsyturvyError as `plan` does; 'missing-package' without fastify; 'bad-parameter' for a port that is taken
 */
export async function serve(
  what: readonly (string | Spec)[],
  options: ServeOptions = {},
): Promise<RunningServer> {
  const {
    preset = 'strict',
    base = '.',
    exclude = [],
    modules,
    workers = 2,
    largest = 1024,
    prefetch = 64,
  } = options;
  const seed = seedText(options.seed ?? 0);
  const packages = await servePackages();
  checkHeldOut(exclude);
  const registry = await loadRegistry(modules, base);
  const dealt: Dealt[] = [];
  for (const one of what) dealt.push(...(await dealtFrom(one, registry, { ...options, seed })));
  if (dealt.length === 0) throw badParameter('what to serve', what, 'a benchmark or family');
  const deck = new Deck(seed, dealt);
  const curriculum = options.curriculum && new Curriculum(options.curriculum);
  if (curriculum) await checkLevels(deck, registry);
  const recorder = Recorder.open(curriculum, options.log);
  const { places } = recorder;
  const grader = curriculum && new Grader(registry, curriculum);
  const pictures = new PictureStore(pictureBytes);
  const showAs: Record<'base64' | 'url', ShowPicture> = {
    base64: ({ bytes }) => new Base64(bytes),
    url: (picture) => pictures.add(picture),
  };
  const asked: Asked = { which: options.episode === 'item' ? 'conditions' : 'one' };
  const metrics = Metrics.open(packages.prometheus);
  const clients = new Clients(() => metrics.dropped());
  const { room } = clients;
  const threads = Math.min(workers, mostThreads());
  const pool = await ItemPool.open(threads, 1000 * (options.timeout ?? 60), room);
  const parts = new PartRequests(registry, { seed, preset, base, exclude, modules, largest });
  const from = places.get(ownStream) ?? 0;
  const deals = (await grader?.graded(deck))?.({ lead: prefetch, from }) ?? deck;
  const ahead = { depth: prefetch, bytes: aheadBytes, workers: threads };
  const streams = new Streams({ deck, deals, grader, places, parts, pool, asked, ahead });
  const spaceLeft = new SpaceLeft();
  const show = showAs[options.pictures ?? 'base64'];
  const dealer = new Dealer({
    deck,
    parts,
    pool,
    streams,
    asked,
    show,
    metrics,
    spaceLeft,
    recorder,
    grader,
    room,
  });
  const mostSessions = options.sessions ?? 256;
  const sessions = new Sessions(dealer, mostSessions);
  metrics.watch({
    ready: () => streams.size,
    waiting: () => pool.waiting,
    sessions: () => sessions.size,
    untaken: () => clients.bytes,
    lost: () => recorder.lost,
    levels: () => curriculum?.levels ?? {},
    left: () => spaceLeft.shares,
  });
  const items = itemService({ parts, pool, showAs, truth: options.truth ?? false, room });
  const names = what.map((one) => (typeof one === 'string' ? one : one.name));
  const description = `Picture questions with certain answers: ${names.join(', ')}`;
  const app = await createApp(
    packages,
    { sessions, clients, pictures, metrics, items, description },
    {
      allowHosts: options.allowHosts ?? [],
      rate: options.rate ?? Infinity,
      connections: mostSessions + moreConnections,
    },
  );
  const close = async (): Promise<void> => {
    streams.stop();
    // What a client never takes, or never says, does not keep the server.
    const late = setTimeout(() => {
      clients.end();
      pool.stop();
    }, drainTime);
    await app.close();
    clearTimeout(late);
    await pool.close();
    recorder.close();
  };
  try {
    const url = await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 8000, backlog });
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws TopsyturvyError 'bad-parameter' if a curriculum has no levels to move */
async function checkLevels({ parts }: Deck, registry: FamilyRegistry): Promise<void> {
  const names = parts.map(({ part }) => part.spec.parts[0].family);
  const familyOf = await registry.loadAll(names);
  if (names.some((name) => familyOf(name).difficulty)) return;
  throw badParameter('curriculum', names.join(', '), 'a family that declares a difficulty');
}

/** The parts of a benchmark, family or spec, each dealt as often as its share of the items. */
async function dealtFrom(
  what: string | Spec,
  registry: FamilyRegistry,
  {
    seed,
    preset = 'strict',
    params,
    parts,
    modules,
    base = '.',
    exclude = [],
  }: ServeOptions & { readonly seed: string },
): Promise<Dealt[]> {
  if (typeof what === 'string' && isSplitName(what))
    throw badParameter(
      'what to serve',
      what,
      'benchmarks, families and specs, not a split that is for tests,',
    );
  const request = { ...(params && { params }), ...(parts && { parts }) };
  const spec =
    typeof what === 'string'
      ? await specOf(what, registry, { ...request, preset })
      : await adjustSpec(readSpec(what), registry, request);
  const { spec: whole } = await createPlan(spec, seed, registry);
  const head = { name: spec.name, preset: spec.preset, ...(modules && { modules }) };
  // Params that were given, without defaults, which a difficulty may set; but any file that is named may be read.
  return spec.parts.map((part, at) => ({
    part: { ...streamOf(head, part, seed, { base, exclude }), paths: stringsIn(whole.parts[at].params) },
    share: part.count,
  }));
}
