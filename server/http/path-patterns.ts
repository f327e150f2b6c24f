/** A longer parameter is no path of ours. */
export const parameterMax = 200

const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true

/** Whether every path of the pattern `narrow` ("/orders/list", in segments) is one of `wide` ("/orders/:id"), too. */
export const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  wide.length === narrow.length && wide.every((segment, n) => segment === narrow[n] || isParameter(segment))

/** Finds the pattern that a path without its first slash belongs to; where several fit, the one that has no parameter for longest. */
export function pathFinder(patterns: readonly string[]): (path: string) => string | undefined {
  let expressions: { pattern: string; expression: RegExp }[] | undefined
  return (path) => {
    expressions ??= patterns.toSorted(byParameters).map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
    return expressions.find(({ expression }) => expression.test(path))?.pattern
  }
}

const byParameters = (a: string, b: string): number => Number(placesOf(a) > placesOf(b)) - Number(placesOf(a) < placesOf(b))
/** Sorts after another one where it has a parameter sooner. */
const placesOf = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('')

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .slice(1)
      .split('/')
      .map((segment) => (isParameter(segment) ? `[^/]{1,${parameterMax}}` : segment.replaceAll('.', String.raw`\.`)))
      .join('/')}/?$`,
  )
