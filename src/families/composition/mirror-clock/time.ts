import { composeTurns, type Turn } from '../../../draw/turn.js';

/** How a clock's picture is turned: seen in a mirror on the wall, in a level one, or hung upside down. */
export const clockTurns = ['mirror', 'flip', 'half'] as const;
export type ClockTurn = (typeof clockTurns)[number];

/** Minutes of the dial. */
export const day = 720;

/** Minutes between the times that are shown. */
export const step = 5;

/** 'H:MM', the hour 1 to 12. @param time minutes after 12:00 */
export function timeText(time: number): string {
  const [hour, minute] = [Math.floor(time / 60), time % 60];
  return `${hour === 0 ? 12 : hour}:${minute < 10 ? '0' : ''}${minute}`;
}

/** Directions of the hands, in half degrees clockwise from the top: 0 to 719. */
export type Hands = { readonly hour: number; readonly minute: number };

/** The directions of a clock's hands. */
export const handsAt = (time: number): Hands => ({ hour: time, minute: (time % 60) * 12 });

/** A direction as it is after a turn of the picture. */
export function turnDirection(turn: ClockTurn | 'none', halfDegrees: number): number {
  const image = { none: halfDegrees, mirror: -halfDegrees, flip: 360 - halfDegrees, half: halfDegrees + 360 };
  return (image[turn] + 2 * day) % day;
}

/** Both hands after a turn of the picture. */
export const turnHands = (turn: ClockTurn | 'none', { hour, minute }: Hands): Hands => ({
  hour: turnDirection(turn, hour),
  minute: turnDirection(turn, minute),
});

/** The time whose hands stand so; undefined where no time's do. */
export const timeOf = ({ hour, minute }: Hands): number | undefined =>
  handsAt(hour).minute === minute ? hour : undefined;

/** The composition of two turns of a clock. */
export const composeClockTurns = (first: ClockTurn | 'none', then: ClockTurn): ClockTurn | 'none' =>
  composeTurns(first satisfies Turn, then) as ClockTurn | 'none';

/**
 * The time that is read by somebody who takes the turned picture for an upright one. A mirrored clock shows a time; the
 * hands of the others go with none, and each is read by itself.
 */
export function naiveReading(turn: ClockTurn, time: number): number {
  const mirrored = (day - time) % day;
  if (turn === 'mirror') return mirrored;
  const read = turn === 'half' ? time : mirrored;
  return ((Math.floor(read / 60) + 6) % 12) * 60 + ((read + 30) % 60);
}

/** The time that is read if each hand is taken for the other. */
export const swappedReading = (time: number): number =>
  ((time % 60) / step) * 60 + Math.floor(time / 60) * step;

/**
 * Four times of which each might be the one on the clock: a time, its reading with the hands exchanged, and what those two
 * look like to somebody who forgets the turn. Undefined where two are the same.
 */
function timesAbout(turn: ClockTurn, time: number): readonly number[] | undefined {
  const swapped = swappedReading(time);
  const times = [time, naiveReading(turn, time), swapped, naiveReading(turn, swapped)];
  const back = [time, swapped].every((one) => naiveReading(turn, naiveReading(turn, one)) === one);
  return back && new Set(times).size === times.length ? times : undefined;
}

/** All such sets of four. An item takes one of a set's times for the truth, each as often: the set tells nothing of it. */
export const timeSets = (turn: ClockTurn): readonly (readonly number[])[] =>
  Array.from({ length: day / step }, (_, i) => timesAbout(turn, i * step)).filter(
    (times) => times !== undefined,
  );
