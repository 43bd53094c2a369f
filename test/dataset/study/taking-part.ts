import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export type Row = Readonly<Record<string, unknown>>;

/** One participant in a browser of their own. */
export class TakingPart {
  /** What went wrong on the page, and every request that left the site. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly address: string,
  ) {}

  static async begin(browser: Browser, site: string, query = '', width = 1280): Promise<TakingPart> {
    const context = await browser.newContext({ viewport: { width, height: 800 }, acceptDownloads: true });
    const page = await context.newPage();
    const base = pathToFileURL(site).href;
    const part = new TakingPart(page, context, `${base}/index.html${query}`);
    page.on('pageerror', (error) => part.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') part.problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!/^(file|blob|data):/.test(request.url())) part.problems.push(request.url());
    });
    await page.goto(part.address);
    return part;
  }

  /** Goes on through pages of text, and answers questions until `stop` says so or the study is over. @returns questions answered */
  async answer(stop: (answered: number) => boolean = () => false): Promise<number> {
    for (let answered = 0; ;) {
      await this.page.waitForSelector('.question, .page');
      if ((await this.page.$('text=Save as JSON')) !== null) return answered;
      if ((await this.page.$('.question')) === null) {
        await this.page.click('.jspsych-btn');
        await this.page.waitForTimeout(20);
        continue;
      }
      if (stop(answered)) return answered;
      const before = await this.page.locator('.question').elementHandle();
      await this.answerOne();
      await before.waitForElementState('hidden');
      answered++;
    }
  }

  /** As one who reads: what a catch trial says, else what is right for the kinds of questions of the test's dataset. */
  async answerOne(): Promise<void> {
    const text = (await this.page.textContent('.question'))!;
    const choose =
      /choose "(.*)"\./.exec(text)?.[1] ?? (text.includes('Which is it?') ? 'C. a cat' : undefined);
    if (choose !== undefined) return this.page.getByRole('button', { name: choose, exact: true }).click();
    if (text.includes('alike?')) return this.page.keyboard.press('1');
    if (text.includes('Read 69')) return this.type('69');
    if ((await this.page.$('input')) !== null) return this.type('007');
    if ((await this.page.$('.drawing')) !== null) return this.draw();
    if ((await this.page.$('[aria-pressed]')) === null) return this.page.keyboard.press('n');
    await this.page.keyboard.press('a');
    await this.page.keyboard.press('3');
    await this.page.keyboard.press('Enter');
  }

  private async type(word: string): Promise<void> {
    await this.page.fill('input', word);
    await this.page.press('input', 'Enter');
  }

  /** A box from (8, 2) to (40, 12) of a picture that is shown at its natural size, and one that is taken back. */
  private async draw(): Promise<void> {
    const { x, y } = (await (await this.page.$('.drawing img'))!.boundingBox())!;
    for (const [left, top, right, bottom] of [
      [8, 2, 40, 12],
      [1, 1, 9, 9],
    ] as const) {
      await this.page.mouse.move(x + left, y + top);
      await this.page.mouse.down();
      await this.page.mouse.move(x + right, y + bottom);
      await this.page.mouse.up();
    }
    await this.page.getByText('Remove the last box').click();
    await this.page.getByText('Continue').click();
  }

  /** Reads the rows as the participant saves them. */
  async saved(form: 'JSON' | 'CSV', folder: string): Promise<string> {
    const wait = this.page.waitForEvent('download');
    await this.page.click(`text=Save as ${form}`);
    const file = join(folder, `rows.${form.toLowerCase()}`);
    await (await wait).saveAs(file);
    return readFileSync(file, 'utf8');
  }

  async reload(): Promise<void> {
    await this.page.goto(this.address);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
