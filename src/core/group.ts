/** Groups values by a key: the keys in the order in which they first occur, the values of each in theirs. */
export function group<Key, Value>(values: Iterable<Value>, key: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) addTo(groups, key(value), value);
  return groups;
}

/** Adds a value to the list of a key; a new key gets a new list. */
export function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = groups.get(key);
  if (list) list.push(value);
  else groups.set(key, [value]);
}

/** Adds to the count of a key, which begins at 0. */
export const countIn = <Key>(counts: Map<Key, number>, key: Key, by = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** The values that occur and how often, in the order in which they first do. */
export function tally<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) countIn(counts, value);
  return counts;
}

/** The value of a key, which is made when it is first asked for. */
export function madeOnce<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}
