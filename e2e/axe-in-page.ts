import type axe from 'axe-core'
import type { ContrastStyles } from './contrast-styles.ts'

/** The globals of a page after axe was added. */
export interface WithAxe {
  axe: typeof axe
  /** Violations in a part of the page by all or some rules, and the styles of texts that turned out to have enough contrast. */
  lookWithAxe(part: string, rules: readonly string[] | undefined, known: string): Promise<{ violations: string[]; good: string[] }>
}

/** The results in the form that axe's reporters get. Its own reporters also describe each correct element, which takes long. */
interface Result {
  id: string
  violations: { node: { element: Element } }[]
}
type Matches = (element: Element, virtual: unknown, context: unknown) => boolean
/** Parts that axe's types lack. */
interface Internal {
  _audit: {
    rules: { id: string; matches: Matches }[]
    checks: Record<
      string,
      { options: unknown; evaluate: (element: Element, options: unknown, virtual: unknown, context: unknown) => unknown }
    >
  }
}

/** Runs in the page. */
export function prepareAxe(styles: ContrastStyles): void {
  const all = globalThis as unknown as WithAxe
  const { rules, checks } = (all.axe as unknown as Internal)['_audit']
  const rule = rules.find(({ id }) => id === 'color-contrast')!
  const check = checks['color-contrast']!
  const { matches } = rule
  /** Whether axe is sure that the contrast is enough. It isn't sure of texts over pictures. */
  const hasContrast: Matches = (element, virtual, context) => {
    let measured: unknown
    const helper = { data: (data: { contrastRatio?: number }) => void (measured = data.contrastRatio), relatedNodes: () => {} }
    return check.evaluate.call(helper, element, check.options, virtual, context) === true && typeof measured === 'number'
  }
  // Contrast is the slowest rule: each style needs one look only, on whatever page.
  rule.matches = (element, virtual, context) => {
    if (!styles.isNew(element) || !matches.call(rule, element, virtual, context)) return false
    if (!hasContrast(element, virtual, context)) return true
    styles.learn(element)
    return false
  }
  all.axe.configure({ noHtml: true })
  const describe = ({ id, violations }: Result) =>
    `${id}: ${violations
      .slice(0, 3)
      .map(({ node }) => node.element.outerHTML.slice(0, 160))
      .join(' | ')}`
  all.lookWithAxe = async (part, only, known) => {
    styles.begin(known)
    if (only?.every((id) => id === 'color-contrast') && !styles.hasNew()) return { violations: [], good: styles.learned() }
    // The headless library hides its focus guards on purpose: they pass the focus on immediately.
    const context = { include: [part], exclude: ['[data-base-ui-focus-guard]', '[data-checked]'] }
    const reporter = (results: Result[], _: unknown, done: (violations: string[]) => void) =>
      done(results.filter(({ violations }) => violations.length > 0).map(describe))
    const options = { resultTypes: ['violations'], reporter, ...(only && { runOnly: only }) }
    const violations = (await all.axe.run(context, options as unknown as axe.RunOptions)) as unknown as string[]
    return { violations, good: styles.learned() }
  }
}
