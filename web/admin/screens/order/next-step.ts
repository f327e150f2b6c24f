import { cardMinimum } from '#contract/card-minimum.ts'
import { minor } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import { leftToShip } from '#web/admin/orders/left-to-ship.ts'
import { thousandths } from '#web/admin/orders/thousandths.ts'

/** The next action of staff on an order; null if the order is finished or waits for payment. */
export function nextStep({
  orderStatus,
  shippingStatus,
  paymentStatus,
  paymentMethod,
  creditExpected,
  needsShipping,
  products,
  shipments,
  returns,
}: Order): 'pack' | 'ship' | 'deliver' | null {
  if (orderStatus === 'Cancelled' || orderStatus === 'Completed') return null
  if (paymentStatus === 'Pending' && paymentMethod !== 'COD') return null
  // The returned pieces that pay for this exchange haven't arrived yet.
  if (creditExpected > 0) return null
  if (shippingStatus === 'Delivered') return null
  if (shippingStatus === 'Shipped') return 'deliver'
  // All pieces that aren't in a parcel yet wait for stock.
  if (needsShipping && leftToShip({ products, shipments, returns }).length === 0) return null
  return orderStatus === 'Pending' ? 'pack' : 'ship'
}

/**
 * The order's refunds that failed and aren't settled. Staff settle all of them at once, in an event without an amount; a lost dispute settles
 * the one of its event's amount.
 */
export function failedRefunds({ timeline }: Pick<Order, 'timeline'>): Order['timeline'] {
  let failed: Order['timeline'] = []
  for (const one of timeline) {
    if (one.event === 'REFUND_FAILED') failed.push(one)
    if (one.event !== 'REFUND_RETRIED' && one.event !== 'REFUND_REPLACED') continue
    const settled = failed.findIndex(({ amount }) => amount === one.amount)
    failed = one.amount === undefined ? [] : failed.filter((_, index) => index !== settled)
  }
  return failed
}

/** What has to be settled, in words. Old failures have their amount, as text, in their note. */
export function failedAmount(order: Pick<Order, 'timeline'>, money: (amount: number) => string): string {
  const failed = failedRefunds(order)
  const old = failed.flatMap(({ amount, note }) => (amount === undefined ? [note] : []))
  const sum = failed.reduce((all, { amount = 0 }) => all + thousandths(amount), 0) / 1000
  return [...old, ...(sum > 0 ? [money(sum)] : [])].join(' + ')
}

/** The part of an order's money reserved for exchanges whose pieces haven't arrived yet; it can't be refunded. */
export const exchangeCredit = ({ returns }: Pick<Order, 'returns'>): number =>
  returns.reduce((sum, one) => sum + thousandths(one.exchangeCredit), 0) / 1000

/** The refundable amount: money, gift cards and store credit. Gift cards that it bought are refunded separately, so they're excluded. */
export function refundable({ paymentStatus, amountDue, creditCost, refunded, refunds, products, returns }: Order): number {
  if (paymentStatus !== 'Paid') return 0
  const cards = products.reduce(
    (sum, { giftCard, totalPrice }) => sum + (giftCard && giftCard.state !== 'voided' ? thousandths(totalPrice) : 0),
    0,
  )
  const credited = refunds.reduce((sum, { creditReturned, beyondTotal }) => sum + (beyondTotal ? 0 : thousandths(creditReturned)), 0)
  return (
    Math.max(
      0,
      thousandths(amountDue) +
        thousandths(creditCost) -
        thousandths(refunded) -
        credited -
        cards -
        thousandths(exchangeCredit({ returns })),
    ) / 1000
  )
}

/** What the buyer paid for this many units of a line, without tax on top, in thousandths. */
export const paidFor = ({ totalPrice, discount, quantity }: Order['products'][number], count: number): number =>
  Math.round(((thousandths(totalPrice) - thousandths(discount)) * count) / quantity / 10) * 10

/** The tax on top of it, in thousandths. */
export const addedTaxOf = ({ addedTax, quantity }: Order['products'][number], count: number): number =>
  Math.round((thousandths(addedTax ?? 0) * count) / quantity / 10) * 10

/**
 * The order's refundable amount if, after partial refunds, it's less than the exchanged pieces cost with tax; null if it's sufficient.
 * `exchanged`: the variants that are replaced.
 */
