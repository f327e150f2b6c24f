import { major } from '#contract/currency.ts'
import type { GiftCardToSend } from '#contract/gift-cards.ts'
import type { Order } from '#contract/order.ts'
import { backOrderOf } from '#server/modules/cart/cart.ts'
import { isGoods } from '../lines/goods.ts'
import type { Line } from '../lines/lines.ts'
import type { StoredLine } from '../order/rows.ts'

/** A line as the API returns it. */
export const presentStoredLine = (
  { translation, components, digital, repeats, refundedQuantity, ...line }: StoredLine,
  code?: string,
): Order['products'][number] => ({
  ...line,
  ...(translation && { translation }),
  ...(components && { components }),
  ...(digital && { digital: { withdrawalWaivedAt: digital.withdrawalWaivedAt && new Date(digital.withdrawalWaivedAt).toISOString() } }),
  ...(refundedQuantity && { refundedQuantity }),
  ...(repeats && { repeats: repeats.map(({ id, weeks, quantity }) => ({ id, weeks, quantity })) }),
  price: major(line.price, code),
  totalPrice: major(line.totalPrice, code),
  discount: major(line.discount, code),
  giftCard: line.giftCard && { ...line.giftCard, sentAt: line.giftCard.sentAt && new Date(line.giftCard.sentAt).toISOString() },
})

/** Whether any of the lines goes in a parcel. */
export const needsShipping = (lines: Pick<StoredLine, 'giftCard' | 'digital'>[]): boolean => lines.some(isGoods)

/**
 * A line that is about to be bought as it will be stored, in minor units. `waivedAt` is when the buyer waived the right to withdraw from
 * files; null if they didn't.
 */
export function storedLine({ variant, quantity, price, discount, gifts, giftCard }: Line, waivedAt: Date | null = null): StoredLine {
  const backOrder = giftCard || variant.is_digital ? undefined : backOrderOf(variant, quantity)
  const { translation } = variant
  const isOwnAmount = giftCard?.amount !== undefined
  return {
    productId: variant.product_id,
    variantId: variant.variant_id,
    sku: isOwnAmount ? `${variant.sku}-OWN` : variant.sku,
    name: variant.name,
    slug: variant.slug,
    photo: variant.photo,
    options: isOwnAmount ? {} : variant.options,
    ...(translation && { translation: isOwnAmount ? { ...translation, options: {} } : translation }),
    price,
    isRedeemable: variant.is_redeemable,
    quantity,
    totalPrice: price * quantity,
    discount,
    giftQuantity: gifts,
    giftCard: giftCard && storedGiftCardOf(giftCard),
    ...(variant.components && { components: variant.components.map(({ stock: _, ...component }) => component) }),
    ...(variant.is_digital && { digital: { withdrawalWaivedAt: waivedAt?.toISOString() ?? null } }),
    ...(backOrder && { backOrder }),
  }
}

const storedGiftCardOf = ({ amount, sendOn, ...card }: GiftCardToSend): StoredLine['giftCard'] => ({
  ...card,
  sendOn: sendOn ?? null,
  isOwnAmount: amount !== undefined,
  state: 'unpaid',
  sentAt: null,
  canResend: false,
})

/** A line that is about to be bought, with its name in the language that it was looked up in. */
export function presentLine(line: Line, code?: string): Order['products'][number] {
  const { translation, name, components, ...rest } = presentStoredLine(storedLine(line), code)
  const named = components?.map(({ translation: words, ...one }) => ({ ...one, name: words?.name ?? one.name }))
  const repeats = line.repeats?.map(({ weeks, quantity }) => ({ weeks, quantity }))
  return { ...rest, name: translation?.name ?? name, ...(named && { components: named }), ...(repeats && { repeats }) }
}
