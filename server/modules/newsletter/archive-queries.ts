import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

const columns = { id: 'uuid', subject: 'text', body: 'text', send_at: 'timestamptz', locale: nullable(textOf<Locale>()) } as const
export type ArchivedRow = Row<typeof columns>
/** An issue is shown as soon as the first subscribers have it, since their mails link to it. */
const isShown = `is_archived and state in ('sending', 'sent')`

/** Whether there are issues in the archive. */
export const anyArchived = statement(
  'newsletter.anyArchived',
  {},
  { is_there: 'bool' },
  `select exists (select from newsletter_issues where ${isShown}) as is_there`,
)
/** A page of the archive, the newest issues first, each with the beginning of its text. */
export const archived = statement(
  'newsletter.archived',
  { offset: 'int8', limit: 'int8' },
  columns,
  `select id, subject, left(body, 1000) as body, send_at, locale from newsletter_issues where ${isShown}
  order by send_at desc, id desc offset $1 limit $2`,
)
export const countArchived = statement(
  'newsletter.countArchived',
  {},
  { total: 'int4' },
  `select count(*)::int as total from newsletter_issues where ${isShown}`,
)
/** The newest issues in the archive, for the sitemap. */
export const newestArchived = statement(
  'newsletter.newestArchived',
  { limit: 'int8' },
  { id: 'uuid', send_at: 'timestamptz', locale: columns.locale },
  `select id, send_at, locale from newsletter_issues where ${isShown} order by send_at desc, id desc limit $1`,
)
/** Includes issues that were cancelled while being sent, as mails that were sent link to them. Staff can remove them from the archive. */
export const archivedById = statement(
  'newsletter.archivedIssue',
  { id: 'uuid' },
  columns,
  `select id, subject, body, send_at, locale from newsletter_issues
  where id = $1 and (${isShown} or is_archived and state = 'cancelled' and sent > 0)`,
)
/** Tells every process that the archive may have changed. */
export const announce = statement('newsletter.announceArchive', {}, {}, `select pg_notify('newsletter', '')`)
