/**
 * A pure function of a few words that remembers what it made: heads, haircuts, ears and shoes come in few forms, and making
 * one takes as long as drawing it. What is remembered is never changed, so nothing depends on what was made before.
 */
export function kept<Words extends readonly string[], Made>(
  make: (...words: Words) => Made,
): (...words: Words) => Made {
  const made = new Map<string, Made>();
  return (...words) => {
    const key = words.join('/');
    let one = made.get(key);
    if (one === undefined) made.set(key, (one = make(...words)));
    return one;
  };
}
