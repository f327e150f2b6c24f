import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { recordStates } from './choices.ts'
import { placeOf, type RecordListState } from './record-list-state.ts'

/** The lists by state, with the number of waiting lifts. */
export function StateTabs({ shown, waiting }: { shown: RecordListState; waiting: number | null }) {
  const t = useText('admin-records')
  const number = useNumber()
  return (
    <nav aria-label={t('states.label')} className="flex overflow-x-auto border-b border-line px-1.5 md:px-5.5">
      {recordStates.map((state) => (
        <Link
          key={state}
          to={placeOf({ ...shown, state, chosen: undefined })}
          aria-current={state === shown.state ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 whitespace-nowrap text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {t(`states.${state}`)}
          {state === 'waiting' && waiting !== null && <span className="text-xs font-normal text-quiet">{number(waiting)}</span>}
        </Link>
      ))}
    </nav>
  )
}
