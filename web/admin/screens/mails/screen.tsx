import { useMemo } from 'react'
import type { MailRow } from '#contract/admin/mails.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, View } from '#web/admin/table/list.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const states = ['pending', 'sending', 'sent', 'kept', 'dead', 'unclear'] as const
const looks: Record<MailRow['state'], [Shape, Tone]> = {
  pending: ['waiting', 'quiet'],
  sending: ['half', 'ink'],
  sent: ['done', 'good'],
  kept: ['waiting', 'quiet'],
  dead: ['ended', 'bad'],
  unclear: ['half', 'warn'],
}

export function Component() {
  return <ListScreen list={useMailList()} />
}

/** Sent mails: recipient, time and delivery state. */
function useMailList(): List<MailRow> {
  const t = useText('admin-mails')
  const shortTime = useShortTime()
  return useMemo(() => {
    const state = (row: MailRow) => {
      const [shape, tone] = looks[row.state]
      return (
        <StateMark shape={shape} tone={tone}>
          {t(`state.${row.state}`)}
        </StateMark>
      )
    }
    const views: View[] = [
      { name: t('view.all'), query: {} },
      { name: t('state.dead'), query: { state: 'dead' } },
      { name: t('state.unclear'), query: { state: 'unclear' } },
    ]
    return {
      id: 'mails',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/mails'),
      sort: '-at',
      filters: [oneOf('state', t('filter.state'), states, (value) => t(`state.${value}`))],
      views,
      columns: [
        { id: 'at', name: t('column.at'), sort: 'at', cell: (row) => shortTime(row.at) },
        { id: 'to', name: t('column.to'), cell: (row) => <span className="block max-w-40 truncate lg:max-w-56">{row.to}</span> },
        {
          id: 'subject',
          name: t('column.subject'),
          cell: (row) => <span className="block max-w-36 truncate lg:max-w-80">{row.subject}</span>,
        },
        { id: 'state', name: t('column.state'), cell: state },
        {
          id: 'reason',
          name: t('column.reason'),
          from: 'xl',
          cell: (row) => <span className="block max-w-60 truncate text-quiet">{row.reason}</span>,
        },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${row.subject}, ${row.to}, ${t(`state.${row.state}`)}`,
      phone: (row) => ({ title: row.subject, second: row.to, secondAside: shortTime(row.at), third: state(row) }),
      bulk: [
        {
          id: 'again',
          label: t('again'),
          permission: 'orders:ship',
          isFor: ({ canBeSentAgain }) => canBeSentAgain,
          run: ({ id }) => staff('POST /admin/mails/:id/send', { id }),
        },
        {
          id: 'settle',
          label: t('settle'),
          permission: 'orders:ship',
          isFor: ({ state: now }) => now === 'unclear',
          run: ({ id }) => staff('POST /admin/mails/:id/settle', { id }),
        },
      ],
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, shortTime])
}
