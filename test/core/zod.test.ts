import { expect, test } from 'vitest';
import { checkForm, zod } from '../../src/core/zod.js';

const z = zod();
const form = z.strictObject({ name: z.string(), sides: z.array(z.int()), far: z.number().max(5).optional() });

test.each<[unknown, string]>([
  [undefined, 'the top: it is missing'],
  [{ sides: [] }, 'name: it is missing'],
  [{ name: 'a', sides: [1, undefined] }, 'sides.1: it is missing'],
  [{ name: 'a', sides: [Infinity] }, 'sides.0: expected a finite number'],
  [{ name: 'a', sides: [], far: NaN }, 'far: expected a finite number'],
  [{ name: 'a', sides: [], far: -Infinity }, 'far: expected a finite number'],
  [{ name: 5, sides: [] }, 'name: expected string, received number'],
])('%j is refused at %s', (value, problem) => {
  expect(() => checkForm(form, value, 'The form', 'bad-file')).toThrow(`The form is wrong at ${problem}`);
});

test('where a value may be of several forms, what each of them takes is said, or what the nearest one does', () => {
  const angle = z.union([z.literal(90), z.literal(45), z.array(z.number()), z.record(z.string(), z.int())]);
  const wrong = (value: unknown) => () =>
    checkForm(z.object({ angle }), { angle: value }, 'The form', 'bad-file');
  expect(wrong('x')).toThrow(/^The form is wrong at angle: expected 90 or 45 or array or object$/);
  expect(wrong(['x'])).toThrow(/^The form is wrong at angle: expected number at 0$/);
});
