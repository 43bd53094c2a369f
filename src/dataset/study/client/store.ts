import { columns, type Study } from '../form.js';
import type { Participant } from './session.js';

/** A row of data, as jsPsych has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Keeps a participant's rows in the browser: a reload goes on after the last answer. */
export class Store {
  private readonly key: string;
  readonly rows: Row[];

  constructor(
    study: Study,
    participant: Participant,
    private readonly storage: Storage,
  ) {
    this.key = `topsyturvy-study/${study.digest}/${study.seed}/${participant.subject}/${participant.session}`;
    this.rows = JSON.parse(storage.getItem(this.key) ?? '[]') as Row[];
  }

  add(row: Row): void {
    this.rows.push(row);
    this.storage.setItem(this.key, JSON.stringify(this.rows));
  }

  /** The ids of the questions that are answered. */
  answered(): Set<unknown> {
    return new Set(this.rows.filter((row) => row['is_practice'] !== true).map((row) => row['sample_id']));
  }

  json(): string {
    return JSON.stringify(this.rows, null, 1);
  }

  /** The rows as jsPsych writes them: cells quoted, quotes doubled, lines ended by CRLF, what is not text as JSON. */
  csv(): string {
    const cell = (value: unknown): string => {
      const text =
        value === null || value === undefined
          ? ''
          : typeof value === 'string'
            ? value
            : JSON.stringify(value);
      return `"${text.replaceAll('"', '""')}"`;
    };
    const lines = [columns, ...this.rows.map((row) => columns.map((column) => row[column]))];
    return lines.map((line) => line.map(cell).join(',')).join('\r\n');
  }
}
