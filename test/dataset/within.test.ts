import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCase, below, within } from '../../src/dataset/folder/folder.js';
import { temporaryFolder } from './folders.js';

const refusal = (...args: Parameters<typeof within>): string => {
  try {
    within(...args);
  } catch (error) {
    return (error as Error).message;
  }
  return expect.unreachable('no error');
};

describe('a path of the user', () => {
  test.each(['a.ttf', 'fonts/a.ttf', './a.ttf', 'fonts/../a.ttf', '..a.ttf', 'C:a.ttf'])(
    '%s is taken',
    (path) => {
      expect(within('/base', path, posix)).toBe(posix.resolve('/base', path));
    },
  );

  test.each(['..', '../a.ttf', 'fonts/../../a.ttf', '/etc/passwd', 'a\0b'])('%j leaves', (path) => {
    expect(below('/base', path, posix)).toBeUndefined();
    expect(refusal('/base', path, posix)).toMatch(
      /^The path '[^']*' leaves the folder '\/base'; name a folder .* --base /,
    );
  });

  test('an absolute path below the base folder is told how to be written', () => {
    expect(refusal('/base', '/base/fonts/a.ttf', posix)).toBe(
      "The path '/base/fonts/a.ttf' is not portable; write it relative to the base folder '/base', as 'fonts/a.ttf'",
    );
  });

  test.each<[string, RegExp]>([
    ['C:\\base\\fonts\\a.ttf', / is not portable; .* as 'fonts\/a\.ttf'$/],
    ['fonts\\a.ttf', / is not portable; .* as 'fonts\/a\.ttf'$/],
    ['D:\\a.ttf', / leaves the folder /],
    ['D:a.ttf', / leaves the folder /],
    ['..\\a.ttf', / leaves the folder /],
    ['\\\\server\\share\\a.ttf', / leaves the folder /],
    ['/a.ttf', / leaves the folder /],
  ])('on Windows %s is refused', (path, sentence) => {
    expect(refusal('C:\\base', path, win32)).toMatch(sentence);
  });

  test("on Windows '/' separates too", () => {
    expect(within('C:\\base', 'fonts/a.ttf', win32)).toBe('C:\\base\\fonts\\a.ttf');
  });
});

test('links may lead anywhere below the base folder, and nowhere else', () => {
  const [base, outside] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(outside, 'a.ttf'), '');
  mkdirSync(join(base, 'fonts'));
  writeFileSync(join(base, 'fonts/a.ttf'), '');
  symlinkSync(join(base, 'fonts/a.ttf'), join(base, 'inside.ttf'));
  symlinkSync(join(outside, 'a.ttf'), join(base, 'file.ttf'));
  symlinkSync(outside, join(base, 'folder'), 'junction');
  symlinkSync(base, join(outside, 'base'), 'junction');
  expect(within(base, 'inside.ttf')).toBe(join(base, 'inside.ttf'));
  expect(within(join(outside, 'base'), 'fonts/a.ttf')).toBe(join(outside, 'base/fonts/a.ttf'));
  for (const path of ['file.ttf', 'folder/a.ttf'])
    expect(refusal(base, path)).toMatch(
      `The path '${path}' is a link that leaves the folder '${base}'; put the file itself there`,
    );
});

describe('where capitals and small letters are one', () => {
  const spelled = (path: string): string => path.replace(/arial\.ttf/i, 'Arial.ttf');

  test('a file is named as it is spelled', () => {
    checkCase('/base', '/base/fonts/Arial.ttf', spelled);
    expect(() => checkCase('/base', '/base/fonts/arial.ttf', spelled)).toThrow(
      "The file 'fonts/arial.ttf' is spelled 'fonts/Arial.ttf'; other systems tell them apart",
    );
  });

  test('a link may have any name, and a file that is not there is not looked at', () => {
    checkCase('/base', '/base/link', () => '/elsewhere/Font.ttf');
    checkCase('/base', '/base/none', () => {
      throw new Error('ENOENT');
    });
  });
});
