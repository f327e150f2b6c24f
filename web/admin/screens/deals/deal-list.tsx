import { useMemo, useState } from 'react'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import type { List } from '#web/admin/table/list.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { endActionOf, shapes, stateOf, tones } from './describe.ts'
import { type DealRow, loadDeals } from './load-deals.ts'

const states = ['running', 'upcoming', 'ended'] as const

/** The daily deals, active ones first. */
export function useDealList(onEnd: (deal: DealRow) => void): List<DealRow> {
  const t = useText('admin-deals')
  const money = useMoney()
  const number = useNumber()
  const shortTime = useShortTime()
  const [now] = useState(() => Date.now())
  return useMemo((): List<DealRow> => {
    const state = (deal: DealRow) => (
      <StateMark shape={shapes[stateOf(deal, now)]} tone={tones[stateOf(deal, now)]}>
        {t(`state.${stateOf(deal, now)}`)}
      </StateMark>
    )
    const price = ({ prices }: DealRow) => {
      const amounts = prices.map((one) => one.price)
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
      return least === most ? money(least) : `${money(least)} – ${money(most)}`
    }
    const sold = (deal: DealRow) => (deal.quantity === null ? number(deal.sold) : `${number(deal.sold)} / ${number(deal.quantity)}`)
    const time = ({ startsAt, endsAt }: DealRow) => `${shortTime(startsAt)} – ${shortTime(endsAt)}`
    const end = (deal: DealRow) =>
      stateOf(deal, now) !== 'over' && (
        <ActionButton look="bare" aria-label={t(`${endActionOf(deal, now)}.of`, { name: deal.name })} onClick={() => onEnd(deal)}>
          {t(`${endActionOf(deal, now)}.action`)}
        </ActionButton>
      )
    return {
      id: 'deals',
      title: t('title'),
      load: loadDeals,
      sort: '-created',
      filters: [oneOf('state', t('column.state'), states, (value) => t(`view.${value}`))],
      views: [{ name: t('view.all'), query: {} }, ...states.map((value) => ({ name: t(`view.${value}`), query: { state: value } }))],
      columns: [
        { id: 'product', name: t('column.product'), cell: ({ name }) => <strong className="font-semibold">{name}</strong> },
        { id: 'state', name: t('column.state'), cell: state },
        { id: 'price', name: t('column.price'), end: true, cell: price },
        { id: 'time', name: t('column.time'), from: 'lg', cell: time },
        { id: 'sold', name: t('column.sold'), end: true, cell: sold },
        { id: 'end', name: t('column.action'), end: true, cell: end },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (deal) => `${deal.name}, ${price(deal)}, ${t(`state.${stateOf(deal, now)}`)}`,
      phone: (deal) => ({
        title: deal.name,
        aside: price(deal),
        second: time(deal),
        secondAside: t('sold', { sold: sold(deal) }),
        third: (
          <>
            {state(deal)}
            {end(deal)}
          </>
        ),
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, money, number, shortTime, now, onEnd])
}
