/** A pure function of an object that remembers what it made of it for as long as the object lives; what it made is never changed. */
export function keptBy<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly one: Made }>();
  return (key) => {
    let known = made.get(key);
    if (!known) made.set(key, (known = { one: make(key) }));
    return known.one;
  };
}
