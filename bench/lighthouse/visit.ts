import { Problem } from '#scripts/problem.ts'
import { installLighthouse } from './install.ts'

/** Points missing to 100, times in ms, layout shift, and bytes transferred: for each, less is better. */
export interface Figures {
  performanceLost: number
  accessibilityLost: number
  practicesLost: number
  seoLost: number
  lcpMs: number
  fcpMs: number
  tbtMs: number
  shift: number
  bytes: number
  /** Lighthouse's estimate of this machine's speed: its 4x slowdown is meant for 1,500 and more. */
  benchmarkIndex: number
}

interface Visit {
  figures: Figures
  /** Names of failed audits other than performance. */
  findings: string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The parts of Lighthouse's interface that we use. */
interface Audit {
  title: string
  score: number | null
  numericValue?: number
}
interface Result {
  runtimeError?: { message: string }
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>
  audits: Partial<Record<string, Audit>>
  environment: { benchmarkIndex: number }
}
/** The module of the package, which is installed when it's used first (install.ts). */
interface Lighthouse {
  default: (url: string, options: { port: number; logLevel: 'error'; onlyCategories: string[] }) => Promise<{ lhr: Result } | undefined>
}

/** One Lighthouse visit: a simulated mid-range phone on slow 4G; the browser listens on `port`. */
export async function visit(url: string, port: number): Promise<Visit> {
  const { default: lighthouse } = (await import(await installLighthouse())) as Lighthouse
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })) ?? {}
  if (!lhr || lhr.runtimeError) throw new Problem(`Lighthouse couldn't visit ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
  const lost = (name: (typeof categories)[number]) => 100 - Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    figures: {
      performanceLost: lost('performance'),
      accessibilityLost: lost('accessibility'),
      practicesLost: lost('best-practices'),
      seoLost: lost('seo'),
      lcpMs: value('largest-contentful-paint'),
      fcpMs: value('first-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    },
    findings: categories
      .slice(1)
      .flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${lhr.audits[id]?.title ?? id}`),
      ),
  }
}

/** The median of each figure, so that a single disturbed run doesn't count. */
export function median(visits: Figures[]): Figures {
  const [first] = visits
  if (!first) throw new Problem('There is no visit to take the median of')
  const names = Object.keys(first) as (keyof Figures)[]
  const middle = (name: keyof Figures) => visits.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures
}
