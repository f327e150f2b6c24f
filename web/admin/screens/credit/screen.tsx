import { useMemo, useState } from 'react'
import type { CreditAccount } from '#contract/admin/credit.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney } from '#web/lib/format.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { CreditState } from '#web/admin/credit/credit-state.tsx'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { IssueDialog } from './issue-dialog.tsx'

const kinds = ['gift_card', 'customer'] as const

export function Component() {
  const t = useText('admin-credit')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ListScreen
        list={useCreditList()}
        actions={
          <ActionButton look="ember" onClick={() => setOpen(true)}>
            {t('issue.open')}
          </ActionButton>
        }
      />
      {isOpen && (
        <IssueDialog
          onClose={() => setOpen(false)}
          onIssued={({ id }) => {
            toast('success', t('issue.done'))
            goTo(adminUrls.creditAccount(id))
          }}
        />
      )}
    </>
  )
}

/** Gift cards and the store credit of customers, the newest first. */
function useCreditList(): List<CreditAccount> {
  const t = useText('admin-credit')
  const money = useMoney()
  const shortTime = useShortTime()
  return useMemo(() => {
    const name = ({ kind, last4 }: CreditAccount) => (kind === 'customer' ? t('kind.customer') : t('card', { last4: last4 ?? '' }))
    const owner = ({ person, recipient }: CreditAccount) => person?.name ?? recipient ?? '–'
    return {
      id: 'credit',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/credit'),
      sort: '-created',
      filters: [oneOf('kind', t('column.kind'), kinds, (value) => t(`kind.${value}`))],
      views: [{ name: t('all'), query: {} }, ...kinds.map((kind) => ({ name: t(`kind.${kind}`), query: { kind } }))],
      columns: [
        { id: 'name', name: t('column.kind'), cell: name },
        { id: 'owner', name: t('column.owner'), from: 'lg', cell: (row) => <span className="text-quiet">{owner(row)}</span> },
        { id: 'state', name: t('column.state'), cell: ({ state }) => <CreditState state={state} /> },
        { id: 'created', name: t('column.created'), sort: 'created', from: 'lg', cell: ({ createdAt }) => shortTime(createdAt) },
        {
          id: 'balance',
          name: t('column.balance'),
          end: true,
          cell: ({ balance }) => <strong className="font-semibold">{money(balance)}</strong>,
        },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${name(row)}, ${owner(row)}`,
      rowUrl: ({ id }) => adminUrls.creditAccount(id),
      phone: (row) => ({
        title: name(row),
        aside: money(row.balance),
        second: owner(row),
        secondAside: shortTime(row.createdAt),
        third: <CreditState state={row.state} />,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, money, shortTime])
}
