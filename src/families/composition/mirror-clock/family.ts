import { smallerPictures } from '../../difficulty/difficulty.js';
import { choosePalette } from '../../../content/drawings/parts/palette.js';
import { dealt } from '../../../content/roster.js';
import { balancedRuns, words, type Zod } from '../../../core/index.js';
import { turn } from '../../../draw/turn.js';
import { type Font, loadFont } from '../../../glyphs/font.js';
import { defineFamily, factsOf, originalAnd, inserted, verdict } from '../../making.js';
import { listOf, type ParamsOf, sizeParam } from '../../param-schemas.js';
import { barerDials } from '../difficulty.js';
import { compositionWords } from '../words.js';
import { clockQuestions } from './ask.js';
import { caseForms, type ClockState, drawClock, handShapes, numeralKinds, tickKinds } from './draw.js';
import { readHands } from './read-hands.js';
import {
  type ClockTurn,
  clockTurns,
  composeClockTurns,
  handsAt,
  type Hands,
  timeOf,
  timeSets,
  timeText,
  turnHands,
  day,
} from './time.js';
import type { Likeness, Looks } from '../../likeness.js';

interface ClockLooks extends Looks {
  readonly time: number;
}

type Seen = Pick<ClockState, 'time' | 'numerals' | 'ticks'>;

const looks = ({ time, numerals, ticks }: Seen): ClockLooks => ({
  group: `${numerals} ${ticks}`,
  time,
  distanceTo: (other) => {
    const later = ((other as ClockLooks).time - time + day) % day;
    return Math.min(later, day - later);
  },
});

/** How far two clocks with equal dials are apart. */
const clockLikeness: Likeness<ClockState, ClockLooks> = {
  measure: 'minutes between the times of clocks with equal dials',
  guard: 0,
  looks,
  short: {
    write: ({ time, numerals, ticks }) => ({ time, numerals, ticks }),
    read: (clock) => looks(clock as Seen),
    error: 0,
  },
};

const params = (z: Zod) =>
  z.strictObject({
    turns: listOf(z, clockTurns, ['mirror']).describe(
      'What is done to the clock, taken in turn: a mirror on the wall, still water below it, or a half turn.',
    ),
    numerals: listOf(z, numeralKinds).describe(
      'Numerals on the dial, taken in turn: none, 12 3 6 9, or all.',
    ),
    ticks: listOf(z, tickKinds, ['hours', 'minutes']).describe('Ticks on the dial, taken in turn.'),
    size: sizeParam(z, 96, 2048, 384, 'The picture'),
  });

type Params = ParamsOf<typeof params>;
type State = ClockState & {
  /** Times to choose from, minutes after 12:00, in the order of their letters. */
  readonly options: readonly number[];
};
type Transform = { readonly turn: ClockTurn };

/** Fonts whose digits are plain. */
export const plainDigits = words('dejavu-sans, libre-baskerville, varela-round, outfit, barlow-condensed');
export const clockFonts = dealt('clock-fonts', plainDigits);

/** The designs that are dealt evenly over the items of a set. */
interface Assets {
  readonly fonts: ReadonlyMap<string, Font>;
  turnOf(index: number): number;
  /** The index of the set of times of a turn, and of the true time in it. */
  setOf(turn: ClockTurn, index: number): readonly number[];
  truthOf(index: number): number;
  placeOf(index: number): number;
  numeralsOf(index: number): number;
  ticksOf(index: number): number;
}

interface Evidence {
  /** The times read from the pixels of the original and of the turned picture. */
  readonly readFromPixels: readonly (string | null)[];
  /** The largest error of a hand in them, degrees. */
  readonly handError: number;
}

/** Degrees by which a hand may be off in the pixels. The minute hand may cover half of the hour hand; hours are 30 apart. */
const most = { minute: 7.5, hour: 15 };

