import type { Address } from '#contract/customers/addresses.ts'
import type { RepeatDelivery, RepeatOrder, SavedCard } from '#contract/repeat-deliveries.ts'
import type { Exchange } from '#contract/exchange.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import { cardPageQueries } from '#server/modules/payments/payments.ts'

export type Problem = NonNullable<RepeatDelivery['problem']>

const delivery = {
  id: 'uuid',
  user_id: 'uuid',
  first_order_id: 'uuid',
  variant_id: 'uuid',
  quantity: 'int4',
  weeks: 'int4',
  percent: 'int4',
  state: textOf<RepeatDelivery['state']>(),
  problem: nullable(textOf<Problem>()),
  next_on: 'date',
  reminded_for: 'date?',
  shipping_address: jsonb<Address>(),
  billing_address: jsonb<Address>(),
  shipping_method: 'text',
  currency: 'text?',
  price: 'int4',
  customer_id: 'text?',
  card_id: 'text?',
  card: nullable(jsonb<SavedCard>()),
  card_session_id: 'text?',
  version: 'int4',
  created_at: 'timestamptz',
} as const
/** A repeat delivery. `price` is the discounted price of a piece when it was last ordered, in minor units. */
export type DeliveryRow = Row<typeof delivery>
const named = (columns: object, of: string) =>
  Object.keys(columns)
    .map((name) => `${of}.${name}`)
    .join(', ')

export const shownColumns = {
  ...delivery,
  product_id: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  options: jsonb<Record<string, string>>(),
  terms: nullable(json<Record<string, string>>()),
} as const
/** A repeat delivery with its product, named in a language. */
export type ShownRow = Row<typeof shownColumns>
/** Selects `d` with its product; `locale` is a parameter for the language of its name. */
export const selectShown = (locale: string) => `
  select ${named(delivery, 'd')}, v.product_id, coalesce(t.name, p.name) as name, p.slug, coalesce(v.photo, f.url, '') as photo, v.options,
    (select json_object_agg(e.key, o.text) from jsonb_each_text(v.options) e join option_translations o on o.locale = ${locale}
      and o.term = e.value) as terms
  from repeat_deliveries d join variants v on v.id = d.variant_id join products p on p.id = v.product_id
    left join product_photos f on f.product_id = p.id and f.position = 0
    left join product_translations t on t.product_id = p.id and t.locale = ${locale}`

export const shownById = statement(
  'repeatDeliveries.shownById',
  { id: 'uuid' },
  shownColumns,
  `${selectShown('null::text')} where d.id = $1`,
)

export const shownOf = statement(
  'repeatDeliveries.shownOf',
  { id: 'uuid', user: 'uuid', locale: 'text?' },
  shownColumns,
  `${selectShown('$3')} where d.id = $1 and d.user_id = $2`,
)

/** A customer's repeat deliveries: active ones first, then newest first. */
export const deliveriesOfUser = statement(
  'repeatDeliveries.ofUser',
  { user: 'uuid', locale: 'text?', limit: 'int8' },
  shownColumns,
  `${selectShown('$2')} where d.user_id = $1 order by d.state = 'cancelled', d.created_at desc, d.id desc limit $3`,
)

/** Locks a repeat delivery until the transaction ends; always before its orders. */
export const lock = statement(
  'repeatDeliveries.lock',
  { id: 'uuid' },
  delivery,
  `select ${named(delivery, 'd')} from repeat_deliveries d where d.id = $1 for no key update`,
)

export const deliveryById = statement(
  'repeatDeliveries.byId',
  { id: 'uuid' },
  delivery,
  `select ${named(delivery, 'd')} from repeat_deliveries d where d.id = $1`,
)

/** Inserts a repeat delivery; no row if it has already begun. */
export const insert = statement(
  'repeatDeliveries.insert',
  { ...delivery },
  { id: 'uuid' },
  `
  insert into repeat_deliveries (${Object.keys(delivery).join(', ')})
  values (${Object.keys(delivery)
    .map((_, index) => `$${index + 1}`)
    .join(', ')})
  on conflict (id) do nothing returning id`,
)

