import { limits } from '#contract/limits.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import type { FieldErrors } from '#contract/refusal.ts'
import { refuse } from '#contract/refuse.ts'
import type { Address } from '#contract/customers/addresses.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { configForLocale, translationLocale } from '#server/http/locale.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { balancesOf } from '#server/modules/credit/credit.ts'
import type { Adjustment } from '#server/modules/pricing/pricing.ts'
import { type Shipping, shippingTo } from '#server/modules/shipping/shipping.ts'
import { type PlaceTax, taxAt } from '#server/modules/tax/tax.ts'
import { orderAddresses, destinationOf } from '../checkout/order-address.ts'
import { hasDigital } from '../lines/goods.ts'
import { type OrderTaxes, addedTax, taxesOfEdit, wrapId } from '../lines/order-taxes.ts'
import type { Costs } from '../lines/price-order.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { chooseShipping } from '../lines/shipping-methods.ts'
import { amountDue } from '../order/due.ts'
import type { OrderRow } from '../order/rows.ts'
import { giftToStore, type StoredGift, wrapCostOf, wrapFor } from '../order/stored-gift.ts'
import { discountTo } from './discount-to.ts'
import { type EditedLines, editLines, type WantedLine } from './edit-lines.ts'
import { type EditParts, partsOfEdit } from './edit-parts.ts'

type TypedAddress = Omit<Address, 'country'> & { country?: string | undefined }
interface WantedEdit {
  lines: WantedLine[]
  shippingAddress?: TypedAddress | undefined
  shippingMethod?: string | undefined
  /** What makes it a gift: null if nothing does, omitted if that stays as it is. */
  gift?: OrderGift | null | undefined
}

/** An order as it would be after an edit. Minor units. */
export interface EditPlan extends EditedLines, EditParts {
  address: Address
  shipping: Shipping
  shippingMethods: Shipping[]
  costs: Costs
  gift: StoredGift | null
  taxes: OrderTaxes | null
  /** The part of the buyer's money that the shop still holds for this order. */
  held: number
}

interface PlannedChange {
  row: OrderRow
  wanted: WantedEdit
  /** The money that the shop still holds for the order. */
  held: number
  /** Discounts the lines until nothing is owed beyond that money. */
  isRestWaived?: boolean
}

/** Plans what an edit would make of an order. Refuses an order that can't be edited at all. */
export function planEdit(db: Db | Tx, sources: PriceSources, change: PlannedChange, context: RequestContext): Promise<EditPlan> {
  refuseUneditable(change.row)
  return planChange(db, sources, change, context)
}

/** Like `planEdit`, for a change that the shop allows at any time, such as cancelling waiting pieces. */
export async function planChange(
  db: Db | Tx,
  sources: PriceSources,
  { row, wanted, held, isRestWaived = false }: PlannedChange,
  context: RequestContext,
): Promise<EditPlan> {
  const { now, config } = context
  const address = addressOf(row, wanted, config)
  const variants = await findVariants(db, wanted.lines, now, translationLocale(configForLocale(config, row.locale)))
  const edited = editLines(row, wanted.lines, variants)
  const weight = wanted.lines.reduce((sum, { quantity }, index) => sum + (variants[index]?.weight ?? 0) * quantity, 0)
  const parcel = { value: sumOf(edited, ({ totalPrice }) => totalPrice), weight, isMember: false }
  const { methods } = await shippingTo(
    db,
    sources.shipping,
    { destination: destinationOf(address), parcel, exchange: row.currency },
    context,
  )
  const isSame = wanted.shippingMethod === undefined || wanted.shippingMethod === row.shipping_method.code
  const shipping = isSame ? row.shipping_method : { ...row.shipping_method, ...chooseShipping(wanted.shippingMethod, methods) }
  const adjustments = isSame ? edited.adjustments : takeOffShipping(edited.adjustments, shipping.price)
  const shippingCost = isSame ? row.shipping_cost : shipping.price - shippingOff(adjustments)
  const classes = new Map(variants.flatMap((variant) => (variant ? [[variant.variant_id, variant.tax_class] as const] : [])))
  classes.set(wrapId, config.giftWrap.taxClass)
  const { gift, wrap } = giftOfEdit(row, wanted, config)
  const tax = await taxOfEdit(db, sources, row, address)
  const priceOf = (lines: EditedLines['lines']) => {
    const taxes = taxesOfEdit([...lines, ...wrap], shippingCost, { ...tax, classes })
    return { lines, taxes, costs: costsOf({ lines }, { wrapCost: wrapCostOf({ gift }), shippingCost, tax: taxes ? addedTax(taxes) : 0 }) }
  }
  const full = priceOf(edited.lines)
  const sums = isRestWaived ? discountTo(full, held + row.points_cost + row.credit_cost, priceOf) : full
  if (!sums) throw refuse('ORDER_IS_NOT_IN_THAT_STATE', { amount: ['is more than the products cost'] })
  const { costs } = sums
  refuseTooMuch(edited, costs)
  const giftCards = edited.lines.reduce((sum, { variantId, totalPrice }) => sum + (isGiftCard(variants, variantId) ? totalPrice : 0), 0)
  const balances = await balancesOf(db, row.credits, now)
  const parts = partsOfEdit(row, { totalCost: costs.totalCost, giftCards, balances }, config)
  return { ...edited, ...sums, gift, adjustments, address, shipping, shippingMethods: methods, ...parts, held }
}

