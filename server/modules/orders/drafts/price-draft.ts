import type { Locale } from '#contract/locales.ts'
import type { Address } from '#contract/customers/addresses.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { findVariants } from '#server/modules/catalogue/catalogue.ts'
import { allocate } from '#server/modules/pricing/pricing.ts'
import { type Shipping, shippingTo, defaultDestination } from '#server/modules/shipping/shipping.ts'
import { taxAt } from '#server/modules/tax/tax.ts'
import { destinationOf } from '../checkout/order-address.ts'
import { checkLines, type CheckedLines, type RequestedLine } from '../lines/lines.ts'
import { type PricedOrder, priceOrder } from '../lines/price-order.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { parcelOf } from '../lines/shipping-methods.ts'
import { wrapFor } from '../order/stored-gift.ts'
import { amountOf, type DraftDiscount } from './draft-discount.ts'

interface Wanted {
  lines: RequestedLine[]
  address: Address | null
  shippingMethod: string | null
  isWrapped: boolean
  /** The language of the product names; absent if staff look at the draft. */
  locale?: Locale | null
  discount: DraftDiscount
}

/** A draft at the current prices. */
export interface PricedDraft extends Pick<CheckedLines, 'problems'> {
  priced: PricedOrder
  methods: Shipping[]
  /** Undefined if no method is offered. */
  shipping: Shipping | undefined
  /** The amount of the discount, in minor units. */
  discount: number
}

/** Prices a draft at the shop's prices, with the discount of staff spread over the lines. Promotions don't apply; they are for carts. */
export async function priceDraft(
  db: Db | Tx,
  sources: PriceSources,
  { lines, address, shippingMethod, isWrapped, discount, locale }: Wanted,
  context: RequestContext,
): Promise<PricedDraft> {
  // Files need their buyer's own agreement, so they're bought in the shop.
  const variants = (await findVariants(db, lines, context.now, locale)).map((variant) => (variant?.is_digital ? undefined : variant))
  const checked = checkLines(lines, variants)
  const values = checked.lines.map(({ price, quantity }) => price * quantity)
  const off = amountOf(
    discount,
    values.reduce((sum, value) => sum + value, 0),
  )
  const parts = allocate(
    off,
    values,
    checked.lines.map(({ variant }) => variant.variant_id),
  )
  const discounted = checked.lines.map((line, index) => ({ ...line, discount: parts[index]! }))
  const destination = address ? destinationOf(address) : defaultDestination(context.config)
  const { methods } = await shippingTo(db, sources.shipping, { destination, parcel: parcelOf(checked.lines) }, context)
  const shipping = methods.find(({ code }) => code === shippingMethod) ?? methods[0]
  const priced = priceOrder(discounted, {
    shipping: shipping ?? { code: '', price: 0 },
    offers: null,
    ...(isWrapped && { wrap: wrapFor(context.config) }),
    tax: await taxAt(db, sources.taxes, destination),
  })
  return { priced, problems: checked.problems, methods, shipping, discount: off }
}
