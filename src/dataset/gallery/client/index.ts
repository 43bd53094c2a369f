import { cards } from './cards.js';
import { controls } from './controls.js';
import { detail } from './detail.js';
import { dom } from './dom.js';
import { look } from './look.js';
import { model } from './model.js';
import { values } from './values.js';

/**
 * The script of the page. It is kept as text, so that no bundler or test runner can change it on its way into the page:
 * its hash is part of the page's policy.
 */
export const clientScript = `'use strict';\n(() => {${[model, dom, values, cards, look, detail, controls].join('')}})();\n`;
