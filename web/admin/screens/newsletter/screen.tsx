import { useMemo } from 'react'
import type { NewsletterIssueRow } from '#contract/admin/newsletter.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { IssueStateMark } from '#web/admin/newsletter/issue-state.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List } from '#web/admin/table/list.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

export function Component() {
  const t = useText('admin-newsletter')
  const may = useMay()
  return (
    <ListScreen
      list={useIssueList()}
      actions={
        <>
          {may('customers:read') && <ActionLink to={adminUrls.newsletterSubscribers()}>{t('subscribers.title')}</ActionLink>}
          <ActionLink look="ember" to={adminUrls.newIssue()}>
            {t('new')}
          </ActionLink>
        </>
      }
    />
  )
}

/** The issues of the newsletter, the newest first. */
function useIssueList(): List<NewsletterIssueRow> {
  const t = useText('admin-newsletter')
  const shortTime = useShortTime()
  const number = useNumber()
  return useMemo((): List<NewsletterIssueRow> => {
    const when = ({ sendAt, createdAt }: NewsletterIssueRow) => shortTime(sendAt ?? createdAt)
    return {
      id: 'newsletter',
      title: t('title'),
      load: pagesOf('GET /admin/newsletter/issues'),
      sort: '-created',
      filters: [],
      views: [{ name: t('view.all'), query: {} }],
      columns: [
        { id: 'subject', name: t('subject'), cell: ({ subject }) => <span className="block max-w-96 truncate">{subject}</span> },
        { id: 'state', name: t('column.state'), cell: ({ state }) => <IssueStateMark state={state} /> },
        { id: 'sent', name: t('column.sent'), end: true, cell: ({ sent }) => number(sent) },
        { id: 'when', name: t('column.when'), sort: 'created', end: true, from: 'lg', cell: when },
      ],
      rowKey: ({ id }) => id,
      rowLabel: ({ subject }) => subject,
      rowUrl: ({ id }) => adminUrls.issue(id),
      phone: (row) => ({ title: row.subject, second: <IssueStateMark state={row.state} />, secondAside: when(row) }),
      bulk: [],
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, shortTime, number])
}