/** Stores everything that may change in a locked repeat delivery. */
export const update = statement(
  'repeatDeliveries.update',
  {
    id: 'uuid',
    variant_id: 'uuid',
    quantity: 'int4',
    weeks: 'int4',
    state: 'text',
    problem: 'text?',
    next_on: 'date',
    shipping_address: jsonb<Address>(),
    price: 'int4',
    customer_id: 'text?',
    card_id: 'text?',
    card: nullable(jsonb<SavedCard>()),
    card_session_id: 'text?',
    now: 'timestamptz',
  },
  {},
  `
  update repeat_deliveries set variant_id = $2, quantity = $3, weeks = $4, state = $5, problem = $6, next_on = $7, shipping_address = $8,
    price = $9, customer_id = $10, card_id = $11, card = $12, card_session_id = $13, version = version + 1, refusals = 0,
    -- A concurrent call that began a page may still store it.
    card_attempt_id = case when $5 <> 'cancelled' and $13 is not distinct from card_session_id then card_attempt_id end,
    card_session_url = case when $13 = card_session_id then card_session_url end,
    cancelled_at = case when $5 = 'cancelled' then coalesce(cancelled_at, $14) end
  where id = $1`,
)

/** Counts a refused order and returns the count; no row if the delivery was changed since it was read. */
export const countRefusal = statement(
  'repeatDeliveries.countRefusal',
  { id: 'uuid', version: 'int4' },
  { refusals: 'int4' },
  `update repeat_deliveries set refusals = refusals + 1 where id = $1 and version = $2 returning refusals`,
)

/** The queries for the page on which another card is given. */
export const cardPages = cardPageQueries('repeat_deliveries', 'repeatDeliveries', `d.state <> 'cancelled'`)

/** The other variants of its product, which a delivery may be changed to. */
export const variantsOf = statement(
  'repeatDeliveries.variantsOf',
  { product: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from variants where product_id = $1 and active and not is_digital order by id limit $2`,
)

/** Repeat deliveries for which another card may have been given. */
export const deliveriesWithCardSession = statement(
  'repeatDeliveries.withCardSession',
  { after: 'uuid', limit: 'int8' },
  { id: 'uuid' },
  `select id from repeat_deliveries where card_session_id is not null and id > $1 order by id limit $2`,
)

/** Whether anything still needs a customer of the payment provider. */
export const needsCustomer = statement(
  'repeatDeliveries.needsCustomer',
  { customer: 'text' },
  { is_needed: 'bool' },
  `select exists (select from repeat_deliveries where customer_id = $1 and state <> 'cancelled') as is_needed`,
)

/** Deletes the repeat deliveries of a person whose account is erased. */
export const erase = statement(
  'repeatDeliveries.erase',
  { user: 'uuid' },
  { customer_id: 'text?', card_session_id: 'text?' },
  `delete from repeat_deliveries where user_id = $1 returning customer_id, card_session_id`,
)

export const queueJob = statement(
  'repeatDeliveries.queueJob',
  { id: 'uuid', name: 'text', customer: 'text', now: 'timestamptz', page: 'text?' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at)
    values ($1, $2, jsonb_build_object('customer', $3::text, 'page', $5::text), $4, $4) returning id)
  select pg_notify('jobs', '') from job`,
)

const date = {
  due_on: 'date',
  state: textOf<RepeatOrder['state']>(),
  reason: nullable(textOf<NonNullable<RepeatOrder['reason']>>()),
  next_attempt_at: 'timestamptz?',
  number: 'text?',
  total_cost: 'int4?',
  currency: nullable(jsonb<Exchange>()),
  /** This delivery's part of an order with more lines: the number of pieces, and their cost without shipping. */
  part_quantity: 'int4?',
  part_cost: 'int4?',
} as const
export type DateRow = Row<typeof date>

/** A repeat delivery's past dates, newest first. */
export const datesOf = statement(
  'repeatDeliveries.datesOf',
  { delivery: 'uuid', limit: 'int8' },
  date,
  `
  select r.due_on, r.state, r.reason, r.next_attempt_at, o.number, o.total_cost, o.currency, p.quantity as part_quantity,
    p.cost as part_cost
  from repeat_orders r left join orders o on o.id = r.order_id
    left join lateral (
      select (x.repeat->>'quantity')::int as quantity,
        coalesce((x.repeat->>'price')::int * (x.repeat->>'quantity')::int,
          round((l.total_price - l.discount) * (x.repeat->>'quantity')::numeric / l.quantity)::int) as cost
      from order_lines l cross join lateral jsonb_array_elements(l.repeats) as x (repeat)
      where l.order_id = o.id and (x.repeat->>'id')::uuid = r.repeat_delivery_id
        and ((x.repeat->>'quantity')::int < l.quantity or exists (select from order_lines b where b.order_id = o.id
          and b.position <> l.position))
    ) p on true
  where r.repeat_delivery_id = $1 order by r.due_on desc limit $2`,
)
