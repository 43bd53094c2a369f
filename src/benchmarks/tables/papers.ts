import type { PaperTable } from './paper-table.js';

/** The papers whose tables can be made of replies; one of a new paper is its file of tables and an entry here. */
export const papers = [
  {
    name: 'rotoutbench',
    title: 'RotOutBench',
    load: async () => (await import('../rotoutbench/tables.js')).tables,
  },
  { name: 'mirrorqa', title: 'MirrorQA', load: async () => (await import('../mirrorqa/tables.js')).tables },
  {
    name: 'ambibench',
    title: 'AmbiBench',
    load: async () => (await import('../ambibench/tables.js')).tables,
  },
  { name: 'dori', title: 'DORI', load: async () => (await import('../dori/tables.js')).tables },
] as const satisfies readonly {
  readonly name: string;
  readonly title: string;
  load(): Promise<readonly PaperTable[]>;
}[];

/** The name of a paper. */
export type PaperName = (typeof papers)[number]['name'];
