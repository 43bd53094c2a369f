/** Makes something at first use and keeps it: shapes that are the same for every example of a prop. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
