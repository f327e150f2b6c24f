import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { pagesAround } from './pages-around.ts'

interface PaginationProps {
  page: number
  last: number
  /** The URL of a page. */
  to: (page: number) => string
}

const cell = 'inline-grid h-11 min-w-11 place-items-center rounded-full px-1 transition-colors'

/** Page links for a long list that people look things up in (orders, reviews); lists to browse use load-more instead. Needs the group "ui". */
export function Pagination({ page, last, to }: PaginationProps) {
  const t = useText('ui')
  const number = useNumber()
  if (last <= 1) return null
  return (
    <nav aria-label={t('pages.label')}>
      <ul className="flex flex-wrap items-center md:gap-0.5">
        <Step to={page > 1 ? to(page - 1) : null} label={t('pages.previous')} rel="prev" turned />
        {pagesAround(page, last).map((one, index) => (
          <li key={one ?? `gap ${index}`}>
            {one === null ? (
              <span className="text-quiet md:px-1">…</span>
            ) : (
              <Link
                to={to(one)}
                aria-label={t('pages.page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
                className={`${cell} ${one === page ? 'bg-ink font-semibold text-ground' : 'hover:bg-studio'}`}
              >
                {number(one)}
              </Link>
            )}
          </li>
        ))}
        <Step to={page < last ? to(page + 1) : null} label={t('pages.next')} rel="next" />
      </ul>
    </nav>
  )
}

/** On the first and last page the arrow is disabled, but keeps its place. */
function Step({ to, label, rel, turned = false }: { to: string | null; label: string; rel: string; turned?: boolean }) {
  const icon = <Icon name="arrow" className={turned ? 'size-5 rotate-180' : 'size-5'} />
  return (
    <li aria-hidden={to === null || undefined}>
      {to === null ? (
        <span className={`${cell} text-line`}>{icon}</span>
      ) : (
        <Link to={to} rel={rel} aria-label={label} className={`${cell} hover:bg-studio`}>
          {icon}
        </Link>
      )}
    </li>
  )
}
