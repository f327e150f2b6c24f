import { useMemo } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { ListState } from '#web/admin/price-lists/list-state.tsx'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The list of price lists. */
export function usePriceLists(): List<PriceList> {
  const t = useText('admin-price-lists')
  const number = useNumber()
  const shortTime = useShortTime()
  return useMemo((): List<PriceList> => {
    const who = ({ planIds }: PriceList) => t(planIds.length === 0 ? 'who.everyone' : 'who.members')
    const off = ({ percent }: PriceList) => (percent === null ? t('off.prices') : t('off.percent', { percent }))
    const time = ({ startsAt, endsAt }: PriceList) => `${shortTime(startsAt)} – ${shortTime(endsAt)}`
    return {
      id: 'price-lists',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/price-lists'),
      sort: '-created',
      filters: [],
      views: [
        { name: t('view.all'), query: {} },
        { name: t('state.running'), query: { state: 'running' } },
        { name: t('state.planned'), query: { state: 'planned' } },
        { name: t('state.over'), query: { state: 'over' } },
      ],
      columns: [
        { id: 'name', name: t('column.name'), cell: ({ name }) => <strong className="font-semibold">{name}</strong> },
        { id: 'state', name: t('column.state'), cell: (row) => <ListState list={row} /> },
        { id: 'off', name: t('column.off'), cell: off },
        { id: 'who', name: t('column.who'), from: 'lg', cell: who },
        { id: 'time', name: t('column.time'), from: 'lg', cell: time },
        { id: 'prices', name: t('column.prices'), end: true, cell: ({ priceCount }) => number(priceCount) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${row.name}, ${off(row)}, ${who(row)}`,
      rowUrl: ({ id }) => adminUrls.priceList(id),
      phone: (row) => ({
        title: row.name,
        aside: off(row),
        second: time(row),
        third: (
          <>
            <ListState list={row} />
            <span className="text-quiet">{who(row)}</span>
          </>
        ),
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, number, shortTime])
}
