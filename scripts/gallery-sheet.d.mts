import type { Surface } from '../src/draw/surface.js';

export function drawSheet(sheet: { name: string; look: string }): Promise<{ surface: Surface }>;
export function jpegOf(sheet: Surface): Promise<Uint8Array>;
