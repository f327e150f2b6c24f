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
  /** Whether its product isn't the one of its first order anymore. */
  is_first_gone: 'bool',
  version: 'int4',
  created_at: 'timestamptz',
} as const
/**
 * A repeat delivery with its first product; others have rows of their own. `price` is the discounted price of a piece when it was last
 * ordered, in minor units.
 */
export type DeliveryRow = Row<typeof delivery>
const qualifiedColumns = (columns: object, of: string) =>
  Object.keys(columns)
    .map((name) => `${of}.${name}`)
    .join(', ')

/** A product of a repeat delivery, named in a language. */
export interface ShownLine {
  variant_id: string
  quantity: number
  percent: number
  price: number
  product_id: string
  name: string
  slug: string
  photo: string
  options: Record<string, string>
  terms: Record<string, string> | null
}

export const shownColumns = {
  ...delivery,
  product_id: 'uuid',
  name: 'text',
  slug: 'text',
  photo: 'text',
  options: jsonb<Record<string, string>>(),
  terms: nullable(json<Record<string, string>>()),
  others: json<ShownLine[]>(),
} as const
/** A repeat delivery with its products, named in a language. */
export type ShownRow = Row<typeof shownColumns>
/** All products of a repeat delivery, in the order in which they were added. */
export const linesOf = ({ others, ...first }: ShownRow): ShownLine[] => [first, ...others]

const termsOf = (variant: string, locale: string): string => `
    (select json_object_agg(e.key, o.text) from jsonb_each_text(${variant}.options) e join option_translations o on o.locale = ${locale}
      and o.term = e.value)`
const othersOf = (locale: string): string => `
    coalesce((select json_agg(json_build_object('variant_id', l.variant_id, 'quantity', l.quantity, 'percent', l.percent, 'price', l.price,
        'product_id', w.product_id, 'name', coalesce(n.name, q.name), 'slug', q.slug, 'photo', coalesce(w.photo, g.url, ''),
        'options', w.options, 'terms', ${termsOf('w', locale)}) order by l.created_at, l.variant_id)
      from repeat_lines l join variants w on w.id = l.variant_id join products q on q.id = w.product_id
        left join product_photos g on g.product_id = q.id and g.position = 0
        left join product_translations n on n.product_id = q.id and n.locale = ${locale}
      where l.repeat_delivery_id = d.id), '[]')`
/** Selects `d` with its products; `locale` is a parameter for the language of their names. */
export const selectShown = (locale: string) => `
  select ${qualifiedColumns(delivery, 'd')}, v.product_id, coalesce(t.name, p.name) as name, p.slug, coalesce(v.photo, f.url, '') as photo, v.options,
    ${termsOf('v', locale)} as terms, ${othersOf(locale)} as others
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
  `select ${qualifiedColumns(delivery, 'd')} from repeat_deliveries d where d.id = $1 for no key update`,
)

export const deliveryById = statement(
  'repeatDeliveries.byId',
  { id: 'uuid' },
  delivery,
  `select ${qualifiedColumns(delivery, 'd')} from repeat_deliveries d where d.id = $1`,
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
    percent: 'int4',
    is_first_gone: 'bool',
    now: 'timestamptz',
  },
  {},
  `
  update repeat_deliveries set variant_id = $2, quantity = $3, weeks = $4, state = $5, problem = $6, next_on = $7, shipping_address = $8,
    price = $9, customer_id = $10, card_id = $11, card = $12, card_session_id = $13, percent = $14, is_first_gone = $15, version = version + 1, refusals = 0,
    -- A concurrent call that began a page may still store it.
    card_attempt_id = case when $5 <> 'cancelled' and $13 is not distinct from card_session_id then card_attempt_id end,
    card_session_url = case when $13 = card_session_id then card_session_url end,
    cancelled_at = case when $5 = 'cancelled' then coalesce(cancelled_at, $16) end
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

/** A product that a date came without, named in the shop's first language. */
export interface LeftOut {
  variantId: string
  name: string
  options: Record<string, string>
  reason: 'out_of_stock' | 'unavailable'
}

const date = {
  due_on: 'date',
  state: textOf<RepeatOrder['state']>(),
  reason: nullable(textOf<NonNullable<RepeatOrder['reason']>>()),
  next_attempt_at: 'timestamptz?',
  number: 'text?',
  total_cost: 'int4?',
  currency: nullable(jsonb<Exchange>()),
  /** What was left out; null for dates that a former release ordered. */
  left_out: nullable(jsonb<(Omit<LeftOut, 'options'> & Partial<LeftOut>)[]>()),
  /** This delivery's part of an order with other pieces: the number of its own, and their cost without shipping. */
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
  select r.due_on, r.state, r.reason, r.next_attempt_at, o.number, o.total_cost, o.currency, r.left_out,
    p.quantity as part_quantity, p.cost as part_cost
  from repeat_orders r left join orders o on o.id = r.order_id
    left join lateral (
      select sum((x.repeat->>'quantity')::int)::int as quantity,
        sum(coalesce((x.repeat->>'price')::int * (x.repeat->>'quantity')::int,
          round((l.total_price - l.discount) * (x.repeat->>'quantity')::numeric / l.quantity)::int))::int as cost
      from order_lines l cross join lateral jsonb_array_elements(l.repeats) as x (repeat)
      where l.order_id = o.id and (x.repeat->>'id')::uuid = r.repeat_delivery_id
      having sum((x.repeat->>'quantity')::int) < (select sum(b.quantity) from order_lines b where b.order_id = o.id)
    ) p on true
  where r.repeat_delivery_id = $1 order by r.due_on desc limit $2`,
)
