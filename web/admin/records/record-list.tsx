import type { FlaggedRecord } from '#contract/admin/records.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useText } from '#web/lib/text.ts'
import type { PaginatedList } from '#web/lib/use-paginated-list.ts'
import { Link } from '#web/ui/link.tsx'
import { placeOf, type RecordListState } from './record-list-state.ts'
import { useLift } from './use-lift.ts'

interface RecordListProps {
  pages: PaginatedList<FlaggedRecord>
  items: FlaggedRecord[]
  shown: RecordListState
}

/** Lifts, last flagged first: the result, the person and their previous best. On phones, the selected lift replaces the list. */
export function RecordList({ pages, items, shown }: RecordListProps) {
  const t = useText('admin-records')
  return (
    <div className={`border-line lg:border-e ${shown.chosen === undefined ? '' : 'max-lg:hidden'}`}>
      <ul>
        {items.map((one) => (
          <li key={one.id} className="border-b border-line">
            <Link
              to={placeOf({ ...shown, chosen: one.id })}
              aria-current={one.id === shown.chosen ? 'true' : undefined}
              className="block border-s-3 border-s-transparent px-4 py-2.5 hover:bg-studio aria-[current]:border-s-ember aria-[current]:bg-studio md:ps-7.5"
            >
              <Line one={one} />
            </Link>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <ActionButton className="m-4" busy={pages.busy} onClick={pages.more}>
          {t('more')}
        </ActionButton>
      )}
    </div>
  )
}

function Line({ one: { lift, measure, value, before, flag, owner, foundAt } }: { one: FlaggedRecord }) {
  const t = useText('admin-records')
  const time = useShortTime()
  const { name, figure } = useLift(measure)
  return (
    <>
      <span className="flex justify-between gap-3 text-xs text-quiet">
        <span>{t(`flags.${flag}`)}</span>
        <span>{time(foundAt)}</span>
      </span>
      <span className="block font-semibold">{`${name(lift)} ${figure(value)}`}</span>
      <span className="block truncate text-quiet">
        {before === null ? owner.name : t('line', { name: owner.name, weight: figure(before) })}
      </span>
    </>
  )
}
