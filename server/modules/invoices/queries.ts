import type { Component } from '#contract/bundles.ts'
import type { LineTranslation, NameTranslation } from '#contract/line-translation.ts'
import type { Order } from '#contract/order.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { Locale } from '#server/text/text.ts'

/** The format of amounts, from the settings. */
interface Currency {
  name: string
  language: string
  style: string
}
/** The shop as the law requires it on an invoice. */
export interface Seller {
  name: string
  /** One entry per line. */
  address: string[]
  taxId: string
  email: string
}
/** The billed buyer, without email and phone. */
export type Buyer = Pick<
  Order['billingAddress'],
  'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'postCode' | 'city' | 'region' | 'country'
>

/** A discount in minor units; one without a name comes from a membership. */
export interface Discount {
  name: string | null
  /** The name in the language of the order. */
  translation?: NameTranslation | undefined
  amount: number
  /** Set on a credit note for an amount that another note credits, so it isn't a discount. */
  elsewhere?: boolean
  /** For repeat deliveries: taken off lines, and so before the subtotal. */
  isRepeat?: boolean
}

/** The tax of one rate (in thousandths of a per cent), in minor units: contained in the prices or on top of them. */
export interface TaxShare {
  name: string
  rate: number
  net: number
  amount: number
  inclusive: boolean
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
  taxes: jsonb<TaxShare[]>(),
  total_cost: 'int4',
  points_cost: 'int4',
  credit_cost: 'int4',
  ordered_at: 'timestamptz',
  issued_at: 'timestamptz',
  exchange_number: 'text?',
  lines: jsonb<StoredLine[]>(),
} as const

export interface InvoiceLine {
  sku: string
  name: string
  options: Record<string, string>
  /** The line in the language of the order, as a document in that language prints it. */
  translation?: LineTranslation | undefined
  /** The components of one piece of a bundle. */
  components?: Component[] | undefined
  /** The components of a billed bundle, in words of the document's language. */
  contains?: string[]
  /** Minor units. */
  price: number
  quantity: number
  totalPrice: number
  /** In thousandths of a per cent; null if the tax isn't known. */
  taxRate: number | null
}
/** A line in the document's language. */
export type StoredLine = Omit<InvoiceLine, 'translation' | 'components'>

export type Kind = 'invoice' | 'credit_note'
const numbered = { kind: textOf<Kind>(), number: 'text', ...facts } as const
const columns = { ...numbered, corrects_number: 'text?' } as const
/** An invoice or a credit note with its lines, before it has a number. */
export type NewDocument = Row<typeof facts>
/** An invoice or a credit note with its lines. */
export type DocumentRow = Row<typeof columns>

const issued = { kind: 'text', prefix: 'text', ...facts } as const
const at = (name: keyof typeof issued) => `$${Object.keys(issued).indexOf(name) + 1}`
const stored = Object.keys(facts) as (keyof typeof facts)[]

/**
 * Serializes the numbering of a kind of document. Locking the counter's row would work as well, but each waiter would re-evaluate the row
 * and all that its statement has read whenever another one was faster, which took half as much CPU time again with eight concurrent calls.
 */
export const lockCounter = statement('invoices.lockCounter', { kind: 'text' }, {}, `select pg_advisory_xact_lock(7263063, hashtext($1))`)

/**
 * Numbers a document and writes it. An order that already has an invoice of its revision gets no second one, and no number is used up. The
 * counter stays locked until the transaction ends (`lockCounter`), so this is sent with the commit.
 */
export const insertDocument = statement(
  'invoices.issue',
  issued,
  {},
  `
  with counted as (
    update invoice_counters set last = last + 1
    where kind = $1 and ($1 <> 'invoice' or not exists (
      select from invoices where order_id = ${at('order_id')} and revision = ${at('revision')} and kind = 'invoice'))
    returning last
  )
  insert into invoices (kind, sequence, number, ${stored.join(', ')})
  select $1, last, $2 || lpad(last::text, greatest(6, length(last::text)), '0'), ${stored.map(at).join(', ')} from counted`,
)

const names = Object.keys(numbered)
  .map((name) => `i.${name}`)
  .join(', ')

/** An order's documents: invoices first (the newest one is in force), then credit notes. */
export const documentsOfOrder = statement(
  'invoices.ofOrder',
  { order: 'uuid' },
  columns,
  `
  select ${names}, (select c.number from invoices c where c.id = i.corrects) as corrects_number
  from invoices i where i.order_id = $1 order by i.kind desc, i.sequence limit 200`,
)

const summary = {
  kind: numbered.kind,
  number: 'text',
  order_number: 'text',
  total_cost: 'int4',
  currency: 'text',
  issued_at: 'timestamptz',
} as const
export type SummaryRow = Row<typeof summary>

/** The documents of these orders, without their lines. */
export const documentsOfOrders = statement(
  'invoices.ofOrders',
  { orders: 'uuid[]' },
  summary,
  `
  select kind, number, order_number, total_cost, currency->>'name' as currency, issued_at from invoices where order_id = any($1)
  order by kind desc, sequence`,
)

export const purgeBuyers = statement(
  'invoices.purgeBuyers',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  update invoices set buyer = null where id in (
    select id from invoices where buyer is not null and issued_at < $1 order by issued_at limit $2 for update skip locked)`,
)
