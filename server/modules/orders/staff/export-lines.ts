import { fullName } from '#contract/customers/full-name.ts'
import type { Exchange } from '#contract/exchange.ts'
import { decimal } from '#contract/currency.ts'
import type { OrderTaxes } from '../lines/order-taxes.ts'
import type { StoredGift } from '../order/stored-gift.ts'
import type { Order } from '#contract/order.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, type Row, textOf } from '#server/db/types.ts'
import type { Cell } from '#server/http/csv.ts'
import type { OrderCredit } from '#server/modules/credit/credit.ts'

interface StoredAddress {
  firstName: string
  lastName: string
  addressLine1: string
  addressLine2?: string
  city: string
  region?: string
  postCode: string
  country: string
  phone: string
}
interface Line {
  variantId: string | null
  sku: string
  name: string
  options: Record<string, string>
  price: number
  quantity: number
  discount: number
}

const order = {
  id: 'uuid',
  number: 'text',
  email: 'text',
  ordered_at: 'timestamptz',
  order_status: textOf<Order['orderStatus']>(),
  payment_status: textOf<Order['paymentStatus']>(),
  shipping_status: textOf<Order['shippingStatus']>(),
  payment_method: 'text',
  shipping_name: 'text?',
  product_cost: 'int4',
  shipping_cost: 'int4',
  tax: 'int4',
  discount: 'int4',
  total_cost: 'int4',
  currency: nullable(jsonb<Exchange>()),
  refunded: 'int4',
  refunded_otherwise: 'int4',
  total_in_shop: 'int8',
  codes: 'text?',
  shipping: json<StoredAddress | null>(),
  billing: json<StoredAddress | null>(),
  tags: 'text[]',
  note: 'text',
  gift: nullable(jsonb<StoredGift>()),
  taxes: nullable(jsonb<OrderTaxes>()),
  credits: jsonb<OrderCredit[]>(),
  points_cost: 'int4',
  lines: json<Line[]>(),
} as const
export type ExportedOrder = Row<typeof order>

/** Orders with all their lines, in any order. */
const ordersToExport = statement(
  'orders.toExport',
  { ids: 'uuid[]' },
  order,
  `
  select o.id, o.number, o.email, o.ordered_at, o.order_status, o.payment_status, o.shipping_status, o.payment_method,
    o.shipping_method->>'name' as shipping_name, o.product_cost, o.shipping_cost, o.tax, o.discount, o.total_cost, o.currency, o.refunded, o.refunded_otherwise,
    in_shop(o.total_cost, o.shop_rate) as total_in_shop,
    (select string_agg(a->>'code', ', ') from jsonb_array_elements(o.adjustments) a where a->>'code' is not null) as codes,
    o.shipping_address::json as shipping, o.billing_address::json as billing,
    array(select t.tag from order_tags t where t.order_id = o.id order by t.tag) as tags, o.note, o.gift, o.taxes, o.credits, o.points_cost,
    (select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'sku', l.sku, 'name', l.name, 'options', l.options, 'price', l.price,
      'quantity', l.quantity, 'discount', l.discount) order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines
  from orders o where o.id = any($1)`,
)

/** A line of a file, with its order. Only the first line of an order has the order's own cells, as in Shopify's export. */
export interface FileLine {
  order: ExportedOrder
  line: Line | undefined
  isFirst: boolean
}

const linesOf = (row: ExportedOrder): FileLine[] =>
  (row.lines.length === 0 ? [undefined] : row.lines).map((line, n) => ({ order: row, line, isFirst: n === 0 }))

const moneyOf =
  (of: (row: ExportedOrder) => number) =>
  (row: ExportedOrder): Cell =>
    decimal(of(row), row.currency?.code)
const first =
  (read: (row: ExportedOrder) => Cell) =>
  ({ order: row, isFirst }: FileLine): Cell =>
    isFirst ? read(row) : null
const ofLine =
  (read: (line: Line, row: ExportedOrder) => Cell) =>
  ({ line, order: row }: FileLine): Cell =>
    line ? read(line, row) : null

