import { useRef } from 'react'
import { urls } from '#contract/urls.ts'
import { useCalendar } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts'
import type { BlogsData } from './load.ts'
import { categories } from './load.ts'

/** Categories and months, as links. */
export function Filters({ data: { category, month, months } }: { data: BlogsData }) {
  const t = useText('blog')
  const row = useRef<HTMLElement>(null)
  useScrollToCurrent(row, category)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-5">
      <nav ref={row} aria-label={t('filters')} className="-mx-4 max-w-[100vw] overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0">
        <ul className="flex gap-2">
          {[undefined, ...categories].map((one) => (
            <li key={one ?? 'all'}>
              <Link to={urls.blogs({ category: one, month })} aria-current={one === category ? 'page' : undefined} className="chip-link">
                {one ? t(`categories.${one}`) : t('all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {months.length > 0 && <MonthMenu month={month} months={months} category={category} />}
    </div>
  )
}

function MonthMenu({ month, months, category }: Pick<BlogsData, 'month' | 'months' | 'category'>) {
  const t = useText('blog')
  const number = useNumber()
  const calendar = useCalendar()
  return (
    <details className="chip-menu">
      <summary className="chip-link gap-2">
        <span className="sr-only">{t('month')} </span>
        {month ? calendar.month(month) : t('allMonths')}
        <span aria-hidden="true" className="size-3.5 bg-current [mask:var(--sign-chevron)_center/contain_no-repeat]" />
      </summary>
      <ul>
        {month && (
          <li>
            <Link to={urls.blogs({ category })}>{t('allMonths')}</Link>
          </li>
        )}
        {months.map((one) => (
          <li key={one.month}>
            <Link to={urls.blogs({ category, month: one.month })} aria-current={one.month === month ? 'page' : undefined}>
              {calendar.month(one.month)} <span className="text-quiet">{number(one.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
