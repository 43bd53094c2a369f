import { unexpected } from '../../core/errors.js';
import type { StaircaseRule } from '../../serve/curriculum/staircase.js';

const names: readonly string[] = ['target', 'window', 'start'];

/** The rule of a curriculum from the command line: `target=0.5,window=20,start=1`. */
export function curriculumOf(text: string): StaircaseRule {
  const rule: Record<string, number> = {};
  for (const one of text.split(',')) {
    const [, name, value] = /^([a-z]+)=(\d+(?:\.\d+)?)$/.exec(one) ?? [];
    if (name === undefined || !names.includes(name) || Object.hasOwn(rule, name))
      throw unexpected('bad-parameter', '--curriculum', text, 'target=0.5, or target=0.5,window=20,start=1');
    rule[name] = Number(value);
  }
  if (rule.target === undefined)
    throw unexpected('bad-parameter', '--curriculum', text, 'a target, as in target=0.5');
  return rule as unknown as StaircaseRule;
}
