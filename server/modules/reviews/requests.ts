import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { unsubscribeReviewRequests } from '#contract/reviews.ts'
import { dayMs } from '#contract/time.ts'
import type { Config } from '#server/config.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { json, nullable, textOf } from '#server/db/types.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import { unsubscribeLinks } from '#server/http/signed-links.ts'
import { Failures } from '#server/jobs/failures.ts'
import { queueBulkMail } from '#server/messaging/bulk.ts'
import { signOrderLink } from '#server/modules/orders/orders.ts'
import { type RequestedReview, requestMail } from './mail.ts'

/** Orders delivered longer ago aren't asked about: the shop was down, or has only begun to ask. */
const lateDays = 14
const batch = 50
const productsMax = 5

/** Whether an order (`o`, delivered in `e`, of `u`) is to be asked about. */
const isDue = `
  e.event = 'DELIVERED' and e.at > $1 and e.at <= $2 and o.shipping_status = 'Delivered' and u.email is not null
    and not exists (select from review_requests q where q.order_id = o.id)
    and not exists (select from review_request_optouts x where x.user_id = o.user_id)`

/** A batch of orders that are to be asked about, after one of them. */
const dueOrders = statement(
  'reviews.dueRequests',
  { from: 'timestamptz', until: 'timestamptz', after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `
  select distinct o.id from order_events e join orders o on o.id = e.order_id join users u on u.id = o.user_id
  where ${isDue} and o.id > $3 order by o.id limit $4`,
)

/** Marks an order as asked about, once and by one process only, and returns its products without a review. */
const claimDue = statement(
  'reviews.claimRequest',
  { from: 'timestamptz', until: 'timestamptz', now: 'timestamptz', order: 'uuid', products: 'int8' },
  {
    id: 'uuid',
    number: 'text',
    user_id: 'uuid',
    email: 'text',
    locale: nullable(textOf<Locale>()),
    products: json<RequestedReview['products']>(),
  },
  `
  with due as (
    select o.id, o.number, o.user_id, u.email, coalesce(u.locale, o.locale) as locale from order_events e join orders o on o.id = e.order_id
      join users u on u.id = o.user_id
    where ${isDue} and o.id = $4 limit 1 for no key update of o skip locked
  ), claimed as (
    insert into review_requests (order_id, at) select id, $3 from due on conflict do nothing returning order_id
  )
  select d.id, d.number, d.user_id, d.email, d.locale, (
    select coalesce(json_agg(json_build_object('id', l.product_id, 'name', l.name, 'slug', p.slug, 'photo', l.photo, 'options', l.options,
      'translation', l.translation) order by l.position), '[]')
    from (
      select distinct on (product_id) product_id, name, photo, options, translation, position from order_lines
      where order_id = d.id and not exists (select from reviews r where r.user_id = d.user_id and r.product_id = order_lines.product_id)
      order by product_id, position limit $5
    ) l join products p on p.id = l.product_id where p.listed and not p.is_gift_card
  ) as products
  from due d join claimed a on a.order_id = d.id`,
)

export interface RequestSettings {
  config: Config
  signingSecret: string
}

/**
 * Asks for reviews of orders delivered a number of days ago; nobody is asked twice about an order. One that fails doesn't hold up the others;
 * the first failure is thrown at the end.
 */
export async function requestReviews(database: Database, settings: RequestSettings, now: Date, stopping?: AbortSignal): Promise<void> {
  const { reviewRequestDays } = settings.config
  if (reviewRequestDays === 0) return
  const until = new Date(now.getTime() - reviewRequestDays * dayMs)
  const from = new Date(until.getTime() - lateDays * dayMs)
  const failures = new Failures(stopping)
  for (let after = lowestId; ;) {
    const due = await dueOrders.all(database.db, { from, until, after, limit: batch })
    for (const { id: order } of due)
      await failures.collect(() => database.transaction((tx) => requestOne(tx, { order, from, until }, settings, now)))
    if (due.length < batch) return failures.throwFirst()
    after = due.at(-1)!.id
  }
}

interface Due {
  order: string
  /** When it was delivered. */
  from: Date
  until: Date
}

async function requestOne(tx: Tx, due: Due, { config, signingSecret }: RequestSettings, now: Date): Promise<void> {
  const claimed = await claimDue.one(tx, { ...due, now, products: productsMax })
  if (!claimed || claimed.products.length === 0) return
  const { id, number, user_id: user, email, locale, products } = claimed
  const token = signOrderLink(signingSecret, id, now)
  const request = { email, number, token, unsubscribe: unsubscribeLinks.sign(signingSecret, 'review requests', user), products }
  await queueBulkMail(tx, requestMail(request, configForLocale(config, locale)), now)
}

const optOut = statement(
  'reviews.optOut',
  { user: 'uuid', now: 'timestamptz' },
  {},
  `insert into review_request_optouts (user_id, at) select id, $2 from users where id = $1 on conflict do nothing`,
)

/** Unsubscribes a customer from emails that ask for reviews. Fails with NOT_FOUND if the token isn't ours. */
export async function unsubscribe(
  tx: Tx,
  { token }: ParsedOf<typeof unsubscribeReviewRequests>,
  { signingSecret, now }: RequestContext,
): Promise<OutputOf<typeof unsubscribeReviewRequests>> {
  const user = unsubscribeLinks.idOf(signingSecret, 'review requests', token)
  if (user === undefined) throw refuse('NOT_FOUND')
  await optOut.run(tx, { user, now })
  return { message: "We won't ask for reviews by email anymore" }
}

const insertRequests = statement(
  'reviews.insertRequests',
  { orders: 'uuid[]', now: 'timestamptz' },
  {},
  `insert into review_requests (order_id, at) select unnest($1::uuid[]), $2 on conflict do nothing`,
)

/** Marks orders as already asked about, for a shop that is seeded with orders. */
export const markRequested = (tx: Tx, orders: string[], now: Date): Promise<number> => insertRequests.run(tx, { orders, now })
