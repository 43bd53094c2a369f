import type { Exporter } from './exporter.js';
import { fewShot } from './few-shot.js';
import { llava } from './llava.js';

/** Every form in which `topsyturvy export` writes questions, by name. */
export const exporters = { llava, 'few-shot': fewShot } satisfies Readonly<Record<string, Exporter>>;

export type ExportTarget = keyof typeof exporters;
