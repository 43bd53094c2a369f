import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServedItem } from './items/served-item.js';
import type { ServeErrorCode } from './protocol/messages.js';

/** The functions that read the gauges. */
export interface Gauges {
  readonly ready: () => number;
  readonly waiting: () => number;
  readonly sessions: () => number;
  /** The bytes of answers that clients have not taken. */
  readonly untaken: () => number;
  /** The episodes missing in the log since the last one that it has. */
  readonly lost: () => number;
  /** Family → level of the curriculum. */
  readonly levels: () => Readonly<Record<string, number>>;
  /** Part → share of its items that deals have not come to yet, of parts with finitely many. */
  readonly left: () => Readonly<Record<string, number>>;
}

/** The metrics at `/metrics`, in Prometheus' text form. */
export class Metrics {
  private constructor(
    private readonly registry: Registry,
    private readonly episodes: Counter<'family'>,
    private readonly items: Counter<'family'>,
    private readonly excluded: Counter<'family'>,
    private readonly rewards: Histogram<'family'>,
    private readonly resets: Histogram,
    private readonly errors: Counter<'code'>,
    private readonly drops: Counter,
    private readonly gaugesOf: (
      name: string,
      help: string,
      label: 'family' | 'part',
      read: () => Readonly<Record<string, number>>,
    ) => Gauge,
    private readonly gaugeOf: (name: string, help: string, read: () => number) => Gauge,
  ) {}

  static open({
    Registry,
    Counter,
    Gauge,
    Histogram,
    collectDefaultMetrics,
  }: typeof import('prom-client')): Metrics {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const registers = [registry];
    const of = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
      name: `topsyturvy_${name}`,
      help,
      labelNames,
      registers,
    });
    return new Metrics(
      registry,
      new Counter(of('episodes_total', 'Episodes that were played to their end', 'family')),
      new Counter(of('items_total', 'Items that were dealt', 'family')),
      new Counter(of('items_excluded_total', 'Items turned down because a held-out set has them', 'family')),
      new Histogram({
        ...of('reward', 'Mean reward of an episode', 'family'),
        buckets: [0, 0.25, 0.5, 0.75, 0.999, 1],
      }),
      new Histogram({
        ...of('reset_seconds', 'How long a reset took'),
        buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
      }),
      new Counter(of('errors_total', 'Errors that clients were told', 'code')),
      new Counter(of('dropped_total', 'Clients that were dropped because they took nothing')),
      (name, help, label, read) =>
        new Gauge({
          ...of(name, help, label),
          collect() {
            for (const [key, value] of Object.entries(read())) this.set({ [label]: key }, value);
          },
        }),
      (name, help, read) =>
        new Gauge({
          ...of(name, help),
          collect() {
            this.set(read());
          },
        }),
    );
  }

  watch({ ready, waiting, sessions, untaken, lost, levels, left }: Gauges): void {
    this.gaugeOf('items_ready', 'Items that lie ready or are being made ahead', ready);
    this.gaugeOf('items_waiting', 'Batches of items that wait for a worker', waiting);
    this.gaugeOf('sessions', 'Clients that play', sessions);
    this.gaugeOf('untaken_bytes', 'Bytes of answers that clients have not taken', untaken);
    this.gaugeOf('log_lost', 'Episodes that the log has not, since the last that it has', lost);
    this.gaugesOf('level', 'Level of the curriculum', 'family', levels);
    this.gaugesOf('items_left', 'Share of the items there are that deals have not come to yet', 'part', left);
  }

  /** @returns a function to be called when the reset has ended well */
  resetBegins(): () => void {
    return this.resets.startTimer();
  }

  dealt({ family, excluded }: ServedItem): void {
    this.items.inc({ family });
    if (excluded > 0) this.excluded.inc({ family }, excluded);
  }

  ended(family: string, reward: number): void {
    this.episodes.inc({ family });
    this.rewards.observe({ family }, reward);
  }

  failed(code: ServeErrorCode): void {
    this.errors.inc({ code });
  }

  dropped(): void {
    this.drops.inc();
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