/** Analog clocks, and what they look like in a mirror: which time is it? */
export const mirrorClock = defineFamily<Params, State, Transform, Hands, Assets, undefined, Evidence>({
  ...factsOf('composition/mirror-clock'),
  words: compositionWords,
  difficulty: { dial: barerDials, detail: smallerPictures(384, 320, 256, 224, 192, 160) },
  params,
  views: originalAnd('turned'),
  likeness: clockLikeness,

  open({ params: { turns, numerals, ticks }, path }) {
    const sets = new Map(turns.map((one) => [one, timeSets(one)]));
    const orders = new Map(
      [...sets].map(([one, list]) => [one, balancedRuns(list.length, [...path, 'times', one])]),
    );
    return {
      fonts: new Map(clockFonts.map((name) => [name, loadFont(name)])),
      turnOf: balancedRuns(turns.length, [...path, 'turns']),
      setOf: (one, index) => sets.get(one)![orders.get(one)!(index)],
      truthOf: balancedRuns(4, [...path, 'truths']),
      placeOf: balancedRuns(4, [...path, 'places']),
      numeralsOf: balancedRuns(numerals.length, [...path, 'numerals']),
      ticksOf: balancedRuns(ticks.length, [...path, 'ticks']),
    };
  },
  hashes: ({ fonts }) => Object.fromEntries([...fonts].map(([name, { sha256 }]) => [name, sha256])),
  capacity: ({ turns, numerals, ticks }) =>
    new Set(
      turns.flatMap((one) =>
        timeSets(one)
          .flat()
          .map((time) => `${one} ${time}`),
      ),
    ).size *
    new Set(numerals).size *
    new Set(ticks).size,

  propose({ params: { turns, numerals, ticks, size }, assets, index, stream }) {
    const by = turns[assets.turnOf(index)];
    const times = assets.setOf(by, index);
    const time = times[assets.truthOf(index)];
    const others = stream('options').shuffle(times.filter((one) => one !== time));
    const look = stream('look');
    return {
      state: {
        font: look.choice(clockFonts),
        form: look.choice(caseForms),
        hands: look.choice(handShapes),
        numerals: numerals[assets.numeralsOf(index)],
        options: inserted(time, others, assets.placeOf(index)),
        palette: choosePalette(stream('palette')),
        seen: 'none',
        size,
        ticks: ticks[assets.ticksOf(index)],
        time,
      },
      transform: { turn: by },
    };
  },
  label: ({ time, seen }) => turnHands(seen, handsAt(time)),
  act: (t, x) => ({ ...x, seen: composeClockTurns(x.seen, t.turn) }),
  rho: (t, y) => turnHands(t.turn, y),
  inverse: (t) => t,

  draw: (x, _, { assets: { fonts } }) => drawClock(x, fonts.get(x.font)!),
  warp: (t, picture, part) => turn(picture(part), t.turn),
  viewLabel(hands) {
    const time = timeOf(hands);
    return time === undefined ? `hands at ${hands.hour / 2}° and ${hands.minute / 2}°` : timeText(time);
  },

  judge({ state: { time, size, palette }, transform }, picture) {
    const read = [
      readHands(picture('original'), size, palette.paper, 'none'),
      readHands(picture('turned'), size, palette.paper, transform.turn),
    ];
    const errors = read.map((one) => Math.max(one?.minuteError ?? 180, one?.hourError ?? 180));
    const evidence: Evidence = {
      handError: Math.max(...errors),
      readFromPixels: read.map((one) => (one ? timeText(one.time) : null)),
    };
    const certain = read.every(
      (one) => one?.time === time && one.minuteError <= most.minute && one.hourError <= most.hour,
    );
    return verdict(certain, 'other-time', evidence);
  },
  ask: ({ state: { time, options, numerals, ticks }, transform, moved }) =>
    clockQuestions({
      turn: transform.turn,
      time,
      apparent: timeOf(moved),
      options,
      groups: { numerals, ticks, turn: transform.turn },
    }),
});
