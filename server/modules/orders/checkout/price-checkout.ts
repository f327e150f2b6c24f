import type { Exchange } from '#contract/exchange.ts'
import type { Destination } from '#contract/shipping.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import type { Benefits } from '#server/modules/plans/plans.ts'
import { offersFor } from '#server/modules/promotions/promotions.ts'
import { type Shipping, shippingTo } from '#server/modules/shipping/shipping.ts'
import { taxAt } from '#server/modules/tax/tax.ts'
import { isSentLine } from '../lines/goods.ts'
import { type AgreedRepeat, type CheckedLines, checkLines, type Line, type RequestedLine } from '../lines/lines.ts'
import { pricesFor } from '../lines/member-lists.ts'
import { priceOrder } from '../lines/price-order.ts'
import type { PriceSources } from '../lines/price-sources.ts'
import { parcelOf } from '../lines/shipping-methods.ts'
import { repeatName } from '../order/repeats.ts'
import { wrapFor } from '../order/stored-gift.ts'

interface Requested {
  requested: RequestedLine[]
  /** That of each line. */
  variants: (VariantForSale | undefined)[]
  benefits: Benefits | null
  exchange: Exchange | null
  agreed: AgreedRepeat | null
}

/** The lines of a checkout at the buyer's prices, and what prevents those that can't be bought. */
export async function checkCheckoutLines(
  db: Db | Tx,
  sources: PriceSources,
  { requested, variants, benefits, exchange, agreed }: Requested,
  now: Date,
): Promise<CheckedLines> {
  return checkLines(requested, variants, await pricesFor(db, sources, { benefits, variants }, now), exchange, agreed)
}

interface Checkout {
  bought: Line[]
  benefits: Benefits | null
  exchange: Exchange | null
  destination: Destination
  /** Chooses one of the methods that are offered; null if none is, which costs nothing then. Only called if something is shipped. */
  choose: (offered: Shipping[]) => Shipping | null
  codes: string[] | undefined
  /** The email by which promotions know the buyer; null if it isn't known yet. */
  email: string | null
  isWrapped: boolean | undefined
}

const nothingSent: { methods: Shipping[]; freeFrom: null } = { methods: [], freeFrom: null }
const noShipping = { code: '', price: 0 }

/**
 * Prices a checkout: shipping, promotions, gift wrap and tax. The summary and the order both call it, so that an order costs what its buyer
 * saw.
 */
export async function priceCheckout(
  db: Db | Tx,
  sources: PriceSources,
  { bought, benefits, exchange, destination, choose, codes, email, isWrapped }: Checkout,
  context: RequestContext,
) {
  const { config, caller, signingSecret, now } = context
  const isSent = bought.some(isSentLine)
  const parcel = parcelOf(bought, benefits?.freeShipping)
  const { methods, freeFrom } = isSent ? await shippingTo(db, sources.shipping, { destination, parcel, exchange }, context) : nothingSent
  const shipping = isSent ? choose(methods) : null
  const offers = await offersFor(db, sources.promotions, {
    codes: codes ?? [],
    productIds: bought.map(({ variant }) => variant.product_id),
    buyer: { userId: caller?.userId ?? null, email, plan: benefits?.code ?? null },
    signingSecret,
    shopLanguage: config.locales[0],
    locale: translationLocale(config),
    now,
  })
  const tax = await taxAt(db, sources.taxes, destination)
  const wrap = isSent && config.offersGiftWrap ? wrapFor(config, exchange) : null
  const terms = { offers, tax, exchange, repeatName: repeatName(config), ...(wrap && isWrapped && { wrap }) }
  const priceWith = (method: Pick<Shipping, 'code' | 'price'>) => priceOrder(bought, { ...terms, shipping: method })
  return {
    ...priceWith(shipping ?? noShipping),
    isSent,
    methods,
    freeFrom,
    shipping,
    offers,
    /** What gift wrap costs; null if it isn't offered for these lines. */
    wrap,
    /** What shipping costs by a method, after the promotions that reduce it. */
    shippingCostOf: (method: Shipping) => (offers ? priceWith(method).costs.shippingCost : method.price),
  }
}

export type PricedCheckout = Awaited<ReturnType<typeof priceCheckout>>
