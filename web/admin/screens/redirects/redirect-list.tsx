import { useMemo } from 'react'
import type { Redirect } from '#contract/redirects.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The redirects, the newest first. */
export function useRedirectList(): List<Redirect> {
  const t = useText('admin-redirects')
  const shortTime = useShortTime()
  return useMemo(
    (): List<Redirect> => ({
      id: 'redirects',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/redirects'),
      exportRoute: 'GET /admin/redirects/export',
      sort: '-created',
      filters: [],
      views: [],
      columns: [
        { id: 'from', name: t('from'), cell: ({ from }) => <span className="block max-w-80 truncate">{from}</span> },
        { id: 'to', name: t('to'), cell: ({ to }) => <span className="block max-w-80 truncate">{to}</span> },
        { id: 'since', name: t('since'), sort: 'created', end: true, from: 'lg', cell: ({ createdAt }) => shortTime(createdAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ from, to }) => `${from}, ${to}`,
      phone: ({ from, to, createdAt }) => ({ title: from, second: to, secondAside: shortTime(createdAt) }),
      bulk: [
        {
          id: 'remove',
          label: t('remove'),
          permission: 'content:write',
          run: ({ id }) => staff('DELETE /admin/redirects/:id', { id }),
          undo: ({ from, to }) => staff('POST /admin/redirects', { from, to }),
        },
      ],
      empty: { title: t('empty.title'), text: t('empty.text') },
    }),
    [t, shortTime],
  )
}
