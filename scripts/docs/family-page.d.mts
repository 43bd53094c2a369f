/** What `topsyturvy list families --json` says of a family. */
export interface DescribedFamily {
  readonly name: string;
  readonly version: number;
  readonly summary: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

export function familyPage(family: DescribedFamily): string;
