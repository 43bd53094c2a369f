#!/usr/bin/env node
/** Writes the tables of docs/difficulty.md, from its heading `## Levels by family` to the next. Run `npm run build` first. */
import { readFileSync, writeFileSync } from 'node:fs';
import { families } from 'topsyturvy/families';
import { difficultyTables } from './docs/difficulty-tables.mjs';

const page = new URL('../docs/difficulty.md', import.meta.url);
const text = readFileSync(page, 'utf8');
const heading = '## Levels by family\n';
const from = text.indexOf(heading) + heading.length;
const to = text.indexOf('\n## ', from);
const loaded = await Promise.all(families.map(({ load }) => load()));
writeFileSync(page, `${text.slice(0, from)}\n${difficultyTables(loaded)}${text.slice(to)}`);
