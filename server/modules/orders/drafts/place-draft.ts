import type { OrderDraftPreview, placeOrderDraft as contract, previewOrderDraft as previewContract } from '#contract/admin/order-drafts.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { decimal, major, minor, shopCurrency } from '#contract/currency.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext, SignedInContext } from '#server/http/context.ts'
import { configForLocale, translationLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { fieldErrorsIn } from '#server/text/field-errors.ts'
import { insertOrder, newOrder } from '../checkout/new-order.ts'
import { orderAddresses } from '../checkout/order-address.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { presentShipping } from '../lines/shipping-methods.ts'
import { orderMail, reservedMail } from '../mails/mail.ts'
import { issueOrderInvoice } from '../order/order-invoice.ts'
import { signOrderLink } from '../order/links.ts'
import { allocateNumber } from '../order/order-numbers.ts'
import type { OrderRow } from '../order/rows.ts'
import { giftToStore, wrapFor } from '../order/stored-gift.ts'
import { deductOrderStock } from '../order/back-orders.ts'
import { insertNote } from '../staff/staff-order-queries.ts'
import { presentLine } from '../views/present-line.ts'
import { presentCosts, presentOrder, presentWrap } from '../views/present.ts'
import { perPercent, readDiscount } from './draft-discount.ts'
import { type DraftRow, setPlaced } from './draft-queries.ts'
import { findDraft } from './drafts.ts'
import { priceDraft, type PricedDraft } from './price-draft.ts'

/** Previews what a draft would cost. */
export async function previewDraft(
  db: Db,
  sources: PriceSources,
  { lines, shippingAddress, shippingMethod, isWrapped = false, ...input }: ParsedOf<typeof previewContract>,
  context: RequestContext,
): Promise<OrderDraftPreview> {
  const address = shippingAddress ? orderAddresses({ shippingAddress }, context.config).shipping : null
  const wanted = { lines, address, shippingMethod: shippingMethod ?? null, isWrapped, discount: readDiscount(input) }
  const { priced, problems, methods, shipping } = await priceDraft(db, sources, wanted, context)
  return {
    products: priced.lines.map((line) => presentLine(line)),
    problems: fieldErrorsIn(context.config.shop.locale, problems),
    shippingMethods: methods.map((method) => presentShipping(method)),
    shippingMethod: shipping?.code ?? null,
    ...presentCosts(priced.costs),
    ...presentWrap(context.config, wrapFor(context.config).price),
  }
}

type Payment = ParsedOf<typeof contract>['payment']

/**
 * Places a draft as an order in one transaction: takes its stock, and records the payment or mails its buyer the link to pay within the
 * given time. Of several concurrent calls, one places it.
 */
export async function placeDraft(
  tx: Tx,
  sources: PriceSources,
  { id, version, payment, days, totalCost }: ParsedOf<typeof contract>,
  context: SignedInContext,
): Promise<Order> {
  const { now, signingSecret } = context
  const draft = await findDraft(tx, id)
  const config = configForLocale(context.config, draft.reads)
  if (draft.shipping_address === null) throw refuse('INVALID_INPUT', { shippingAddress: ['is needed'] })
  const email = draft.email || draft.customer_email
  if (!email) throw refuse('INVALID_INPUT', { email: ['is needed: the order goes there'] })
  refuseUnpayable(payment, config)
  const { lines } = draft
  const wanted = {
    lines,
    discount: { amount: draft.discount, percent: draft.discount_percent },
    address: draft.shipping_address,
    shippingMethod: draft.shipping_method,
    isWrapped: draft.gift?.isWrapped ?? false,
    locale: translationLocale(config),
  }
  const { shipping, methods, discount, ...found } = await priceDraft(tx, sources, wanted, context)
  refuseProblems(found, lines.length, minor(totalCost))
  if (!shipping) throw refuse('NO_SHIPPING_METHOD', { shippingMethod: ['is not offered for this address and these products'] })
  const { costs, taxes } = found.priced
  const isPaid = payment === 'cash' || payment === 'bank' || costs.totalCost === 0
  const placed = newOrder({
    locale: translationLocale(config),
    currency: null,
    withdrawable: config.returns.withdrawalDays > 0,
    number: await allocateNumber(tx, config),
    user: draft.customer_id,
    email,
    paymentMethod: payment === 'link' && !isPaid ? 'Stripe' : 'COD',
    lines: found.priced.lines,
    shipping: { ...shipping, leastPrice: Math.min(...methods.map(({ price }) => price)) },
    costs,
    taxes,
    adjustments: [],
    points: { spent: 0, cost: 0 },
    credit: null,
    benefits: null,
    planTranslation: null,
    addresses: { shipping: draft.shipping_address, billing: draft.shipping_address },
    gift: draft.gift && giftToStore(draft.gift, costs.wrapCost),
    now,
  })
  const events = isPaid ? [...placed.events, { event: 'PAID' as const, at: now.toISOString(), note: '' }] : placed.events
  const until = new Date(now.getTime() + days * dayMs)
  const isUnpaid = { events: placed.events, pay_until: placed.payment_method === 'Stripe' ? until : null }
  const row: OrderRow = { ...placed, ...(isPaid ? { events, payment_status: 'Paid', pay_until: null } : isUnpaid) }
  await insertOrder(tx, row, null)
  if ((await setPlaced.run(tx, { id, version, order: row.id, now })) === 0) throw refuse('ORDER_WAS_CHANGED')
  const note = noteOf(payment, { ...draft, discount })
  if (note) await insertNote.run(tx, { id: newId(now), order: row.id, author: context.caller.userId, text: note, at: now })
  const order = presentOrder(row, now)
  const token = signOrderLink(signingSecret, row.id, now)
  await queueMessage(tx, row.payment_method === 'Stripe' ? reservedMail(order, token, config) : orderMail(order, token, config), now)
  deductOrderStock(tx, found.priced.lines, { orderId: row.id, now })
  if (isPaid) issueOrderInvoice(tx, row, context)
  describeChange(context, { target: row.number, after: { draft: id, payment, totalCost, discount: major(discount) } })
  return order
}

function refuseUnpayable(payment: Payment, { payment: offered }: RequestContext['config']): void {
  if (payment === 'link' && !offered.card) throw refuse('PAYMENT_METHOD_IS_INVAILD', { payment: ['is not offered: no card'] })
}

function refuseProblems({ problems, priced }: Pick<PricedDraft, 'problems' | 'priced'>, lines: number, totalCost: number): void {
  if (lines === 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', { lines: ['is empty'] })
  if (Object.keys(problems).length > 0) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT', problems)
  if (priced.costs.totalCost !== totalCost)
    throw refuse('MISCALCULATION_OF_INDIVIDUAL_PRODUCT_CALCULATED_PRICES', {
      totalCost: [`It is ${decimal(priced.costs.totalCost)} now`],
    })
}

/** The note for staff: how the order was paid, and why it was cheaper. */
const noteOf = (
  payment: Payment,
  { discount, discount_percent: percent, reason }: Pick<DraftRow, 'discount' | 'discount_percent' | 'reason'>,
): string =>
  [
    ...(payment === 'cash' || payment === 'bank' ? [payment === 'cash' ? 'Paid in cash' : 'Paid by bank transfer'] : []),
    ...(discount > 0
      ? [`${decimal(discount)} ${shopCurrency()}${percent === null ? '' : ` (${percent / perPercent}%)`} off: ${reason}`]
      : []),
  ].join('. ')
