import { useMemo } from 'react'
import { useLocation } from '#web/lib/router/hooks.ts'
import { goTo } from '#web/lib/navigate.ts'
import type { List, Page, Query, Total } from './list.ts'
import { changeFilters, filtersOf, readQuery, writeQuery } from './query.ts'
import { type Latest, useLatest } from './use-latest.ts'

export interface OpenList<Row> {
  query: Query
  page: Latest<Page<Row>>
  total: Latest<Total>
  /** Changes filters and returns to the first page. */
  filter: (change: Record<string, string | string[] | undefined>) => void
  /** Navigates to another query of the list. */
  open: (query: Query) => void
  reload: () => void
}

const noTotal = (): Promise<Total> => Promise.resolve({ count: 0, isMore: false })

/** A list in the state that the address holds. */
export function useList<Row>(list: List<Row>): OpenList<Row> {
  const { pathname, search } = useLocation()
  const query = useMemo(() => readQuery(search, list.filters), [search, list.filters])
  const page = useLatest(writeQuery(query), (options) => list.load(query, options))
  const filters = filtersOf(query)
  const count = list.count ?? noTotal
  const total = useLatest(list.count ? `count ${writeQuery(filters)}` : null, (options) => count(filters, options))
  const open = (next: Query) => goTo(pathname + writeQuery(next), { preventScrollReset: true })
  const reload = () => {
    page.reload()
    total.reload()
  }
  return { query, page, total, open, reload, filter: (change) => open(changeFilters(query, change)) }
}
