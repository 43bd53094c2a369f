/** Gathers the values of an option that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];
