import type { Order } from '#contract/orders.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { Locale } from '#server/text/text.ts'

/** How amounts are written, as in the settings. */
export interface Currency {
  name: string
  language: string
  style: string
}
/** The shop, as the law wants it on an invoice. */
export interface Seller {
  name: string
  /** A line each. */
  address: string[]
  taxId: string
  email: string
}
/** Who is billed: no email, no phone. */
export type Buyer = Pick<
  Order['billingAddress'],
  'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'postCode' | 'city' | 'region' | 'country'
>

/** What was taken off, in minor units; without a name what a membership takes off. */
export interface Discount {
  name: string | null
  amount: number
}

const facts = {
  id: 'uuid',
  order_id: 'uuid',
  order_number: 'text',
  revision: 'int4',
  corrects: 'uuid?',
  reason: 'text',
  locale: textOf<Locale>(),
  currency: jsonb<Currency>(),
  seller: jsonb<Seller>(),
  buyer: nullable(jsonb<Buyer>()),
  payment_method: textOf<Order['paymentMethod']>(),
  product_cost: 'int4',
  shipping_cost: 'int4',
  discount: 'int4',
  discounts: jsonb<Discount[]>(),
  tax: 'int4',
  total_cost: 'int4',
  points_cost: 'int4',
  ordered_at: 'timestamptz',
  issued_at: 'timestamptz',
} as const

export interface InvoiceLine {
  sku: string
  name: string
  options: Record<string, string>
  /** Minor units. */
  price: number
  quantity: number
  totalPrice: number
}

export type Kind = 'invoice' | 'credit_note'
const numbered = { kind: textOf<Kind>(), number: 'text', ...facts } as const
const columns = { ...numbered, corrects_number: 'text?', lines: json<InvoiceLine[]>() } as const
/** An invoice or a credit note, without its number: it gets that as it's written. */
export type NewDocument = Row<typeof facts>
/** An invoice or a credit note with its lines. */
export type DocumentRow = Row<typeof columns>

/**
 * Numbers documents of one kind and writes them, in the order given. An order that has its invoice gets no second one, and no number is
 * taken for it. The counter's row is locked until the transaction ends, so this goes out with the commit.
 */
export const issue = statement(
  'invoices.issue',
  { kind: 'text', prefix: 'text', documents: json<object[]>(), lines: json<object[]>() },
  {},
  `
  with given as (
    select g.*, row_number() over (order by g.place) as at from json_to_recordset($3) as g (place int, id uuid, order_id uuid, order_number text,
      revision int, corrects uuid, reason text, locale text, currency jsonb, seller jsonb, buyer jsonb, payment_method text, product_cost int, shipping_cost int,
      discount int, discounts jsonb, tax int, total_cost int, points_cost int, ordered_at timestamptz, issued_at timestamptz)
      -- With a limit it's looked up by order; "not exists" would read all invoices there are.
      left join lateral (select i.id from invoices i where i.order_id = g.order_id and i.revision = g.revision and i.kind = 'invoice' and $1 = 'invoice' limit 1) billed on true
    where billed.id is null
  ), counted as (
    update invoice_counters set last = last + (select count(*) from given)::int where kind = $1 and exists (select from given)
    returning last - (select count(*) from given)::int as before
  ), issued as (
    insert into invoices (id, kind, sequence, number, order_id, order_number, revision, corrects, reason, locale, currency, seller, buyer, payment_method,
      product_cost, shipping_cost, discount, discounts, tax, total_cost, points_cost, ordered_at, issued_at)
    select g.id, $1, c.before + g.at, $2 || lpad((c.before + g.at)::text, greatest(6, length((c.before + g.at)::text)), '0'), g.order_id, g.order_number,
      g.revision, g.corrects, g.reason, g.locale, g.currency, g.seller, nullif(g.buyer, 'null'), g.payment_method, g.product_cost, g.shipping_cost, g.discount, g.discounts, g.tax,
      g.total_cost, g.points_cost, g.ordered_at, g.issued_at
    from given g, counted c order by g.at
    returning id
  )
  insert into invoice_lines (invoice_id, position, sku, name, options, price, quantity, total_price)
  select l.invoice_id, l.position, l.sku, l.name, l.options, l.price, l.quantity, l."totalPrice"
  from json_to_recordset($4) as l (invoice_id uuid, position int, sku text, name text, options jsonb, price int, quantity int, "totalPrice" int)
    join issued on issued.id = l.invoice_id`,
)

const names = Object.keys(numbered)
  .map((name) => `i.${name}`)
  .join(', ')

/** Of an order: its invoices first, the newest of which counts, then what was credited. */
export const ofOrder = statement(
  'invoices.ofOrder',
  { order: 'uuid' },
  columns,
  `
  select ${names}, (select c.number from invoices c where c.id = i.corrects) as corrects_number,
    (select coalesce(json_agg(json_build_object('sku', l.sku, 'name', l.name, 'options', l.options, 'price', l.price, 'quantity', l.quantity,
      'totalPrice', l.total_price) order by l.position), '[]') from invoice_lines l where l.invoice_id = i.id) as lines
  from invoices i where i.order_id = $1 order by i.kind desc, i.sequence limit 200`,
)

const summary = { kind: numbered.kind, number: 'text', order_number: 'text', total_cost: 'int4', issued_at: 'timestamptz' } as const
export type SummaryRow = Row<typeof summary>

/** What there is of these orders, without the lines. */
export const ofOrders = statement(
  'invoices.ofOrders',
  { orders: 'uuid[]' },
  summary,
  `
  select kind, number, order_number, total_cost, issued_at from invoices where order_id = any($1) order by kind desc, sequence`,
)

export const purgeBuyers = statement(
  'invoices.purgeBuyers',
  { before: 'timestamptz' },
  {},
  `update invoices set buyer = null where buyer is not null and issued_at < $1`,
)
