import { useText } from '#web/lib/text.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { useLocation } from '#web/lib/router/hooks.ts'
import type { List } from './list.ts'
import { writeQuery } from './query.ts'
import type { OpenList } from './use-list.ts'

/** Below the rows: their number, their total, and the link to the next page. */
export function ListFooter<Row>({ list, open }: { list: List<Row>; open: OpenList<Row> }) {
  const t = useText('admin')
  const { pathname } = useLocation()
  const { query, page, total } = open
  const { cursor, ...first } = query
  const next = page.value?.nextCursor
  if (!page.value) return null
  const hasRows = page.value.rows.length > 0
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-3 px-4 py-3 md:px-8">
      <p role="status" className="text-quiet">
        {hasRows && !page.error && total.value && list.describeTotal?.(total.value)}
      </p>
      <div className="ms-auto flex gap-2">
        {cursor !== undefined && (
          <>
            <ActionLink to={pathname + writeQuery(first)}>{t('list.first')}</ActionLink>
            <ActionButton onClick={() => window.history.back()}>{t('list.before')}</ActionButton>
          </>
        )}
        {next && !page.error && <ActionLink to={pathname + writeQuery({ ...query, cursor: next })}>{t('list.next')}</ActionLink>}
      </div>
    </div>
  )
}
