import { performance } from 'node:perf_hooks';
import cliProgress from 'cli-progress';

/** The seconds between two lines where there is no terminal. */
const lineEvery = 10;

/** A progress bar with rate and time left on a terminal; one line every 10 s anywhere else. Written to standard error. */
export class Progress {
  private readonly start = performance.now();
  private bar: cliProgress.SingleBar | undefined;
  private worked = 0;
  /** The time of the last line, in seconds after the start. */
  private lastLine = 0;

  /** @param quiet shows nothing */
  constructor(
    private readonly what: string,
    private readonly quiet = false,
  ) {}

  /** @param now how many were worked on just now: items found finished cost no time and would spoil the rate */
  update(done: number, total: number, now: number): void {
    if (this.quiet) return;
    this.worked += now;
    const seconds = Math.max(0.001, (performance.now() - this.start) / 1000);
    const perSecond = this.worked / seconds;
    const rate = perSecond < 10 ? perSecond.toFixed(1) : perSecond.toFixed(0);
    const left = timeLeft((total - done) / Math.max(perSecond, 1e-9));
    if (process.stderr.isTTY) this.draw(done, total, { rate, left });
    else if (seconds - this.lastLine >= lineEvery) {
      this.lastLine = seconds;
      process.stderr.write(`${this.what}: ${done} of ${total}, ${rate}/s, ${left} left\n`);
    }
  }

  private draw(done: number, total: number, payload: { rate: string; left: string }): void {
    if (this.bar) {
      this.bar.update(done, payload);
      return;
    }
    this.bar = new cliProgress.SingleBar({
      format: `${this.what} {bar} {percentage}% | {value}/{total} | {rate}/s | {left} left`,
      barCompleteChar: '#',
      barIncompleteChar: '.',
      barsize: 30,
      hideCursor: true,
      clearOnComplete: true,
      stream: process.stderr,
    });
    this.bar.start(total, done, payload);
  }

  /** Takes the bar away and gives the cursor back. */
  stop(): void {
    this.bar?.stop();
  }
}

function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds > 359_999) return '?';
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
