import type { Cart } from '#contract/cart.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { lineInLocale } from '#contract/line-translation.ts'
import type { Locale } from '#contract/locales.ts'
import type { reorder as contract, ReorderConflict } from '#contract/order-changes.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { linesForSale, readCart, refillCart } from '#server/modules/cart/cart.ts'
import { availableOf, findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { findVisible } from '../order/find-order.ts'
import type { StoredLine } from '../order/rows.ts'

type Conflict = ReorderConflict
interface Candidate {
  shown: Conflict['items'][number]
  variant: VariantForSale | undefined
}

/** Puts the lines of an order into the customer's cart. If the customer has to decide something first, returns that and changes nothing. */
export async function reorder(tx: Tx, input: ParsedOf<typeof contract>, context: SignedInContext): Promise<Conflict | Cart> {
  const { caller, now, config } = context
  const locale = translationLocale(config)
  const order = await findVisible(tx, { id: input.orderId }, context)
  // A gift card has a recipient and a day, so it's bought again on its page.
  const lines = order.lines.filter(({ giftCard }) => !giftCard)
  const [variants, cart] = await Promise.all([findVariants(tx, lines, now, locale), linesForSale(tx, caller.userId, now)])
  const candidates = lines.map((line, index) => candidate(inLanguage(line, variants[index], locale), variants[index]))
  const message = conflictOf(candidates, cart.length, input)
  if (message) return describe(message, candidates, cart.length)
  const isFilled = await refillCart(tx, caller.userId, candidates.flatMap(toRefill), input.overWriteCart === true, now)
  if (!isFilled) throw refuse('CAN_NOT_ADD_ITEMS', { items: [`don't fit: a cart has ${limits.cart.linesMax} lines`] })
  return readCart(tx, caller.userId, now)
}

/** The line with its current name, or the name it was ordered with if the variant is gone. */
function inLanguage(line: StoredLine, variant: VariantForSale | undefined, locale: Locale | null): StoredLine {
  return locale === null ? line : { ...line, name: variant?.translation?.name ?? lineInLocale(line, locale).name }
}

function candidate({ productId, variantId, name, options, photo, quantity }: StoredLine, variant: VariantForSale | undefined): Candidate {
  const available = variant?.active ? Math.min(availableOf(variant), limits.cart.quantityMax) : 0
  return { shown: { productId, variantId, name, options, photo, quantity, available }, variant }
}

const isInvalid = ({ shown }: Candidate): boolean => shown.available < shown.quantity

function conflictOf(candidates: Candidate[], cartLines: number, input: ParsedOf<typeof contract>): Conflict['message'] | undefined {
  if (candidates.every(({ shown }) => shown.available === 0)) return 'All items invalid'
  if (cartLines > 0 && input.overWriteCart === undefined) return 'Overwrite cart'
  return candidates.some(isInvalid) && !input.ignoreInvalidItems ? 'Invalid items' : undefined
}

const describe = (message: Conflict['message'], candidates: Candidate[], cartLines: number): Conflict => ({
  message,
  cartLines,
  items: candidates.map(({ shown }) => shown),
  invalidItems: candidates.filter(isInvalid).map(({ shown }) => shown),
})

const toRefill = ({ shown: { variantId, quantity, available }, variant }: Candidate) =>
  variant && available > 0 ? [{ variantId, quantity: Math.min(quantity, available), available, price: variant.price }] : []
