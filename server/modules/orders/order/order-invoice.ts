import type { Order } from '#contract/order.ts'
import type { Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale } from '#server/http/locale.ts'
import {
  type Billed,
  type Buyer,
  type Credit,
  type InvoiceLine,
  issueCreditNote,
  issueInvoice,
  wrapLine,
} from '#server/modules/invoices/invoices.ts'
import { rateOf, sharesOf, wrapId } from '../lines/order-taxes.ts'
import type { OrderRow } from './rows.ts'
import { wrapCostOf } from './stored-gift.ts'

/** The part of a stored order that its invoice shows. */
type BillableOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'revision'
  | 'billing_address'
  | 'payment_method'
  | 'product_cost'
  | 'shipping_cost'
  | 'discount'
  | 'adjustments'
  | 'tax'
  | 'taxes'
  | 'total_cost'
  | 'points_cost'
  | 'credit_cost'
  | 'ordered_at'
  | 'lines'
> & { gift?: OrderRow['gift']; currency?: OrderRow['currency']; locale?: OrderRow['locale'] }

/**
 * Issues the invoice of an order that was just paid, in the language that the order was placed in. Call this after all other statements
 * that go with the commit.
 */
export const issueOrderInvoice = (tx: Tx, row: BillableOrder, { config, now }: Pick<RequestContext, 'config' | 'now'>): void =>
  issueInvoice(tx, billedOf(row), configForLocale(config, row.locale), now)

/**
 * Issues a credit note for money that goes back on a billed order. Like `issueOrderInvoice`, call this after all other statements that go with the
 * commit.
 */
export const issueOrderCreditNote = (tx: Tx, orderId: string, credit: Credit, now: Date): Promise<void> =>
  issueCreditNote(tx, orderId, credit, now)

/** An order as its invoice shows it. */
export const billedOf = (row: BillableOrder): Billed => ({
  order_id: row.id,
  order_number: row.number,
  revision: row.revision,
  buyer: buyerOf(row.billing_address),
  payment_method: row.payment_method,
  product_cost: row.product_cost,
  shipping_cost: row.shipping_cost,
  discount: row.discount,
  discounts: discountsOf(row),
  tax: row.tax,
  taxes: sharesOf(row.taxes),
  total_cost: row.total_cost,
  points_cost: row.points_cost,
  credit_cost: row.credit_cost,
  ordered_at: row.ordered_at,
  ...(row.currency && { currencyCode: row.currency.code }),
  lines: [...row.lines.map((line) => billedLine(row, line, line.quantity)), ...billedWrap(row)],
})

/** A number of pieces of a line, as an invoice or credit note shows them. */
export const billedLine = (
  { taxes }: Pick<OrderRow, 'taxes'>,
  { sku, name, options, translation, components, price, variantId }: OrderRow['lines'][number],
  quantity: number,
): InvoiceLine => ({
  sku,
  name,
  options,
  ...(translation && { translation }),
  ...(components && { components }),
  price,
  quantity,
  totalPrice: price * quantity,
  taxRate: rateOf(taxes, variantId),
})

/** The gift wrap of an order as an invoice or credit note shows it; none if it costs nothing. */
export const billedWrap = (row: Pick<BillableOrder, 'gift' | 'taxes'>): InvoiceLine[] =>
  wrapCostOf(row) > 0 ? [wrapLine(wrapCostOf(row), rateOf(row.taxes, wrapId))] : []

/** Promotions by name, then what the membership takes off. */
function discountsOf({ discount, adjustments }: Pick<BillableOrder, 'discount' | 'adjustments'>): Billed['discounts'] {
  const promotions = adjustments
    .filter(({ amount }) => amount > 0)
    .map(({ promotionId, name, translation, amount }) => ({
      name,
      ...(translation && { translation }),
      amount,
      ...(promotionId === null && { isRepeat: true }),
    }))
  const rest = discount - promotions.reduce((sum, { amount }) => sum + amount, 0)
  return promotions.length === 0 ? [] : [...promotions, ...(rest > 0 ? [{ name: null, amount: rest }] : [])]
}

const buyerOf = ({ firstName, lastName, addressLine1, addressLine2, postCode, city, region, country }: Order['billingAddress']): Buyer => ({
  firstName,
  lastName,
  addressLine1,
  addressLine2,
  postCode,
  city,
  region,
  country,
})
