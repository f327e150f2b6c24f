import { z } from 'zod'
import { backOrder, content } from './product.ts'
import { component } from './bundles.ts'
import { endpoint } from './endpoint.ts'
import { id, money, quantity, queryStep, time } from './fields.ts'
import { cartGiftCard, giftCardToSend } from './gift-cards.ts'
import { limits } from './limits.ts'
import { readLimits } from './rate-limits.ts'
import { repeatLimits } from './repeat-limits.ts'

/** The variant may be omitted if the product has only one. */
export const variantKey = z.object({ productId: id, variantId: id.optional() })
/** Identifies a line: a repeat delivery is separate from one-time purchases of the same variant. */
export const lineKey = variantKey.extend({ repeatWeeks: queryStep(repeatLimits.weeks).optional() })
export const line = lineKey.extend({
  quantity,
  /** The recipient of a gift card: each gift card is a separate line of one piece. */
  giftCard: giftCardToSend.optional(),
})

/** An ordered line, at the price that the buyer saw. */
export const orderedLine = line.extend({
  price: money,
  /** How many pieces the buyer accepts to get later. Without it, an order of more than the stock is refused. */
  backOrdered: z.int().min(0).max(limits.cart.quantityMax).optional(),
})

/** Pieces of a line that are delivered later than the others. */
export const waitingPieces = backOrder.extend({ quantity: z.int() }).meta({ id: 'WaitingPieces' })
export type WaitingPieces = z.infer<typeof waitingPieces>

/** What changed since the line was added: the customer is told, and nothing is removed without their knowledge. */
export const notice = z.enum(['UNAVAILABLE', 'OUT_OF_STOCK', 'MORE_THAN_STOCK', 'PRICE_CHANGED'])
export const cartLine = z
  .object({
    productId: id,
    variantId: id,
    quantity: z.int(),
    product: z.object({
      name: z.string(),
      slug: z.string(),
      sku: z.string(),
      brand: z.string(),
      photo: z.string(),
      photoAlt: z.string(),
      options: z.record(z.string(), z.string()),
      oldPrice: money.nullable(),
      content: content.optional(),
      /** For a bundle: what one piece consists of. */
      components: z.array(component).optional(),
      isRedeemable: z.boolean(),
      /** True if it's delivered as files; absent for physical products. */
      isDigital: z.literal(true).optional(),
      /** The maximum quantity of this line now. */
      available: z.int(),
    }),
    /** The current price per piece; for a repeat delivery, after its discount. */
    price: money,
    /** The price per piece for this member; present if it's lower. The checkout deducts the difference. */
    memberPrice: money.optional(),
    /** The price per piece when the line was added; present if it has changed. */
    priceWas: money.optional(),
    /** For a gift card: its recipient and date. */
    giftCard: cartGiftCard.optional(),
    /** The weeks between repeat deliveries; absent for a one-time purchase. */
    repeatWeeks: z.int().optional(),
    /** The discount of the repeat delivery, and the price of a one-time purchase. */
    repeat: z.object({ percent: z.int(), oneTimePrice: money }).optional(),
    notice: notice.optional(),
    /** The pieces that are delivered later, as the stock is insufficient. Absent if all are in stock. */
    backOrder: waitingPieces.optional(),
  })
  .meta({ id: 'CartLine' })
export const cart = z.object({ id: id.nullable(), userId: id.nullable(), items: z.array(cartLine), subtotal: money }).meta({ id: 'Cart' })
export type Cart = z.infer<typeof cart>
export type CartLine = z.infer<typeof cartLine>

export const getCart = endpoint({
  id: 'getCart',
  route: 'GET /cart',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Get the cart',
  input: z.object({}),
  output: cart,
  refusals: [],
})
export const setCartItem = endpoint({
  id: 'setCartItem',
  route: 'POST /cart',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Set the quantity of a line, adding it if it is new',
  input: line,
  output: cart,
  refusals: ['CAN_NOT_ADD_ITEM_TO_THE_CART'],
})
export const mergeCart = endpoint({
  id: 'mergeCart',
  route: 'POST /cart/merge',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Merge the lines of a guest cart into the cart; the line changed last wins',
  input: z.object({ items: z.array(line.extend({ changedAt: time }).strict()).max(limits.cart.linesMax) }),
  output: cart,
  refusals: [],
})
export const changeCartItem = endpoint({
  id: 'changeCartItem',
  route: 'PATCH /cart/item',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Update the quantity of a line; 0 removes it',
  input: lineKey.extend({ quantity: z.int().min(0).max(limits.cart.quantityMax) }),
  output: cart,
  refusals: ['NO_CART_FOUND', 'CAN_NOT_UPDATE_CART_ITEM'],
})
export const removeCartItem = endpoint({
  id: 'removeCartItem',
  route: 'DELETE /cart/item',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Remove a line',
  /** `giftCardId` tells gift cards of the same variant apart. */
  input: lineKey.extend({ giftCardId: id.optional() }),
  output: cart,
  refusals: ['NO_CART_FOUND', 'CAN_NOT_REMOVE_CART_ITEM'],
})
export const emptyCart = endpoint({
  id: 'emptyCart',
  route: 'DELETE /cart/allitems',
  tag: 'Cart',
  auth: 'customer',
  summary: 'Remove every line',
  input: z.object({}),
  output: cart,
  refusals: [],
})
export const previewCart = endpoint({
  id: 'previewCart',
  route: 'POST /cart/preview',
  tag: 'Cart',
  auth: 'public',
  rateLimits: readLimits,
  summary: 'Price the lines of a guest cart',
  input: z.object({ items: z.array(line.extend({ price: money.optional() }).strict()).max(limits.cart.linesMax) }),
  output: cart,
  refusals: [],
})
