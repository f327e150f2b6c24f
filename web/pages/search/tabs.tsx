import { useRef } from 'react'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { urls } from '#contract/urls.ts'
import { Link } from '#web/ui/link.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import { type Tab, tabs, type ResultsProps } from './load.ts'

/** The search tabs with their numbers of results. They're links, so that they have addresses and work without script. */
export function Tabs({ data: { q, tab, results } }: ResultsProps) {
  const t = useText('search')
  const number = useNumber()
  const row = useRef<HTMLUListElement>(null)
  useScrollToCurrent(row, tab)
  const { products, people, clubs } = results.totals
  const counts: Record<Tab, number> = { PRODUCT: products, PEOPLE: people, CLUB: clubs, ALL: products + people + clubs }
  return (
    <nav aria-label={t('tabs.label')} className="-mx-4 mt-8 border-b border-line md:mx-0">
      <ul ref={row} className="fading-row gap-6">
        {tabs.map((name) => (
          <li key={name} className="shrink-0">
            <Link
              to={urls.search(q, name === 'PRODUCT' ? undefined : name)}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className="flex min-h-12 items-center gap-1.5 border-b-2 border-transparent px-0.5 whitespace-nowrap text-quiet -outline-offset-2 transition-colors hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`tabs.${name}`)} <span className="text-sm font-normal text-quiet">{number(counts[name])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
