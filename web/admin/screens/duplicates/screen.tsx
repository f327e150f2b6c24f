import { useMemo } from 'react'
import type { DuplicatePair } from '#contract/admin/merging.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { duplicateReasons } from '#contract/duplicate-reasons.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, View } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

export function Component() {
  return <ListScreen list={useDuplicateList()} />
}

const markAsDifferent = ({ stays, goes }: DuplicatePair, areDifferent: boolean) =>
  staff('PUT /admin/customers/:id/doubles/:other', { id: stays.id, other: goes.id, areDifferent })

/** Pairs of customers who may be the same person; each leads to a preview of the merge. */
function useDuplicateList(): List<DuplicatePair> {
  const t = useText('admin-merge')
  const customers = useText('admin-customers')
  const number = useNumber()
  const shortTime = useShortTime()
  return useMemo(() => {
    const reasonsOf = ({ same }: DuplicatePair) => same.map((reason) => t(`duplicates.${reason}`))
    const reasons = (pair: DuplicatePair) => reasonsOf(pair).join(', ')
    const views: View[] = [
      { name: t('duplicates.open'), query: {} },
      { name: t('duplicates.apart'), query: { areDifferent: 'true' } },
    ]
    return {
      id: 'doubles',
      title: t('duplicates.title'),
      load: pagesOf('GET /admin/doubles'),
      sort: '-found',
      filters: [oneOf('same', t('duplicates.reason'), duplicateReasons, (value) => t(`duplicates.${value}`))],
      views,
      columns: [
        { id: 'stays', name: t('duplicates.stays'), cell: ({ stays }) => <Person person={stays} /> },
        { id: 'goes', name: t('duplicates.goes'), cell: ({ goes }) => <Person person={goes} /> },
        {
          id: 'same',
          name: t('duplicates.reason'),
          cell: (pair) =>
            reasonsOf(pair).map((reason) => (
              <span key={reason} className="block">
                {reason}
              </span>
            )),
        },
        {
          id: 'orders',
          name: customers('column.orders'),
          from: 'lg',
          end: true,
          cell: ({ stays, goes }) => `${number(stays.orders)} + ${number(goes.orders)}`,
        },
        { id: 'found', name: t('duplicates.found'), sort: 'found', from: 'lg', cell: ({ foundAt }) => shortTime(foundAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (pair) => [pair.stays.name, pair.goes.name, reasons(pair)].join(', '),
      rowUrl: ({ stays, goes }) => adminUrls.mergeCustomer(stays.id, goes.id),
      phone: (pair) => ({
        title: pair.stays.name,
        aside: shortTime(pair.foundAt),
        second: reachedBy(pair.stays),
        third: (
          <>
            {[pair.goes.name, reachedBy(pair.goes)].join(', ')}
            <span className="block text-quiet">{reasons(pair)}</span>
          </>
        ),
      }),
      bulk: [
        {
          id: 'apart',
          label: t('duplicates.apart'),
          keySign: 'D',
          permission: 'shop:merge-customers',
          isFor: ({ areDifferent }) => !areDifferent,
          run: (pair) => markAsDifferent(pair, true),
          undo: (pair) => markAsDifferent(pair, false),
        },
        {
          id: 'again',
          label: t('duplicates.again'),
          permission: 'shop:merge-customers',
          isFor: ({ areDifferent }) => areDifferent,
          run: (pair) => markAsDifferent(pair, false),
          undo: (pair) => markAsDifferent(pair, true),
        },
      ],
      empty: { title: t('duplicates.empty.title'), text: t('duplicates.empty.text') },
    }
  }, [t, customers, number, shortTime])
}

const reachedBy = ({ email, phone }: DuplicatePair['stays']) => email ?? phone

function Person({ person }: { person: DuplicatePair['stays'] }) {
  return (
    <span className="block max-w-36 lg:max-w-64">
      <span className="block truncate">{person.name}</span>
      <span className="block truncate font-normal text-quiet">{reachedBy(person)}</span>
    </span>
  )
}
