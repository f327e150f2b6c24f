import { z } from 'zod'
import { backOrder, content } from './product.ts'
import { component } from './bundles.ts'
import { endpoint } from './endpoint.ts'
import { id, money, quantity, queryStep, time } from './fields.ts'
import { cartGiftCard, giftCardToSend } from './gift-cards.ts'
import { limits } from './limits.ts'
import { readLimits } from './rate-limits.ts'
import { repeatLimits } from './repeat-limits.ts'

/** A variant may be left out where the product has a single one. */
export const variantKey = z.object({ productId: id, variantId: id.optional() })
/** What is delivered again every so many weeks is a line of its own, beside what is bought one time. */
export const lineKey = variantKey.extend({ repeatWeeks: queryStep(repeatLimits.weeks).optional() })
export const line = lineKey.extend({
  quantity,
  /** To whom a gift card goes: each is a line of its own, of one piece. */
  giftCard: giftCardToSend.optional(),
})

/** A line that is ordered, at the price the buyer saw. */
export const orderedLine = line.extend({
  price: money,
  /** How many of the pieces the buyer knows to come later. Without it an order of more than there is in stock is refused. */
  backOrdered: z.int().min(0).max(limits.cart.quantityMax).optional(),
})

/** Pieces of a line that come later than the others. */
export const waitingPieces = backOrder.extend({ quantity: z.int() }).meta({ id: 'WaitingPieces' })
export type WaitingPieces = z.infer<typeof waitingPieces>

/** What changed since the line was put in: the person is told, nothing is removed behind their back. */
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
      /** Of a bundle: what one piece of it consists of. */
      components: z.array(component).optional(),
      isRedeemable: z.boolean(),
      /** It's delivered as files; absent of what is sent. */
      isDigital: z.literal(true).optional(),
      /** The largest quantity this line may have now. */
      available: z.int(),
    }),
    /** Of one piece, now; of a repeat delivery less its discount. */
    price: money,
    /** Of one piece, for the member whose cart it is; present where it's less. The checkout takes the difference off. */
    memberPrice: money.optional(),
    /** Of one piece, when it was put in; present where it differs. */
    priceWas: money.optional(),
    /** Of a gift card: to whom it goes, and when. */
    giftCard: cartGiftCard.optional(),
    /** It's delivered again every so many weeks; absent of what is bought one time. */
    repeatWeeks: z.int().optional(),
    /** What that takes off, and what a piece costs one time. */
    repeat: z.object({ percent: z.int(), oneTimePrice: money }).optional(),
    notice: notice.optional(),
    /** So many of its pieces come later: there is less in stock. Absent where all are there. */
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
  /** `giftCardId`: of gift cards, which. */
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