function paymentOf({ payment_status: status, refunded: money, refunded_otherwise: other, total_cost: total }: ExportedOrder): string {
  const refunded = money + other
  if (refunded > 0) return refunded >= total ? 'refunded' : 'partially_refunded'
  return { Paid: 'paid', Pending: 'pending', Cancelled: 'voided' }[status]
}
const shippingOf = ({ shipping_status: status }: ExportedOrder): string =>
  ({ NotYetShipped: 'unfulfilled', PartiallyShipped: 'partial', Shipped: 'fulfilled', Delivered: 'fulfilled' })[status]

/** The columns of an address; empty for a gift card that goes by email. */
const addressCells = (name: 'Billing' | 'Shipping', read: (row: ExportedOrder) => StoredAddress | null) => {
  const cell = (column: string, part: (address: StoredAddress) => string | undefined) =>
    [`${name} ${column}`, first((row) => (read(row) ? (part(read(row)!) ?? '') : ''))] as const
  return [
    cell('Name', fullName),
    cell('Street', ({ addressLine1, addressLine2 }) => [addressLine1, addressLine2].filter(Boolean).join(', ')),
    cell('Address1', ({ addressLine1 }) => addressLine1),
    cell('Address2', ({ addressLine2 }) => addressLine2),
    cell('Company', () => ''),
    cell('City', ({ city }) => city),
    cell('Zip', ({ postCode }) => postCode),
    cell('Province', ({ region }) => region),
    cell('Country', ({ country }) => country),
    cell('Phone', ({ phone }) => phone),
  ]
}

/** Those of Shopify's order columns (help.shopify.com/en/manual/orders/export-orders) that the shop has values for. */
export const orderCells = (currency: string): readonly (readonly [string, (line: FileLine) => Cell])[] => [
  ['Name', ({ order: { number } }) => number],
  ['Email', ({ order: { email } }) => email],
  ['Financial Status', first(paymentOf)],
  ['Fulfillment Status', first(shippingOf)],
  ['Currency', first((row) => row.currency?.code ?? currency)],
  ['Subtotal', first(moneyOf((row) => row.product_cost - row.discount))],
  ['Shipping', first(moneyOf((row) => row.shipping_cost))],
  ['Taxes', first(moneyOf((row) => row.tax))],
  ['Total', first(moneyOf((row) => row.total_cost))],
  ['Discount Code', first((row) => row.codes ?? '')],
  ['Discount Amount', first(moneyOf((row) => row.discount))],
  ['Shipping Method', first((row) => row.shipping_name ?? '')],
  ['Created at', ({ order: { ordered_at: at } }) => at.toISOString()],
  ['Lineitem quantity', ofLine(({ quantity }) => quantity)],
  ['Lineitem name', ofLine(({ name, options }) => [name, Object.values(options).join(' / ')].filter(Boolean).join(' - '))],
  ['Lineitem price', ofLine(({ price }, row) => decimal(price, row.currency?.code))],
  ['Lineitem sku', ofLine(({ sku }) => sku)],
  ['Lineitem fulfillment status', ofLine((_, row) => (shippingOf(row) === 'fulfilled' ? 'fulfilled' : 'pending'))],
  ...addressCells('Billing', ({ billing }) => billing),
  ...addressCells('Shipping', ({ shipping }) => shipping),
  ['Cancelled at', () => ''],
  ['Payment Method', first((row) => row.payment_method)],
  ['Refunded Amount', first(moneyOf((row) => row.refunded))],
  ['Id', first((row) => row.id)],
  ['Tags', first((row) => row.tags.join(', '))],
  ['Notes', first((row) => row.note)],
  ['Gift', first((row) => (row.gift ? 'yes' : ''))],
  ['Gift Message', first((row) => row.gift?.message ?? '')],
  ['Gift Wrap', first((row) => (row.gift?.isWrapped ? 'yes' : ''))],
  ['Gift Wrap Price', first((row) => (row.gift?.isWrapped ? decimal(row.gift.wrapCost ?? 0, row.currency?.code) : ''))],
  ['Lineitem discount', ofLine(({ discount }, row) => decimal(discount, row.currency?.code))],
]

/** The orders with these ids, in the order of the ids, with a line for each of theirs. */
export const orderFileLines = async (db: Db, ids: string[]): Promise<FileLine[]> => (await exportedOrders(db, ids)).flatMap(linesOf)

/** The orders with these ids, in the order of the ids. */
export async function exportedOrders(db: Db, ids: string[]): Promise<ExportedOrder[]> {
  const rows = new Map((await ordersToExport.all(db, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
