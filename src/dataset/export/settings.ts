import { badParameter } from '../../core/errors.js';
import { mostShots } from '../../families/mirror/prompts/prompt.js';

/** What some exporters can be told. */
export interface ExportSettings {
  /** Examples before each question, 1 to 3. Default 3; few-shot only. */
  readonly shots?: number;
  /** Whether each multiple-choice question also comes with its options rotated; vlmevalkit only. Default false. */
  readonly circular?: boolean;
  /** The model that is asked; openai-batch only, which needs it. */
  readonly model?: string;
  /** A system message before each question; openai-batch only. Default: none. */
  readonly system?: string;
  /** The most tokens of a reply; openai-batch only. Default: the model's own. */
  readonly maxTokens?: number;
  /** The sampling temperature, 0 to 2; openai-batch only. Default: the model's own. */
  readonly temperature?: number;
  /** How closely pictures are looked at; openai-batch only. Default auto. */
  readonly detail?: 'auto' | 'low' | 'high';
  /** The approximate largest size of a file in MiB; parquet and webdataset only. Default 400. */
  readonly shardSize?: number;
  /** The license that a card names, as Hugging Face spells it, e.g. cc0-1.0; hf, parquet and webdataset only. Default: cc0-1.0, or other where a user's files or modules are in the pictures. */
  readonly license?: string;
}

export type SettingName = keyof ExportSettings;

type Rule = { readonly expected: string; fits(value: unknown): boolean };

const within =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;

const whole = (least: number, most: number): Rule => ({
  expected: `a whole number from ${least} to ${most}`,
  fits: (value) => Number.isInteger(value) && within(least, most)(value),
});

const text = (expected: string, pattern: RegExp): Rule => ({
  expected,
  fits: (value) => typeof value === 'string' && pattern.test(value),
});

const rules: Readonly<Record<SettingName, Rule>> = {
  shots: whole(1, mostShots),
  circular: { expected: 'true or false', fits: (value) => typeof value === 'boolean' },
  model: text('the name of a model', /^[^\s]{1,200}$/),
  system: text('a text that is not empty', /\S/),
  maxTokens: whole(1, 1_000_000),
  temperature: { expected: 'a number from 0 to 2', fits: within(0, 2) },
  detail: text('auto, low or high', /^(?:auto|low|high)$/),
  shardSize: whole(1, 4000),
  license: text('the name of a license such as cc0-1.0', /^[a-z0-9.-]{1,60}$/),
};

/**
 * The settings of an export, checked.
 * @param form the name of the exporter, for errors
 * @param taken the settings that it takes
 * @throws TopsyturvyError 'bad-parameter' for one that it does not take, or a value that does not fit
 */
export function checkedSettings(
  form: string,
  taken: readonly SettingName[],
  given: ExportSettings,
): ExportSettings {
  const settings: Partial<Record<SettingName, unknown>> = {};
  for (const name of Object.keys(rules) as SettingName[]) {
    const value = given[name];
    if (value === undefined) continue;
    if (!taken.includes(name)) throw badParameter(name, value, `no value with ${form}`);
    if (!rules[name].fits(value)) throw badParameter(name, value, rules[name].expected);
    settings[name] = value;
  }
  return settings as ExportSettings;
}
