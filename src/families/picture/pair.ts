import { readFileSync } from 'node:fs';
import { badFile, sha256, TopsyturvyError, zod, type Zod } from '../../core/index.js';
import { loadPicture } from '../../draw/decode.js';
import { changedShare, turn, type Raster } from '../../draw/index.js';
import { axis, defineFamily, down, factsOf, verdict, whole } from '../making.js';
import { besideList, checkNames, entryName, readUserList } from '../user-list.js';
import { pairQuestions } from './questions.js';
import { rotationWords } from '../words/rotation-words.js';

type Params = { readonly pairs: string; readonly maxSize: number };

/** A picture seen one way up, and its readings both ways up. */
type State = {
  readonly name: string;
  readonly sha256: string;
  readonly turned: boolean;
  readonly readings: readonly [original: string, rotated: string];
};
type Transform = { readonly turn: 'half'; readonly reads: Readonly<Record<string, string>> };
type Pair = ReturnType<ReturnType<typeof pairsSchema>['parse']>['pairs'][number];

type Loaded = { readonly pair: Pair; readonly raster: Raster; readonly sha256: string };
type Assets = {
  readonly list: readonly Loaded[];
  readonly byName: ReadonlyMap<string, Loaded>;
  readonly hashes: Record<string, string>;
};

/** The pictures of a set are kept decoded. */
const mostBytes = 768 << 20;

/** Least share of pixels that the half turn must change: a picture that does not change cannot read differently. */
const leastChange = 0.001;

function pairsSchema(z: Zod) {
  const reading = z.strictObject({
    answer: z.string().min(1).max(200),
    accept: z.array(z.string().min(1).max(200)).max(100).default([]),
    refuse: z.array(z.string().min(1).max(200)).max(100).default([]),
  });
  return z.strictObject({
    pairs: z
      .array(
        z.strictObject({
          name: entryName(z),
          image: z.string().min(1).max(500),
          questions: z.strictObject({
            direct: z.string().min(1).max(5000),
            predicted: z.string().min(1).max(5000),
          }),
          original: reading,
          rotated: reading,
        }),
      )
      .min(1)
      .max(100_000),
  });
}

/**
 * The user's own pictures that read differently after a half turn. A JSON file names each picture, its two questions and
 * the readings of both views, with accepted and refused keywords, as RotOutBench asks of its annotators (A.4).
 */
export const picturePair = defineFamily<Params, State, Transform, string, Assets>({
  ...factsOf('picture/pair'),
  words: rotationWords,
  params: (z) =>
    z.strictObject({
      pairs: z.string().min(1).describe('A JSON file of pairs; the pictures are in its folder or below.'),
      maxSize: whole(z, 16, 4096, 1024).describe(
        'Longest side, 16 to 4096 pixels; larger pictures are scaled down.',
      ),
    }),
  difficulty: {
    detail: axis<Params>('smaller pictures', {
      maxSize: down(1024, 1024, 1024, 1024, 1024, 768, 640, 512, 384, 256),
    }),
  },

  async open({ params, resolve }) {
    const file = resolve(params.pairs);
    const pairs = readPairs(file, params.pairs);
    const list: Loaded[] = [];
    const hashes: Record<string, string> = { [params.pairs]: sha256(readFileSync(file)) };
    const rasters = new Map<string, Raster>();
    let bytes = 0;
    for (const pair of pairs) {
      // The picture's path may not leave the folder of the JSON file, nor that folder the spec's.
      const image = besideList(params.pairs, pair.image);
      let raster = rasters.get(image);
      if (!raster) {
        const path = resolve(image);
        raster = await loadPicture(path, { maxSide: params.maxSize, flatten: true });
        bytes += raster.data.length;
        if (bytes > mostBytes)
          throw badFile(
            `The file of pairs '${params.pairs}' names pictures that take more than 768 MiB: only the first ${rasters.size} fit in memory`,
            rasters.size,
            'fewer pictures, or a smaller maxSize',
          );
        checkTurns(pair, raster, image);
        rasters.set(image, raster);
        hashes[image] = sha256(readFileSync(path));
      }
      checkReadings(pair, image);
      list.push({ pair, raster, sha256: hashes[image] });
    }
    return { list, byName: new Map(list.map((loaded) => [loaded.pair.name, loaded])), hashes };
  },
  hashes: ({ hashes }) => hashes,
  size: (_, { list }) => list.length,

  propose({ index, assets }) {
    const { pair, sha256 } = assets.list[index];
    const [original, rotated] = [pair.original.answer, pair.rotated.answer];
    return {
      state: { name: pair.name, sha256, turned: false, readings: [original, rotated] },
      transform: { turn: 'half', reads: { [original]: rotated, [rotated]: original } },
    };
  },
  label: ({ readings, turned }) => readings[turned ? 1 : 0],
  act: (_, x) => ({ ...x, turned: !x.turned }),
  rho: ({ reads }, y) => reads[y],
  inverse: (t) => t,

  draw({ name, turned }, _, { assets: { byName } }) {
    const { raster } = byName.get(name)!;
    return turned ? turn(raster, 'half') : raster;
  },
  warp: (t, picture, part) => turn(picture(part), t.turn),

  judge({ state, assets }, picture) {
    const changed = changedShare(picture('original'), picture('rotated'));
    const { original, rotated } = assets.byName.get(state.name)!.pair;
    const evidence = { changedShare: changed, source: state.sha256 };
    if (original.answer === rotated.answer) return verdict(false, 'same-reading', evidence);
    return verdict(changed >= leastChange, 'unchanged', evidence);
  },
  ask: ({ state, assets }) => {
    const { original, rotated, questions } = assets.byName.get(state.name)!.pair;
    return pairQuestions({ original, rotated, questions, groups: { scene: state.name } });
  },
});

/** Refuses, before anything is written, a picture whose two views cannot be told apart. @throws TopsyturvyError 'bad-picture' */
function checkTurns(pair: Pair, raster: Raster, image: string): void {
  if (changedShare(raster, turn(raster, 'half')) < leastChange)
    throw refused(pair, image, 'looks the same after a half turn, so that it cannot have another reading');
}

/** The same of a pair whose views read alike. */
function checkReadings(pair: Pair, image: string): void {
  const { answer } = pair.original;
  if (answer === pair.rotated.answer)
    throw refused(pair, image, `has the reading '${answer}' both ways up; give pairs whose readings differ`);
}

const refused = ({ name }: Pair, image: string, why: string): TopsyturvyError =>
  new TopsyturvyError('bad-picture', `The picture '${image}' (pair '${name}') ${why}`, image);

function readPairs(file: string, name: string): readonly Pair[] {
  const { pairs } = readUserList(pairsSchema(zod()), file, `The file of pairs '${name}'`);
  checkNames(pairs, 'pairs', name);
  return pairs;
}
