import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import type { previewPromotion } from '#contract/promotions.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { type PricedCart, priceCart } from '#server/modules/pricing/pricing.ts'
import { type Shipping, type ShippingCache, shippingTo, defaultDestination } from '#server/modules/shipping/shipping.ts'
import type { PromotionCache } from './cache.ts'
import { rowOf } from './manage.ts'
import { type Offers, offersFor } from './promotions.ts'

type Input = ParsedOf<typeof previewPromotion>
type Output = OutputOf<typeof previewPromotion>

/** What a promotion would deduct from these carts now, along with all automatic ones, for a buyer whom its segments and limits admit. */
export async function preview(
  db: Db,
  { promotions: cache, shipping: zones }: { promotions: PromotionCache; shipping: ShippingCache },
  { promotion, carts }: Input,
  context: RequestContext,
): Promise<Output> {
  const { now, signingSecret } = context
  const row = rowOf(newId(now), { ...promotion, active: true, startsAt: null, endsAt: null, firstOrder: false, plans: [], segments: [] })
  const variants = await findVariants(db, carts.flat(), now)
  if (!variants.every((variant) => variant?.active)) throw refuse('INVALID_ITEMS_SELECTED_OR_STOCK_OUT')
  const known = variants as VariantForSale[]
  const offers = await offersFor(db, cache, {
    codes: [],
    productIds: known.map(({ product_id }) => product_id),
    buyer: { userId: null, email: null, plan: null },
    signingSecret,
    shopLanguage: context.config.locales[0],
    now,
    draft: { ...row, names: {}, uses_max: null, uses_per_person: null },
  })
  let at = 0
  const bought = carts.map((cart) => cart.map(({ quantity }) => ({ variant: known[at++]!, quantity })))
  return {
    carts: await Promise.all(
      bought.map(async (lines) => {
        const { methods } = await shippingTo(
          db,
          zones,
          { destination: defaultDestination(context.config), parcel: parcelOf(lines) },
          context,
        )
        return present(priceLines(lines, offers!, methods[0] ?? { code: '', price: 0 }), row.id)
      }),
    ),
  }
}

interface SampleLine {
  variant: VariantForSale
  quantity: number
}

const parcelOf = (lines: SampleLine[]) => ({
  value: lines.reduce((sum, { variant, quantity }) => sum + variant.price * quantity, 0),
  weight: lines.reduce((sum, { variant, quantity }) => sum + (variant.weight ?? 0) * quantity, 0),
  isMember: false,
})

function priceLines(lines: SampleLine[], offers: Offers, shipping: Pick<Shipping, 'code' | 'price'>): PricedCart {
  const cart = lines.map(({ variant, quantity }) => ({
    id: variant.variant_id,
    productId: variant.product_id,
    price: variant.price,
    quantity,
    memberDiscount: 0,
    categoryIds: offers.products.get(variant.product_id)?.categoryIds ?? [],
    brandId: offers.products.get(variant.product_id)?.brandId ?? null,
    onDeal: variant.deal_id !== null,
    isGiftCard: false,
    taxClass: 'standard',
    ...(variant.components && { components: variant.components }),
  }))
  return priceCart({ lines: cart }, { promotions: offers.promotions, gifts: offers.gifts, shipping })
}

const present = (priced: PricedCart, id: string): Output['carts'][number] => ({
  productCost: major(priced.subtotal),
  discount: major(priced.discount),
  shippingCost: major(priced.shipping),
  totalCost: major(priced.total),
  reason: priced.notApplied.find(({ promotionId }) => promotionId === id)?.reason ?? null,
  adjustments: priced.adjustments.map(({ name, code, amount, shipping }) => ({
    name,
    code,
    amount: major(amount),
    shippingAmount: major(shipping),
  })),
})
