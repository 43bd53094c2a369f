import { ambibench } from './ambibench.js';
import type { Benchmark } from './benchmark.js';
import { dori } from './dori.js';
import { mirrorqa } from './mirrorqa.js';
import { rotoutbench } from './rotoutbench.js';

/** The benchmarks that the library regenerates. */
export const benchmarks: readonly Benchmark[] = [rotoutbench, mirrorqa, dori, ambibench];
