/**
 * Wraps a function so that it computes its result for each key once.
 *
 * @param compute - depends only on the key, and never returns `undefined`
 */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const computed = compute(key);
    results.set(key, computed);
    return computed;
  };
}

/** Wraps a function so that it runs once, when its result is first needed. */
export function once<Value>(compute: () => Value): () => Value {
  const memoized = memoize(compute as (key: undefined) => Value);
  return () => memoized(undefined);
}
