import { useMemo } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import { useDate } from '#web/lib/dates.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import type { List } from '#web/admin/table/list.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

type MissingPage = ApiOutput<'GET /admin/not-found'>['pages'][number]

/** Whether the log has the whole path. It omits parts that may be personal, and such a path can't be redirected. */
const isWhole = (path: string): boolean => !path.includes('…')

/** A path with its escapes decoded; one that was cut within a character stays encoded. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const dayOptions = [1, 7, limits.missingPages.days].map(String)

/** Paths that were requested but don't exist, most frequent first. */
export function useMissingList(onRedirect: (path: string) => void): List<MissingPage> {
  const t = useText('admin-redirects')
  const number = useNumber()
  const date = useDate()
  return useMemo((): List<MissingPage> => {
    const times = (page: MissingPage) => t('missing.times', { count: page.times, items: number(page.times) })
    const action = ({ path }: MissingPage) =>
      isWhole(path) && (
        <ActionButton aria-label={t('missing.addFor', { path: readable(path) })} onClick={() => onRedirect(path)}>
          {t('missing.add')}
        </ActionButton>
      )
    return {
      id: 'missing-pages',
      title: t('missing.title'),
      load: async ({ days }, options) => {
        const input = { limit: limits.page.max, ...(days !== undefined && { days: Number(days) }) }
        return { rows: (await staff('GET /admin/not-found', input, options)).pages, nextCursor: null }
      },
      sort: '-times',
      filters: [oneOf('days', t('missing.period'), dayOptions, (days) => t('missing.days', { count: Number(days) }))],
      views: [],
      columns: [
        {
          id: 'path',
          name: t('missing.path'),
          cell: ({ path }) => <span className="block max-w-80 truncate font-medium">{readable(path)}</span>,
        },
        { id: 'times', name: t('missing.visits'), end: true, cell: (page) => number(page.times) },
        { id: 'last', name: t('missing.last'), end: true, cell: ({ lastDay }) => date(lastDay) },
        {
          id: 'from',
          name: t('missing.referrer'),
          from: 'lg',
          cell: ({ referrer }) => <span className="text-quiet">{referrer || '–'}</span>,
        },
        { id: 'action', name: t('missing.action'), end: true, cell: action },
      ],
      rowKey: ({ path }) => path,
      rowLabel: (page) => `${readable(page.path)}, ${times(page)}`,
      phone: (page) => ({
        title: readable(page.path),
        second: times(page),
        secondAside: date(page.lastDay),
        third: action(page),
      }),
      empty: { title: t('missing.none'), text: t('missing.noneText') },
    }
  }, [t, number, date, onRedirect])
}
