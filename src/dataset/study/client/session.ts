import { Stream } from '../../../core/stream.js';
import type { Study, StudyTrial } from '../form.js';

/** The participant, as the page's address says. */
export interface Participant {
  readonly subject: string;
  readonly session: string;
  readonly study: string;
  /** The index of the list, from 0. */
  readonly list: number;
}

/** Prolific's names for it, and plain ones. */
const names = {
  subject: ['PROLIFIC_PID', 'participant', 'subject_id'],
  session: ['SESSION_ID', 'session_id'],
  study: ['STUDY_ID', 'study_id'],
} as const;

/** Reads the address; who has no id there gets one that the browser remembers. */
export function participantOf(study: Study, query: URLSearchParams, storage: Storage): Participant {
  const given = (which: keyof typeof names): string =>
    (names[which].map((name) => query.get(name)).find((value) => value) ?? '').slice(0, 200);
  const subject = given('subject') || remembered(study, storage);
  const asked = Number(query.get('list') ?? NaN);
  const { length } = study.lists;
  const list =
    Number.isInteger(asked) && asked >= 1 && asked <= length
      ? asked - 1
      : new Stream([study.seed, 'list', subject]).below(length);
  return { subject, session: given('session'), study: given('study'), list };
}

function remembered(study: Study, storage: Storage): string {
  const key = `topsyturvy-participant/${study.digest}`;
  const id = storage.getItem(key) ?? crypto.randomUUID();
  storage.setItem(key, id);
  return id;
}

/** A trial of a participant's, in order. */
export type PlacedTrial = { readonly trial: StudyTrial; readonly isCatch: boolean };

/** The participant's list in an order of their own, with the catch trials spread over it: a function of seed and id. */
export function orderOf(study: Study, { subject, list }: Participant): PlacedTrial[] {
  const stream = new Stream([study.seed, 'order', subject]);
  const order: PlacedTrial[] = stream
    .shuffle([...study.lists[list]])
    .map((trial) => ({ trial, isCatch: false }));
  const catches = stream.shuffle([...study.catches]);
  const stretch = order.length / (catches.length + 1);
  catches.forEach((trial, at) => {
    order.splice(Math.round((at + 1) * stretch) + at, 0, { trial, isCatch: true });
  });
  return order;
}