/**
 * The tax rules of an edit: the agreed taxes, and the current rules for everything else; if it moves to another country or state, only the
 * current rules. Whether prices contain their tax doesn't change.
 */
async function taxOfEdit(
  db: Db | Tx,
  sources: PriceSources,
  { taxes, shipping_address: from }: OrderRow,
  to: Address,
): Promise<{ agreed: OrderTaxes | null; rules: PlaceTax | undefined }> {
  const stays = from.country === to.country && (from.region ?? '') === (to.region ?? '')
  if (stays && !taxes) return { agreed: null, rules: undefined }
  const rules = await taxAt(db, sources.taxes, destinationOf(to))
  return { agreed: stays ? taxes : null, rules: rules && taxes ? { ...rules, inclusive: taxes.inclusive } : rules }
}

const isGiftCard = (variants: (VariantForSale | undefined)[], variantId: string): boolean =>
  variants.some((variant) => variant?.variant_id === variantId && variant.is_gift_card)

const addressOf = (row: OrderRow, { shippingAddress }: WantedEdit, config: RequestContext['config']): Address =>
  shippingAddress ? orderAddresses({ shippingAddress, billingAddress: row.billing_address }, config).shipping : row.shipping_address

/** Refuses an order that is being packed, was partly refunded, has returns, is an exchange, or has gift cards or files. */
function refuseUneditable(row: OrderRow): void {
  const problems: FieldErrors = {}
  if (row.order_status !== 'Pending') problems['orderStatus'] = ['is not Pending']
  if (row.shipping_status !== 'NotYetShipped') problems['shippingStatus'] = ['is not NotYetShipped']
  if (row.refunded > 0 || row.refunds.some(({ isOver }) => !isOver)) problems['refunded'] = ['is more than 0']
  if (row.returns.length > 0) problems['returns'] = ['must be settled first']
  if (row.exchange_of !== null) problems['exchangeOf'] = ['is an exchange']
  // A gift card that may already be in someone's hands isn't edited.
  if (row.gift_card_cost > 0) problems['giftCards'] = ['are taken back, not edited']
  // The buyer agreed to these files and may already have them.
  if (hasDigital(row)) problems['digital'] = ['lines are refunded, not edited']
  if (Object.keys(problems).length > 0) throw refuse('ORDER_IS_NOT_IN_THAT_STATE', problems)
}

/**
 * The order's promotions with what each takes off a shipping method of this price. Their discounts on shipping apply to any method, but
 * never take off more than it costs.
 */
function takeOffShipping(adjustments: Adjustment[], price: number): Adjustment[] {
  let left = price
  return adjustments.map(({ agreedShipping, ...one }) => {
    const agreed = agreedShipping ?? one.shipping
    const shipping = Math.min(agreed, left)
    left -= shipping
    return { ...one, shipping, ...(shipping < agreed && { agreedShipping: agreed }) }
  })
}

const shippingOff = (adjustments: Adjustment[]): number => adjustments.reduce((sum, one) => sum + one.shipping, 0)

/** What gift wrap costs in an edit: the agreed price, or the current one if the order doesn't have it yet. */
export const wrapPriceOf = (row: OrderRow, config: Pick<RequestContext['config'], 'giftWrap'>): number =>
  row.gift?.isWrapped ? wrapCostOf(row) : wrapFor(config, row.currency).price

/** What makes an edited order a gift, and its wrapping as a line that is taxed; no line if it costs nothing. */
function giftOfEdit(row: OrderRow, { gift: wanted = row.gift }: WantedEdit, config: RequestContext['config']) {
  const wrapCost = wrapPriceOf(row, config)
  const gift = wanted && giftToStore(wanted, wrapCost)
  const wrap = wrapCostOf({ gift }) > 0 ? [{ variantId: wrapId, totalPrice: wrapCost, discount: 0 }] : []
  return { gift, wrap }
}

function costsOf(
  edited: Pick<EditedLines, 'lines'>,
  { wrapCost, shippingCost, tax }: Pick<Costs, 'wrapCost' | 'shippingCost' | 'tax'>,
): Costs {
  const productCost = sumOf(edited, ({ totalPrice }) => totalPrice) + wrapCost
  const discount = sumOf(edited, (line) => line.discount)
  const net = productCost + shippingCost - discount
  return { productCost, wrapCost, shippingCost, discount, tax, totalCost: net + tax }
}

function refuseTooMuch({ lines }: EditedLines, { totalCost, productCost }: Costs): void {
  const { unitsMax, totalMax } = limits.order
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > unitsMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { lines: [`are more than ${unitsMax} pieces`] })
  if (Math.max(totalCost, productCost) > totalMax)
    throw refuse('ERROR_IN_ORDER_CREATION', { totalCost: ['is more than one order may come to'] })
}

const sumOf = ({ lines }: Pick<EditedLines, 'lines'>, of: (line: EditedLines['lines'][number]) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** What the payment method pays of the edited order, how much of the money goes back, and how much is owed. */
export function differenceOf({ costs, pointsCost, creditCost, held }: EditPlan): { due: number; back: number; owed: number } {
  const due = amountDue({ total_cost: costs.totalCost, points_cost: pointsCost, credit_cost: creditCost })
  return { due, back: Math.max(0, held - due), owed: Math.max(0, due - held) }
}
