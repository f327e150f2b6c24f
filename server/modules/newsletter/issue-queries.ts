import type { IssueState } from '#contract/admin/newsletter-states.ts'
import type { Locale } from '#contract/locales.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

const row = {
  id: 'uuid',
  subject: 'text',
  state: textOf<IssueState>(),
  send_at: 'timestamptz?',
  finished_at: 'timestamptz?',
  sent: 'int4',
  created_at: 'timestamptz',
  is_archived: 'bool',
} as const
export type IssueRow = Row<typeof row>
const locale = nullable(textOf<Locale>())
const whole = { ...row, body: 'text', locale } as const
export type Issue = Row<typeof whole>
const columns = 'id, subject, state, send_at, finished_at, sent, created_at, is_archived'
const wholeColumns = `${columns}, body, locale`

export const issuesByIds = statement(
  'newsletter.issuesByIds',
  { ids: 'uuid[]' },
  row,
  `select ${columns} from newsletter_issues where id = any($1)`,
)
export const issueById = statement('newsletter.issue', { id: 'uuid' }, whole, `select ${wholeColumns} from newsletter_issues where id = $1`)

const keys = (sort: 'asc' | 'desc') =>
  statement(
    `newsletter.issueKeys.${sort}`,
    { at: 'timestamptz', id: 'uuid', limit: 'int8' },
    { at: 'timestamptz', id: 'uuid' },
    `
    select created_at as at, id from newsletter_issues where (created_at, id) ${sort === 'asc' ? '>' : '<'} ($1, $2)
    order by created_at ${sort}, id ${sort} limit $3`,
  )
export const keysAfter = { asc: keys('asc'), desc: keys('desc') }

export const insertIssue = statement(
  'newsletter.insertIssue',
  { id: 'uuid', subject: 'text', body: 'text', now: 'timestamptz', user: 'uuid', locale },
  whole,
  `
  insert into newsletter_issues (id, subject, body, state, created_at, changed_at, author, locale) values ($1, $2, $3, 'draft', $4, $4, $5, $6)
  returning ${wholeColumns}`,
)
/** These statements return no row if the issue's state doesn't allow the change. */
export const saveIssue = statement(
  'newsletter.saveIssue',
  { id: 'uuid', subject: 'text', body: 'text', now: 'timestamptz', locale },
  whole,
  `update newsletter_issues set subject = $2, body = $3, changed_at = $4, locale = $5 where id = $1 and state = 'draft' returning ${wholeColumns}`,
)
export const deleteIssue = statement(
  'newsletter.removeIssue',
  { id: 'uuid' },
  { id: 'uuid' },
  `delete from newsletter_issues where id = $1 and state = 'draft' returning id`,
)
export const send = statement(
  'newsletter.sendIssue',
  { id: 'uuid', at: 'timestamptz', now: 'timestamptz' },
  whole,
  `
  update newsletter_issues set state = 'scheduled', send_at = $2, changed_at = $3 where id = $1 and state = 'draft'
  returning ${wholeColumns}`,
)
export const cancel = statement(
  'newsletter.cancelIssue',
  { id: 'uuid', removed: 'int4', now: 'timestamptz' },
  whole,
  `
  update newsletter_issues set state = case when state = 'scheduled' then 'draft' else 'cancelled' end,
    send_at = case when state = 'scheduled' then null else send_at end, sent = sent - $2,
    finished_at = case when state = 'scheduled' then null else $3::timestamptz end, changed_at = $3
  where id = $1 and state in ('scheduled', 'sending') returning ${wholeColumns}`,
)

/** An issue may be shown or hidden in any state; it's seen once it's sent. */
export const setArchived = statement(
  'newsletter.setArchived',
  { id: 'uuid', isArchived: 'bool', now: 'timestamptz' },
  whole,
  `update newsletter_issues set is_archived = $2, changed_at = $3 where id = $1 returning ${wholeColumns}`,
)

export const countSubscribed = statement(
  'newsletter.countSubscribed',
  {},
  { n: 'int4' },
  `select count(*)::int as n from newsletter_subscribers where confirmed_at is not null and unsubscribed_at is null`,
)

export const dueIssues = statement(
  'newsletter.dueIssues',
  { now: 'timestamptz', limit: 'int8' },
  { id: 'uuid' },
  `select id from newsletter_issues where state in ('scheduled', 'sending') and send_at <= $1 order by send_at, id limit $2`,
)
/** Locks an issue that isn't fully sent. Canceling waits for the current batch, and a second job continues after the first. */
export const lockIssue = statement(
  'newsletter.lockIssue',
  { id: 'uuid' },
  { subject: 'text', body: 'text', send_at: 'timestamptz', last_subscriber: 'uuid?', is_archived: 'bool', locale },
  `
  select subject, body, send_at, last_subscriber, is_archived, locale from newsletter_issues where id = $1 and state in ('scheduled', 'sending')
  for no key update`,
)
/** Subscribers who had confirmed before the issue's time and haven't unsubscribed since. */
export const nextSubscribers = statement(
  'newsletter.nextSubscribers',
  { after: 'uuid', before: 'timestamptz', limit: 'int8' },
  { id: 'uuid', email: 'text', locale: nullable(textOf<Locale>()) },
  `
  select id, email, locale from newsletter_subscribers
  where id > $1 and confirmed_at is not null and unsubscribed_at is null and confirmed_at <= $2 order by id limit $3`,
)
export const advance = statement(
  'newsletter.advanceIssue',
  { id: 'uuid', last: 'uuid?', sent: 'int4', isDone: 'bool', now: 'timestamptz' },
  {},
  `
  update newsletter_issues set state = case when $4 then 'sent' else 'sending' end, last_subscriber = coalesce($2, last_subscriber),
    sent = sent + $3, finished_at = case when $4 then $5::timestamptz end
  where id = $1`,
)
