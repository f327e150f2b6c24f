import type { FlaggedRecord } from '#contract/admin/records.ts'
import { SideList } from '#web/admin/ui/side-list.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useText } from '#web/lib/text.ts'
import type { PaginatedList } from '#web/lib/use-paginated-list.ts'
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
    <SideList
      pages={pages}
      items={items}
      openId={shown.chosen}
      isHiddenOnPhones={shown.chosen !== undefined}
      to={({ id }) => placeOf({ ...shown, chosen: id })}
      lookOf={() => 'border-s-transparent aria-[current]:border-s-ember md:ps-7.5'}
      more={t('more')}
      Line={Line}
    />
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
