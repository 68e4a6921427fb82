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
