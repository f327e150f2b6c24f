/**
 * For what each loading puts together anew: the object from before as long as all its parts are the same, so that what was made of it (a fragment, its
 * JSON) is made once. `of` is one of the parts, or what they come from.
 */
export function keepsSame<T extends object>(): (of: object, made: T) => T {
  const kept = new WeakMap<object, T>()
  return (of, made) => {
    const before = kept.get(of)
    if (before && hasSameParts(before, made)) return before
    kept.set(of, made)
    return made
  }
}

function hasSameParts(a: object, b: object): boolean {
  const [parts, others] = [Object.entries(a), Object.entries(b)]
  return parts.length === others.length && parts.every(([name, part], at) => others[at]![0] === name && Object.is(others[at]![1], part))
}
