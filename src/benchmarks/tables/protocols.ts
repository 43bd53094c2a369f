import { badParameter } from '../../core/errors.js';

/** How a paper asks its models. What it does not say is absent: the endpoint's own. */
export interface Protocol {
  readonly name: string;
  /** What it is, with the place in the paper. */
  readonly summary: string;
  /** How often each question is asked. */
  readonly runs: number;
  readonly temperature?: number;
  /** The seed of each run, where the paper names them. */
  readonly seeds?: readonly number[];
  readonly split?: string;
}

/** The protocols of the four papers. */
export const protocols: readonly Protocol[] = [
  { name: 'rotoutbench', summary: 'temperature 0 (D.2)', runs: 1, temperature: 0 },
  {
    name: 'mirrorqa',
    summary: 'the test split in three runs, whose means are reported (6.1)',
    runs: 3,
    split: 'test',
  },
  { name: 'ambibench', summary: 'no sampling, so temperature 0 (A.6)', runs: 1, temperature: 0 },
  {
    name: 'ambibench-sampled',
    summary: 'temperature 1 in five runs of different seeds (A.6, Tables 9 to 11)',
    runs: 5,
    temperature: 1,
    seeds: [1, 2, 3, 4, 5],
  },
  {
    name: 'dori',
    summary: 'three runs with the seeds 42, 1998 and 107983 (K)',
    runs: 3,
    seeds: [42, 1998, 107983],
  },
];

/** @throws TopsyturvyError 'bad-parameter' for a name that is none of a protocol's */
export function protocolOf(name: string): Protocol {
  const protocol = protocols.find((one) => one.name === name);
  if (protocol) return protocol;
  throw badParameter('--protocol', name, `one of ${protocols.map((one) => one.name).join(', ')}`);
}