export function leftForExchange(order: Order, { lines }: Order['returns'][number], exchanged: ReadonlySet<string>): number | null {
  const { products, productCost, discount, tax } = order
  const worth = lines
    .filter(({ variantId }) => exchanged.has(variantId))
    .reduce((sum, { variantId, quantity }) => {
      const bought = products.find((line) => line.variantId === variantId)
      return sum + (bought ? paidFor(bought, quantity) : 0)
    }, 0)
  const goods = thousandths(productCost) - thousandths(discount)
  const taxed = goods > 0 ? Math.round(worth + (thousandths(tax) * worth) / goods) : worth
  const left = refundable(order)
  return thousandths(left) < taxed ? left : null
}

/** The chosen units that were shipped and that no return covers, so they can be put back into stock. */
export function restockable({ shipments, returns }: Order, chosen: ReadonlyMap<string, number>): { variantId: string; quantity: number }[] {
  const of = (lines: { variantId: string; quantity: number }[], variantId: string) =>
    lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
  const sent = shipments.flatMap(({ lines }) => lines)
  const returned = returns.flatMap(({ kind, state, lines }) => (state === 'rejected' || kind === 'cancellation' ? [] : lines))
  return [...chosen]
    .map(([variantId, count]) => ({ variantId, quantity: Math.min(count, of(sent, variantId) - of(returned, variantId)) }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * The chosen units that weren't shipped yet and can be taken out of the order instead. None if they were the whole of an order of which
 * nothing was shipped: such an order is canceled.
 */
export function unsentOf(order: Order, chosen: ReadonlyMap<string, number>): { variantId: string; quantity: number }[] {
  const left = leftToShip(order)
  const unsent = left
    .map((piece) => ({ variantId: piece.variantId, quantity: Math.min(chosen.get(piece.variantId) ?? 0, piece.left) }))
    .filter(({ quantity }) => quantity > 0)
  const count = (units: number[]) => units.reduce((sum, one) => sum + one, 0)
  const isAll = count(unsent.map(({ quantity }) => quantity)) === count(left.map((piece) => piece.left))
  return order.shipments.length === 0 && isAll ? [] : unsent
}

/** Whether staff can edit the order: nothing is packed, refunded, returned or exchanged, and it contains no gift card. */
export const isEditable = ({ orderStatus, shippingStatus, refunds, returns, exchangeOf, products }: Order): boolean =>
  orderStatus === 'Pending' &&
  shippingStatus === 'NotYetShipped' &&
  refunds.every(({ beyondTotal }) => beyondTotal) &&
  returns.length === 0 &&
  exchangeOf === null &&
  products.every(({ giftCard }) => !giftCard)

/** Whether staff can record a bank or cash payment: for a COD order, or if the whole amount due is still owed. */
export function canMarkPaid({ orderStatus, paymentStatus, paymentMethod, amountDue, amountOwed }: Order): boolean {
  if (orderStatus === 'Cancelled' || paymentStatus !== 'Pending' || amountOwed === 0) return false
  return paymentMethod === 'COD' || thousandths(amountOwed) === thousandths(amountDue)
}

/** Whether staff can waive what is owed: the rest of an order that a card has paid in part, where that is too little for a card. */
export const canWaive = (order: Order, shopCurrency: string): boolean =>
  isEditable(order) &&
  order.paymentStatus === 'Pending' &&
  order.paymentMethod === 'Stripe' &&
  order.amountOwed > 0 &&
  thousandths(order.amountOwed) < thousandths(order.amountDue) &&
  isTooLittle(order, order.currency?.code ?? shopCurrency)

const isTooLittle = ({ amountOwed }: Order, currency: string): boolean => minor(amountOwed, currency) < cardMinimum(currency)

/** The number of back-ordered units, if they can be canceled while the rest of the order goes on. */
export function backOrderedToCancel(order: Order): number {
  const { orderStatus, paymentStatus, paymentMethod, products, shipments, returns } = order
  const isPaidOrCash = paymentStatus === 'Paid' || (paymentStatus === 'Pending' && paymentMethod === 'COD')
  const isGoingOn = shipments.length > 0 || leftToShip(order).length > 0
  const isWithdrawn = returns.some(({ kind, state }) => kind === 'withdrawal' && state === 'requested')
  if (orderStatus === 'Cancelled' || !isPaidOrCash || !isGoingOn || isWithdrawn) return 0
  return products.reduce((sum, { backOrder }) => sum + (backOrder?.quantity ?? 0), 0)
}
