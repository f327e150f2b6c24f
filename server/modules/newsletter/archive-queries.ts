import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

const columns = { id: 'uuid', subject: 'text', body: 'text', send_at: 'timestamptz', locale: nullable(textOf<Locale>()) } as const
export type ArchivedRow = Row<typeof columns>
/** Shown as soon as the first subscribers have it, since their mails link to it. */
const isShown = `is_archived and state in ('sending', 'sent')`

/** Every issue in the archive, with the beginning of its text. */
export const archived = statement(
  'newsletter.archived',
  {},
  columns,
  `select id, subject, left(body, 1000) as body, send_at, locale from newsletter_issues where ${isShown} order by send_at desc, id desc`,
)
/** Also one that was cancelled while it was sent: mails that are out link to it. Staff can take it out of the archive. */
export const archivedById = statement(
  'newsletter.archivedIssue',
  { id: 'uuid' },
  columns,
  `select id, subject, body, send_at, locale from newsletter_issues
  where id = $1 and (${isShown} or is_archived and state = 'cancelled' and sent > 0)`,
)
/** Tells every process that the archive may have changed. */
export const announce = statement('newsletter.announceArchive', {}, {}, `select pg_notify('newsletter', '')`)
