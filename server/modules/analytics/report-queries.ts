import { statement } from '#server/db/statement.ts'
import { textOf } from '#server/db/types.ts'
import { isSale } from '#server/modules/orders/orders.ts'
import type { PaymentPart } from '#contract/admin/sales-reports.ts'
import { discountsIn, paymentsIn, refundsIn, taxesCreditedIn, taxesIn } from './report-sql.ts'
import { creditParts } from './sales-sql.ts'

/** The counted days, then the period in which orders are read directly. */
const params = { from: 'date', to: 'date', liveFrom: 'timestamptz', until: 'timestamptz', limit: 'int8' } as const

/** Promotions are grouped by id; discounts without one are grouped by name. */
const unnamed = `case when promotion_id is null then name end`

export const discounts = statement(
  'analytics.discounts',
  params,
  { promotion_id: 'uuid?', name: 'text', orders: 'int4', goods: 'int8', shipping: 'int8', sales: 'int8' },
  `
  select d.promotion_id, coalesce((select name from promotions where id = d.promotion_id), d.name) as name, d.orders, d.goods, d.shipping,
    d.sales from (
    select promotion_id, max(name) as name, sum(orders)::int as orders, sum(goods)::int8 as goods, sum(shipping)::int8 as shipping,
      sum(sales)::int8 as sales from (
      select promotion_id, name, orders, goods, shipping, sales from daily_discounts where day between $1 and $2
      union all select promotion_id, name, orders, goods, shipping, sales from (${discountsIn('$3', '$4')}) live) x
    group by promotion_id, ${unnamed} order by sum(goods) + sum(shipping) desc, promotion_id limit $5) d
  order by d.goods + d.shipping desc, d.promotion_id, d.name`,
)

export const taxes = statement(
  'analytics.taxes',
  params,
  { country: 'text', region: 'text', name: 'text', rate: 'int4', net: 'int8', returned_net: 'int8', amount: 'int8', returned: 'int8' },
  `
  select country, region, name, rate, sum(net)::int8 as net, sum(returned_net)::int8 as returned_net, sum(amount)::int8 as amount, sum(returned)::int8 as returned
  from (
    select country, region, name, rate, net, amount, returned_net, returned from daily_taxes where day between $1 and $2
    union all select country, region, name, rate, net, amount, returned_net, returned from (${taxesIn('$3', '$4')}) live
    union all select country, region, name, rate, net, amount, returned_net, returned from (${taxesCreditedIn('$3', '$4')}) credited) x
  group by country, region, name, rate order by sum(amount) - sum(returned) desc, country, region, name, rate limit $5`,
)

export const payments = statement(
  'analytics.payments',
  params,
  { method: textOf<PaymentPart>(), orders: 'int4', amount: 'int8', unpaid: 'int8', refunded: 'int8' },
  `
  select method, sum(orders)::int as orders, sum(amount)::int8 as amount, sum(unpaid)::int8 as unpaid, sum(refunded)::int8 as refunded
  from (
    select method, orders, amount, unpaid, refunded from daily_payments where day between $1 and $2
    union all select method, orders, amount, unpaid, refunded from (${paymentsIn('$3', '$4')}) live
    union all select method, orders, amount, unpaid, refunded from (${refundsIn('$3', '$4')}) back) x
  group by method order by sum(amount) desc, method limit $5`,
)

const day = { day: 'date' } as const
const span = { ...day, from: 'timestamptz', until: 'timestamptz' } as const

export const clearDiscounts = statement('analytics.clearDiscounts', day, {}, `delete from daily_discounts where day = $1`)
export const clearTaxes = statement('analytics.clearTaxes', day, {}, `delete from daily_taxes where day = $1`)
export const clearPayments = statement('analytics.clearPayments', day, {}, `delete from daily_payments where day = $1`)

export const saveDiscounts = statement(
  'analytics.saveDiscounts',
  span,
  {},
  `
  insert into daily_discounts (day, promotion_id, name, orders, goods, shipping, sales)
  select $1, promotion_id, max(name), sum(orders), sum(goods), sum(shipping), sum(sales) from (${discountsIn('$2', '$3')}) d
  group by promotion_id, ${unnamed}`,
)

export const saveTaxes = statement(
  'analytics.saveTaxes',
  span,
  {},
  `
  insert into daily_taxes (day, country, region, name, rate, net, amount, returned_net, returned)
  select $1, country, region, name, rate, sum(net), sum(amount), sum(returned_net), sum(returned) from (
    select country, region, name, rate, net, amount, returned_net, returned from (${taxesIn('$2', '$3')}) t
    union all select country, region, name, rate, net, amount, returned_net, returned from (${taxesCreditedIn('$2', '$3')}) c) x
  group by country, region, name, rate`,
)

export const savePayments = statement(
  'analytics.savePayments',
  span,
  {},
  `
  insert into daily_payments (day, method, orders, amount, unpaid, refunded)
  select $1, method, sum(orders), sum(amount), sum(unpaid), sum(refunded) from (
    select method, orders, amount, unpaid, refunded from (${paymentsIn('$2', '$3')}) p
    union all select method, orders, amount, unpaid, refunded from (${refundsIn('$2', '$3')}) r) x
  group by method`,
)

const page = { from: 'timestamptz', until: 'timestamptz', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const row = { id: 'uuid', number: 'text', at: 'timestamptz', amount: 'int8' } as const
/** Newest first, after the last row of the previous page. */
const paged = (rows: string, where: string): string => `
  select id, number, ordered_at as at, sum(amount)::int8 as amount from (${rows}) r where ${where} and (ordered_at, id) < ($3, $4)
  group by id, number, ordered_at order by ordered_at desc, id desc limit $5`
export const ordersOfDiscount = statement(
  'analytics.ordersOfDiscount',
  { ...page, promotion: 'uuid?', name: 'text' },
  row,
  paged(
    `select id, number, ordered_at, goods + shipping as amount, promotion_id, name from (${discountsIn('$1', '$2')}) d`,
    'promotion_id is not distinct from $6 and (promotion_id is not null or name = $7)',
  ),
)

export const ordersOfTax = statement(
  'analytics.ordersOfTax',
  { ...page, country: 'text', region: 'text', name: 'text', rate: 'int4' },
  row,
  paged(taxesIn('$1', '$2'), 'country = $6 and region = $7 and name = $8 and rate = $9'),
)

export const ordersOfPayment = statement(
  'analytics.ordersOfPayment',
  { ...page, method: 'text' },
  row,
  paged(paymentsIn('$1', '$2'), 'method = $6'),
)

/** Returned goods by time, without shipping, tax and gift cards, as in the breakdown. An order has one row for each refund. */
export const returnedOrders = statement(
  'analytics.returnedOrders',
  page,
  row,
  `
  select r.order_id as id, o.number, r.at, sum(back.total - back.shipping - back.tax)::int8 as amount
  from (select distinct order_id, at from order_refunds where at >= $1 and at < $2 and (at, order_id) < ($3, $4)) r
    join orders o on o.id = r.order_id and ${isSale('o')}
    join invoices n on n.order_id = r.order_id and n.issued_at = r.at and n.kind = 'credit_note'
    ${creditParts}
  where back.total <> back.shipping + back.tax group by r.order_id, o.number, r.at order by r.at desc, r.order_id desc limit $5`,
)
