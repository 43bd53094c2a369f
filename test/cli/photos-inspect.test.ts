import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inspect } from '../../src/cli/assets/photos-inspect.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { dog, placed, Scenes, standing } from '../families/mirror-photo-figures.js';
import { writeSet } from '../families/mirror-photo-sets.js';

type Options = Parameters<typeof inspect>[1];

/** What the command prints, run in this process. */
async function printed(file: string, options: Options = {}): Promise<string> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  await inspect(file, options);
  spy.mockRestore();
  return text;
}

const folder = sharedFolder();
writeSet(folder);

describe('photos inspect', () => {
  test('prints what can be asked, and draws the points', async () => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    const text = await printed(join(folder, 'people.json'), { sheet });
    expect(text).toMatch(/^13 annotations: 13 subjects on 11 photos can be asked about, 0 cannot\n/);
    expect(text).toContain("category person: human, 'person', left_eye/right_eye left_ear/right_ear ");
    expect(text).toContain("category dog: animal, 'dog', ");
    expect(text).toContain('\n  raised-hand: left 2, right 2\n');
    expect(text).toContain('\n  rearmost-paw: right rear 3\n');
    expect(text).not.toContain('skipped');
    expect(decodePng(readFileSync(sheet))).toMatchObject({ channels: 3, width: 1468, height: 736 });
  });

  test('counts what is skipped, with reasons and examples', async () => {
    const own = temporaryFolder();
    const scenes = new Scenes(own);
    for (const name of ['a.png', 'b.png', 'c.png']) scenes.person(name, placed(standing(), 240, 60));
    scenes.annotations[0].iscrowd = 1;
    scenes.images[1].file_name = '\u001b[31mred.png';
    scenes.write('people.json');
    const text = await printed(join(own, 'people.json'));
    expect(text).toContain('3 annotations: 1 subjects on 1 photos can be asked about, 2 cannot\n');
    expect(text).toContain(
      '\nskipped\n  1 crowd: it stands for a crowd (iscrowd)\n      annotation 1 of a.png\n',
    );
    expect(text).toContain('      annotation 2 of \\u001b[31mred.png: there is no such file\n');
    const json = JSON.parse(await printed(join(own, 'people.json'), { json: true })) as object;
    expect(json).toMatchObject({
      annotations: 3,
      subjects: 1,
      photos: 1,
      categories: [{ name: 'person', count: 3, subject: 'human', nouns: { person: 2 } }],
      questions: { 'marked-wrist': { left: 1, right: 1 } },
      skipped: [
        { reason: 'crowd', count: 1 },
        { reason: 'unreadable', count: 1 },
      ],
    });
  });

  test('says what it assumes of a single category, and takes what annotations say of themselves', async () => {
    const own = temporaryFolder();
    const scenes = new Scenes(own);
    for (const name of ['a.png', 'b.png']) scenes.dog(name, placed(dog(), 150, 100));
    scenes.write('people.json');
    const text = await printed(join(own, 'people.json'));
    expect(text).not.toContain('category person');
    expect(text).toContain(
      "assumed: 'dog' is the only category: 2 subjects are taken to be of it and called 'dog'.",
    );
    scenes.annotations[1].species = 'horse';
    scenes.write('people.json');
    const told = await printed(join(own, 'people.json'));
    expect(told).toContain("category dog: animal, 'dog' (1) 'horse' (1), left_eye/right_eye ");
    expect(told).toContain('  marked-hoof: left front 1, left rear 1, right front 1, right rear 1');
    expect(told).toContain("1 subjects are taken to be of it and called 'dog'");
  });

  test.each([
    [[], /the list 'keypoints' of 'person' is empty: it should name its points/],
    [undefined, /'person' has no list 'keypoints' of names of points/],
    [['a', 'a'], /'keypoints' of 'person' names 'a' twice/],
    ['nose', /'keypoints' of 'person' is not a list of up to 1000 names/],
  ])('names of points that are %j', async (keypoints, sentence) => {
    const own = temporaryFolder();
    const scenes = new Scenes(own);
    scenes.person('a.png', placed(standing(), 240, 60));
    scenes.write('people.json', { categories: [{ id: 1, name: 'person', keypoints }] });
    expect(await printed(join(own, 'people.json'))).toMatch(sentence);
  });

  test('takes pictures and skeletons from elsewhere', async () => {
    const own = temporaryFolder();
    const scenes = new Scenes(own);
    scenes.person('a.png', placed(standing(), 240, 60));
    const keypoints = ['wl', 'wr', ...Array.from({ length: 15 }, (_, i) => `p${i}`)];
    scenes.write('people.json', { categories: [{ id: 1, name: 'dancer', keypoints }] });
    mkdirSync(join(own, 'pictures'));
    renameSync(join(own, 'a.png'), join(own, 'pictures/a.png'));
    const images = join(own, 'pictures');
    const unknown = await printed(join(own, 'people.json'), { images });
    expect(unknown).toContain("category dancer: nothing says whether 'dancer' is human or animal");
    const skeleton = join(own, 'skeleton.json');
    const pairs = [{ left: 'wl', right: 'wr', part: 'wrist' }];
    writeFileSync(skeleton, JSON.stringify({ categories: { dancer: { subject: 'human', pairs } } }));
    expect(await printed(join(own, 'people.json'), { images, skeleton })).toContain("category dancer: human, 'dancer', wl/wr\n"); // prettier-ignore
  });

  test.each<[string, Options, RegExp]>([
    ['none.json', {}, /^The file of annotations '.*none.json' does not exist$/],
    ['people.json', { sheet: '/nowhere/at/all.png' }, /^Cannot write to '\/nowhere\/at\/all.png'/],
    ['people.json', { skeleton: 'none.json' }, /^The skeleton file 'none.json' does not exist$/],
  ])('%s %j is refused', async (file, options, sentence) => {
    const error = await inspect(join(folder, file), options).then(
      () => expect.unreachable('no error'),
      (cause: unknown) => cause as Error,
    );
    expect(error.message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(1);
  });
});
