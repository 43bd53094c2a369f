/** Gathers the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
