import { dealt } from '../../roster.js';
import { food } from './food.js';
import type { Icon } from './icon.js';
import { nature } from './nature.js';
import { things } from './things.js';

export type { Icon, Layer } from './icon.js';

/** Small things that are known at 20 pixels. */
const all: readonly Icon[] = [...nature, ...food, ...things];

/** Words of all of them. */
export const everyIcon: readonly string[] = all.map(({ word }) => word);

/** Words of those of which figures are made. Items index the list: its order is frozen. */
export const iconWords: readonly string[] = dealt('icons', everyIcon);

export const iconOf = (word: string): Icon => all.find((icon) => icon.word === word)!;
