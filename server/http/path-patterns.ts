/** No limit of its own for parameters: Node.js refuses longer requests, and what a value may be is up to the contract. */
export const parameterMax = 16_384

const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') === true

/** Whether every path of the pattern `narrow` ("/orders/list", in segments) also matches `wide` ("/orders/:id"). */
export const includesPattern = (wide: readonly string[], narrow: readonly string[]): boolean =>
  wide.length === narrow.length && wide.every((segment, n) => segment === narrow[n] || isParameter(segment))

/** Finds the pattern of a path, which has no leading slash. If several match, the one whose first parameter comes latest wins. */
export function patternFinder(patterns: readonly string[]): (path: string) => string | undefined {
  let expressions: { pattern: string; expression: RegExp }[] | undefined
  return (path) => {
    expressions ??= patterns.toSorted(byParameters).map((pattern) => ({ pattern, expression: expressionOf(pattern) }))
    return expressions.find(({ expression }) => expression.test(path))?.pattern
  }
}

const byParameters = (a: string, b: string): number => Number(placesOf(a) > placesOf(b)) - Number(placesOf(a) < placesOf(b))
/** A sort key: patterns with an earlier parameter sort later. */
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
      .map((segment) => (isParameter(segment) ? '[^/]+' : segment.replaceAll('.', String.raw`\.`)))
      .join('/')}/?$`,
  )
