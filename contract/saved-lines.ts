import { z } from 'zod'
import { cart, cartLine, line, variantKey } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const tag = 'Cart'

/** Lines saved for later, newest first, at current prices. */
const savedLines = z.object({ items: z.array(cartLine) })
/** The cart and the saved lines after a line was moved between them. */
const both = z.object({ cart, savedLines: z.array(cartLine) })

export const listSavedLines = endpoint({
  id: 'listSavedLines',
  route: 'GET /cart/saved',
  tag,
  auth: 'customer',
  summary: 'List what was saved for later',
  input: z.object({}),
  output: savedLines,
  refusals: [],
})
export const saveLine = endpoint({
  id: 'saveLine',
  route: 'POST /cart/saved',
  tag,
  auth: 'customer',
  summary: 'Move a line out of the cart, to be saved for later',
  input: variantKey,
  output: both,
  refusals: ['NO_CART_FOUND', 'CAN_NOT_UPDATE_CART_ITEM'],
})
export const restoreLine = endpoint({
  id: 'restoreLine',
  route: 'POST /cart/saved/restore',
  tag,
  auth: 'customer',
  summary: 'Move a saved line back into the cart, in the quantity available',
  input: variantKey,
  output: both,
  refusals: ['CAN_NOT_ADD_ITEM_TO_THE_CART'],
})
export const removeSavedLine = endpoint({
  id: 'removeSavedLine',
  route: 'DELETE /cart/saved',
  tag,
  auth: 'customer',
  summary: 'Remove a saved line',
  input: variantKey,
  output: savedLines,
  refusals: ['CAN_NOT_REMOVE_CART_ITEM'],
})
export const mergeSavedLines = endpoint({
  id: 'mergeSavedLines',
  route: 'POST /cart/saved/merge',
  tag,
  auth: 'customer',
  summary: 'Add the lines that a visitor saved for later to those of the customer, whose own stay as they are',
  input: z.object({ items: z.array(line.omit({ giftCard: true, repeatWeeks: true }).strict()).max(limits.cart.linesMax) }),
  output: savedLines,
  refusals: [],
})
