import { food } from './food.js';
import type { Icon } from './icon.js';
import { nature } from './nature.js';
import { things } from './things.js';

export type { Icon, Layer } from './icon.js';

/** Small things that are known at 20 pixels. Items index the list: its order is frozen. */
const all: readonly Icon[] = [...nature, ...food, ...things];

export const iconWords: readonly string[] = all.map(({ word }) => word);

export const iconOf = (word: string): Icon => all.find((icon) => icon.word === word)!;
