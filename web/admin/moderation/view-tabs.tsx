import { adminUrls } from '#contract/admin/urls.ts'
import type { ApiOutput } from '#contract/api.ts'
import type { CaseView } from '#contract/moderation-cases.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'

interface ViewTabsProps {
  view: CaseView
  views: readonly CaseView[]
  numbers: ApiOutput<'GET /admin/moderation/numbers'> | null
}

/** The views of the queue, each with its number of cases. */
export function ViewTabs({ view, views, numbers }: ViewTabsProps) {
  const t = useText('admin-moderation')
  const number = useNumber()
  return (
    <nav aria-label={t('views.label')} className="flex overflow-x-auto border-b border-line px-1.5 md:px-5.5">
      {views.map((one) => (
        <Link
          key={one}
          to={adminUrls.moderation(one === 'open' ? {} : { view: one })}
          aria-current={one === view ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(`views.${one}`)}
          {numbers && one !== 'done' && <span className="text-xs font-normal text-quiet">{number(numbers[one])}</span>}
        </Link>
      ))}
    </nav>
  )
}
