import { ambibench } from './ambibench/benchmark.js';
import type { Benchmark } from './benchmark.js';
import { dori } from './dori/benchmark.js';
import { mirrorqa } from './mirrorqa/benchmark.js';
import { rotoutbench } from './rotoutbench/benchmark.js';

/** The benchmarks that the library regenerates. */
export const benchmarks = [rotoutbench, mirrorqa, dori, ambibench] as const satisfies readonly Benchmark[];

/** The name of a benchmark. */
export type BenchmarkName = (typeof benchmarks)[number]['name'];
