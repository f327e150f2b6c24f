import type { SubscriberState } from '#contract/admin/newsletter-states.ts'
import type { ConsentSource } from '#contract/newsletter.ts'
import { searchPageSql } from '#server/db/search-page.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'

const stateSql = `case when s.confirmed_at is null then 'unconfirmed' when s.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end`
const columns = {
  id: 'uuid',
  email: 'text',
  state: textOf<SubscriberState>(),
  created_at: 'timestamptz',
  confirmed_at: 'timestamptz?',
  unsubscribed_at: 'timestamptz?',
  source: nullable(textOf<ConsentSource>()),
} as const
export type SubscriberRow = Row<typeof columns>

export const subscribersByIds = statement(
  'newsletter.subscribersByIds',
  { ids: 'uuid[]' },
  columns,
  `
  select s.id, s.email, ${stateSql} as state, s.created_at, s.confirmed_at, s.unsubscribed_at,
    (select c.source from newsletter_consents c where c.subscriber_id = s.id order by c.at desc, c.id desc limit 1) as source
  from newsletter_subscribers s where s.id = any($1)`,
)

const keys = (sort: 'asc' | 'desc') => {
  const params = { at: 'timestamptz', id: 'uuid', limit: 'int8', state: 'text?' } as const
  const key = { at: 'timestamptz', id: 'uuid' } as const
  const where = `(created_at, id) ${sort === 'asc' ? '>' : '<'} ($1, $2) and ($4::text is null or ${stateSql.replaceAll('s.', '')} = $4)`
  const order = `created_at ${sort}, id ${sort}`
  const found = searchPageSql({
    table: 'newsletter_subscribers',
    match: 'lower(email) like $5',
    columns: 'created_at, id',
    where,
    order,
    limit: '$3',
  })
  const all = `select created_at as at, id from newsletter_subscribers where ${where} order by ${order} limit $3`
  return {
    all: statement(`newsletter.subscriberKeys.${sort}`, params, key, all),
    part: statement(
      `newsletter.subscriberKeysOfPart.${sort}`,
      { ...params, pattern: 'text' },
      key,
      `select created_at as at, id from (${found}) f`,
    ),
  }
}
/** Subscribers after a place in either order, optionally matching a LIKE pattern. */
export const subscriberKeysAfter = { asc: keys('asc'), desc: keys('desc') }
