import type { Cart, CartLine } from '#contract/cart.ts'
import { major } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import type { VariantForSale } from '#server/modules/catalogue/catalogue.ts'

/** A line as it was put in; `price` in minor units, as seen then (undefined where nobody remembers). */
export interface KeptLine {
  productId: string
  variantId: string
  quantity: number
  price: number | undefined
}

/** A cart as the contract tells it. A line whose variant is gone stays, marked, as long as something is known of it. */
export function presentCart(
  id: string | null,
  userId: string | null,
  lines: { kept: KeptLine; variant: VariantForSale | undefined }[],
): Cart {
  const items = lines.flatMap(({ kept, variant }) => (variant ? [presentLine(kept, variant)] : []))
  const subtotal = items.reduce(
    (sum, item) =>
      item.notice === 'UNAVAILABLE' || item.notice === 'OUT_OF_STOCK' ? sum : sum + Math.round(item.price * 100) * item.quantity,
    0,
  )
  return { id, userId, items, subtotal: major(subtotal) }
}

function presentLine(kept: KeptLine, variant: VariantForSale): CartLine {
  const available = variant.active ? Math.min(variant.stock, limits.cart.quantityMax) : 0
  const notice = noticeOf(kept, variant, available)
  const moved = kept.price !== undefined && kept.price !== variant.price
  return {
    productId: variant.product_id,
    variantId: variant.variant_id,
    quantity: kept.quantity,
    product: {
      name: variant.name,
      slug: variant.slug,
      sku: variant.sku,
      brand: variant.brand,
      photo: variant.photo,
      photoAlt: variant.photo_alt,
      options: variant.options,
      oldPrice: variant.old_price === null ? null : major(variant.old_price),
      isRedeemable: variant.is_redeemable,
      available,
    },
    price: major(variant.price),
    ...(moved && { priceWas: major(kept.price!) }),
    ...(notice && { notice }),
  }
}

/** The one thing about a line that matters most. The quantity asked for stays, so nothing is lost when stock comes back. */
function noticeOf(kept: KeptLine, variant: VariantForSale, available: number): CartLine['notice'] {
  if (!variant.active) return 'UNAVAILABLE'
  if (available === 0) return 'OUT_OF_STOCK'
  if (kept.quantity > available) return 'MORE_THAN_STOCK'
  return kept.price !== undefined && kept.price !== variant.price ? 'PRICE_CHANGED' : undefined
}
