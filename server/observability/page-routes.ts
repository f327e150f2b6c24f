import { locales, splitLocale } from '#contract/locales.ts'
import { pagePatterns } from '#contract/page-patterns.ts'

// Metric labels must be few, so they're patterns instead of full paths.
const exact = new Set<string>(pagePatterns.filter((one) => !one.includes(':')))
/** Patterns with parameters by their first segment: `product`, `order`. */
const withParameters = Map.groupBy(
  pagePatterns.filter((one) => one.includes(':')).map((pattern) => ({ pattern, parts: pattern.split('/') })),
  ({ parts }) => parts[1]!,
)

/** Patterns that match anything after their first segment. */
const wildcards = pagePatterns.filter((one) => one.endsWith('/*')).map((pattern) => ({ pattern, start: pattern.slice(0, -1) }))

/** The pattern of the page at a URL, in any language; `/*` for an unknown page. */
export function pageRoute(url: string): string {
  const pattern = patternOf(url)
  return pattern === '/*' ? patternOf(splitLocale(url, locales).url) : pattern
}

function patternOf(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (exact.has(path)) return path
  const candidates = withParameters.get(path.slice(1, Math.max(1, path.indexOf('/', 1))))
  if (!candidates) return wildcards.find(({ start }) => `${path}/`.startsWith(start))?.pattern ?? '/*'
  const parts = path.split('/', 8)
  return candidates.find((one) => matches(one.parts, parts))?.pattern ?? '/*'
}

const matches = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
