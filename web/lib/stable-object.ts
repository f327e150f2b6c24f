/**
 * Returns the previous object while all its parts are the same, for objects that each load assembles anew: what is cached by their
 * identity (fragments, JSON) stays valid. `of` is the cache key: one of the parts, or their source.
 */
export function stableObject<T extends object>(): (of: object, next: T) => T {
  const previous = new WeakMap<object, T>()
  return (of, next) => {
    const before = previous.get(of)
    if (before && hasSameParts(before, next)) return before
    previous.set(of, next)
    return next
  }
}

function hasSameParts(a: object, b: object): boolean {
  const [parts, others] = [Object.entries(a), Object.entries(b)]
  return parts.length === others.length && parts.every(([name, part], at) => others[at]![0] === name && Object.is(others[at]![1], part))
}
