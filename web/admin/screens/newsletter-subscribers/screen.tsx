import { useMemo } from 'react'
import type { NewsletterSubscriber } from '#contract/admin/newsletter.ts'
import { subscriberStates } from '#contract/admin/newsletter-states.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useMay } from '#web/admin/session/session.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const looks: Record<NewsletterSubscriber['state'], [Shape, Tone]> = {
  subscribed: ['done', 'good'],
  unconfirmed: ['waiting', 'quiet'],
  unsubscribed: ['ended', 'quiet'],
}

export function Component() {
  const t = useText('admin-newsletter')
  const may = useMay()
  return (
    <ListScreen
      list={useSubscriberList()}
      actions={may('content:write') && <ActionLink to={adminUrls.newsletter()}>{t('title')}</ActionLink>}
    />
  )
}

/** Newsletter subscribers, and where each subscribed. */
function useSubscriberList(): List<NewsletterSubscriber> {
  const t = useText('admin-newsletter')
  const shortTime = useShortTime()
  return useMemo((): List<NewsletterSubscriber> => {
    const state = (row: NewsletterSubscriber) => {
      const [shape, tone] = looks[row.state]
      return (
        <StateMark shape={shape} tone={tone}>
          {t(`subscribers.state.${row.state}`)}
        </StateMark>
      )
    }
    const source = (row: NewsletterSubscriber) => row.source && t(`subscribers.source.${row.source}`)
    return {
      id: 'newsletter-subscribers',
      title: t('subscribers.title'),
      searchIn: t('subscribers.searchIn'),
      load: pagesOf('GET /admin/newsletter/subscribers'),
      exportRoute: 'GET /admin/newsletter/subscribers/export',
      sort: '-created',
      filters: [oneOf('state', t('column.state'), subscriberStates, (value) => t(`subscribers.state.${value}`))],
      views: [
        { name: t('view.all'), query: {} },
        ...subscriberStates.map((one) => ({ name: t(`subscribers.state.${one}`), query: { state: one } })),
      ],
      columns: [
        { id: 'email', name: t('subscribers.email'), cell: ({ email }) => <span className="block max-w-80 truncate">{email}</span> },
        { id: 'state', name: t('column.state'), cell: state },
        { id: 'source', name: t('subscribers.sourceName'), from: 'lg', cell: source },
        { id: 'since', name: t('subscribers.since'), sort: 'created', end: true, cell: ({ createdAt }) => shortTime(createdAt) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ email }) => email,
      phone: (row) => ({ title: row.email, second: state(row), secondAside: shortTime(row.createdAt) }),
      bulk: [],
      empty: { title: t('subscribers.empty.title'), text: t('subscribers.empty.text') },
    }
  }, [t, shortTime])
}
