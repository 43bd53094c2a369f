/**
 * The results of some work on each value, in the order of the values, with the work on several going on at once.
 *
 * @param most how many are worked on at once, at least 1
 */
export async function* inOrder<T, R>(
  values: AsyncIterable<T>,
  most: number,
  work: (value: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const going: Promise<R>[] = [];
  try {
    for await (const value of values) {
      const result = work(value);
      // It is awaited later: until then, its failure is not one that nobody handles.
      result.catch(() => undefined);
      going.push(result);
      if (going.length >= most) yield await going.shift()!;
    }
    while (going.length > 0) yield await going.shift()!;
  } finally {
    await Promise.allSettled(going);
  }
}
