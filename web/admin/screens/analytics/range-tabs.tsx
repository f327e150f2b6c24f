import { type FormEvent, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useNavigate } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { lastDays, lengths, type Range } from './range.ts'

const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink'

/** Today, a week, a month, a quarter, or a custom range of days. */
export function RangeTabs({ from, to }: Range) {
  const t = useText('admin-analytics')
  const [now] = useState(() => new Date())
  const isShown = (days: number) => {
    const range = lastDays(days, now)
    return range.from === from && range.to === to
  }
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-1.5 md:px-5.5">
      <nav aria-label={t('range.label')} className="flex overflow-x-auto">
        {lengths.map((days) => (
          <Link
            key={days}
            to={adminUrls.reports({ days: String(days) })}
            preventScrollReset
            aria-current={isShown(days) ? 'page' : undefined}
            className={tab}
          >
            {days === 1 ? t('range.today') : t('range.days', { count: days })}
          </Link>
        ))}
      </nav>
      <OwnRange key={`${from} ${to}`} from={from} to={to} />
    </div>
  )
}

function OwnRange({ from, to }: Range) {
  const t = useText('admin-analytics')
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [first = '', last = ''] = ['from', 'to'].map((name) => form.get(name)).filter((value) => typeof value === 'string')
    if (first && last) void navigate(adminUrls.reports({ from: first < last ? first : last, to: first < last ? last : first }))
  }
  return (
    <form onSubmit={show} className="flex w-full items-center gap-2 px-2.5 pb-2 md:ms-auto md:w-auto md:pt-2">
      <Day name="from" label={t('range.from')} value={from} />
      <Day name="to" label={t('range.to')} value={to} />
      <ActionButton type="submit">{t('range.show')}</ActionButton>
    </form>
  )
}

const Day = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <input
    type="date"
    name={name}
    aria-label={label}
    defaultValue={value}
    className="min-h-11 min-w-0 grow basis-32 rounded-input border border-edge bg-surface px-2.5 text-sm md:min-h-9"
  />
)
