import { performance } from 'node:perf_hooks';
import cliProgress from 'cli-progress';

/** A progress bar with rate and time left on a terminal; one line every 10 s anywhere else. Written to standard error. */
export class Progress {
  private readonly bar: cliProgress.SingleBar;
  private readonly start = performance.now();
  private begun = false;
  private worked = 0;

  constructor(what: string) {
    this.bar = new cliProgress.SingleBar({
      format: `${what} {bar} {percentage}% | {value}/{total} | {rate}/s | {left} left`,
      barCompleteChar: '#',
      barIncompleteChar: '.',
      barsize: 30,
      hideCursor: true,
      clearOnComplete: true,
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 10_000,
    });
  }

  /** @param now how many were worked on just now: items found finished cost no time and would spoil the rate */
  update(done: number, total: number, now: number): void {
    this.worked += now;
    const seconds = Math.max(0.001, (performance.now() - this.start) / 1000);
    const rate = this.worked / seconds;
    const payload = {
      rate: rate < 10 ? rate.toFixed(1) : rate.toFixed(0),
      left: timeLeft((total - done) / Math.max(rate, 1e-9)),
    };
    if (!this.begun) {
      this.begun = true;
      this.bar.start(total, done, payload);
    } else this.bar.update(done, payload);
  }

  stop(): void {
    if (this.begun) this.bar.stop();
  }
}

function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds > 359_999) return '?';
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
