import { useMemo } from 'react'
import type { ApiInput } from '#contract/api.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { StaffRepeatDelivery } from '#contract/staff-repeat-deliveries.ts'
import { useCalendar, useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { RepeatStateMark, useRepeatStateText } from '#web/admin/repeat-deliveries/repeat-state.tsx'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import type { List } from '#web/admin/table/list.ts'

const states = ['active', 'paused', 'cancelled'] as const

/** The list of repeat deliveries, the newest first. */
export function useRepeatList(): List<StaffRepeatDelivery> {
  const t = useText('admin-repeat-deliveries')
  const common = useText('common')
  const date = useDate()
  const { date: calendarDate } = useCalendar()
  const stateText = useRepeatStateText()
  return useMemo((): List<StaffRepeatDelivery> => {
    const name = ({ person }: StaffRepeatDelivery) => person?.name ?? t('erased')
    const goods = ({ product, quantity, lines }: StaffRepeatDelivery) => {
      const first = t('goods', { name: product.name, quantity })
      return lines.length > 1 ? t('more', { goods: first, count: lines.length - 1 }) : first
    }
    const next = ({ nextOn }: StaffRepeatDelivery) => (nextOn === null ? '–' : calendarDate(nextOn))
    return {
      id: 'repeat-deliveries',
      title: t('title'),
      searchIn: t('searchIn'),
      load: async ({ sort: _, ...query }, options) => {
        const input = { ...query, limit: 50 } as ApiInput<'GET /admin/repeat-deliveries'>
        const { repeatDeliveries, nextCursor } = await staff('GET /admin/repeat-deliveries', input, options)
        return { rows: repeatDeliveries, nextCursor }
      },
      sort: '-started',
      filters: [
        oneOf('state', t('column.state'), states, (value) => t(`state.${value}`)),
        oneOf('failing', t('failing'), ['yes'], () => t('failing')),
      ],
      views: [
        { name: t('all'), query: {} },
        { name: t('failing'), query: { failing: 'yes' } },
        ...states.map((state) => ({ name: t(`state.${state}`), query: { state } })),
      ],
      columns: [
        { id: 'person', name: t('column.person'), cell: (row) => <strong className="font-semibold">{name(row)}</strong> },
        { id: 'goods', name: t('column.goods'), cell: goods },
        { id: 'weeks', name: t('column.weeks'), from: 'lg', cell: ({ weeks }) => common('every', { count: weeks }) },
        { id: 'next', name: t('column.next'), cell: next },
        { id: 'state', name: t('column.state'), cell: (row) => <RepeatStateMark of={row} /> },
        { id: 'started', name: t('column.started'), from: 'xl', cell: ({ startedAt }) => date(startedAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${name(row)}, ${goods(row)}, ${stateText(row)}`,
      rowUrl: ({ id }) => adminUrls.repeatDelivery(id),
      phone: (row) => ({
        title: name(row),
        aside: next(row),
        second: goods(row),
        secondAside: common('every', { count: row.weeks }),
        third: <RepeatStateMark of={row} />,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, common, date, calendarDate, stateText])
}
