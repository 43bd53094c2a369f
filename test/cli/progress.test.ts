import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Progress } from '../../src/cli/terminal/progress.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('where there is no terminal', () => {
  /** What is written when so many seconds pass between one item and the next. */
  function linesOf(items: number, secondsEach: number): string[] {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now * 1000);
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const progress = new Progress('items');
    for (let done = 1; done <= items; done++) {
      now += secondsEach;
      progress.update(done, items, 1);
    }
    progress.stop();
    return lines;
  }

  test('a short run says nothing', () => {
    expect(linesOf(100, 0.05)).toEqual([]);
  });

  test('a long one says a line every ten seconds, with rate and time left', () => {
    expect(linesOf(80, 0.5)).toEqual([
      'items: 20 of 80, 2.0/s, 00:00:30 left\n',
      'items: 40 of 80, 2.0/s, 00:00:20 left\n',
      'items: 60 of 80, 2.0/s, 00:00:10 left\n',
      'items: 80 of 80, 2.0/s, 00:00:00 left\n',
    ]);
  });

  test('a run that goes on does not count what it finds finished', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now * 1000);
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    const progress = new Progress('items');
    progress.update(900_000, 1_000_000, 0);
    now = 10;
    progress.update(900_100, 1_000_000, 100);
    expect(lines).toEqual(['items: 900100 of 1000000, 10/s, 02:46:30 left\n']);
  });
});
