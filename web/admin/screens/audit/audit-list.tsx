import { useMemo } from 'react'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { oneNamed } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { isNamed, namedCalls } from './calls.ts'
import { Change } from './change.tsx'
import { shortId } from './changes.ts'

/** The audit log: changes made by staff. */
export function useAuditList(): List<AuditEntry> {
  const t = useText('admin-audit')
  const shortTime = useShortTime()
  const { locale } = useShop()
  return useMemo(() => {
    const who = ({ actorName }: AuditEntry) => actorName ?? t('gone')
    const what = ({ call }: Pick<AuditEntry, 'call'>) => (isNamed(call) ? t(`call.${call}`) : call)
    const calls = namedCalls.map((call) => ({ id: call, name: t(`call.${call}`) })).toSorted((a, b) => a.name.localeCompare(b.name, locale))
    return {
      id: 'audit',
      title: t('title'),
      load: pagesOf('GET /admin/audit'),
      exportRoute: 'GET /admin/audit/export',
      sort: '-at',
      filters: [
        oneNamed('call', t('column.call'), calls),
        { kind: 'text', id: 'target', label: t('column.target') },
        { kind: 'text', id: 'actor', label: t('filter.actor') },
        { kind: 'date', id: 'from', label: t('filter.from') },
        { kind: 'date', id: 'to', label: t('filter.to') },
      ],
      views: [{ name: t('view.all'), query: {} }],
      columns: [
        { id: 'at', name: t('column.at'), sort: 'at', cell: ({ at }) => shortTime(at) },
        { id: 'who', name: t('column.who'), cell: who },
        { id: 'call', name: t('column.call'), cell: what },
        {
          id: 'target',
          name: t('column.target'),
          from: 'lg',
          cell: ({ target }) => (
            <span className="block max-w-40 truncate" title={target}>
              {shortId(target)}
            </span>
          ),
        },
        { id: 'change', name: t('column.change'), grow: true, cell: (entry) => <Change entry={entry} /> },
        { id: 'network', name: t('column.network'), from: 'xl', cell: ({ network }) => <span className="text-quiet">{network}</span> },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (entry) => `${who(entry)}, ${what(entry)}, ${entry.target}`,
      phone: (entry) => ({
        title: what(entry),
        aside: <span className="text-sm font-normal text-quiet">{shortTime(entry.at)}</span>,
        second: who(entry),
        secondAside: shortId(entry.target).slice(0, 16),
        third: <Change entry={entry} />,
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, shortTime, locale])
}
