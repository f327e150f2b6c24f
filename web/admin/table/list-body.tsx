import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import type { Column, List, Query } from './list.ts'
import { PhoneRows } from './phone-rows.tsx'
import { filtersOf } from './query.ts'
import { Rows } from './rows.tsx'
import type { OpenList } from './use-list.ts'
import { useIsPhone } from './use-phone.ts'
import type { Selection } from './use-selection.ts'

interface ListBodyProps<Row> {
  list: List<Row>
  open: OpenList<Row>
  columns: readonly Column<Row>[]
  selection: Selection<Row>
}

/** The rows, or a placeholder: a skeleton, an error (filters are kept), or an empty state. */
export function ListBody<Row>({ list, open, columns, selection }: ListBodyProps<Row>) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  const isPhone = useIsPhone()
  const { value, error, busy, reload } = open.page
  if (error)
    return (
      <Notice inList title={t('list.failed')} text={errorMessage(error)}>
        <ActionButton onClick={reload}>{t('retry')}</ActionButton>
        {hasFilters(open.query) && <ActionButton onClick={() => open.open({})}>{t('list.clear')}</ActionButton>}
      </Notice>
    )
  if (!value) return <Bones />
  if (value.rows.length === 0) return <Nothing list={list} open={open} />
  const Shown = isPhone ? PhoneRows : Rows
  return (
    <div aria-busy={busy} className={busy ? 'rows-stale' : ''}>
      <Shown list={list} rows={value.rows} columns={columns} selection={selection} open={open} />
    </div>
  )
}

const hasFilters = (query: Query): boolean => Object.keys(filtersOf(query)).length > 0 || query['cursor'] !== undefined

function Nothing<Row>({ list, open }: Pick<ListBodyProps<Row>, 'list' | 'open'>) {
  const t = useText('admin')
  if (!hasFilters(open.query))
    return (
      <Notice inList title={list.empty.title} text={list.empty.text}>
        {list.empty.action}
      </Notice>
    )
  return (
    <Notice inList title={t('list.none')} text={t('list.noneText')}>
      <ActionButton onClick={() => open.open({})}>{t('list.clear')}</ActionButton>
    </Notice>
  )
}

function Bones() {
  const t = useText('admin')
  return (
    <div role="status" className="grid gap-3 px-4 py-4 md:px-2.5">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 10 }, (_, at) => (
        <Skeleton key={at} className="h-8" />
      ))}
    </div>
  )
}
