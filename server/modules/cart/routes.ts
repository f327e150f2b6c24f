import * as contract from '#contract/cart.ts'
import * as saved from '#contract/saved-lines.ts'
import type { Cart, CartLine } from '#contract/cart.ts'
import { major, minor } from '#contract/currency.ts'
import { repeatPrice } from '#contract/repeat-limits.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import type { RequestContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { translatedNames } from '#server/modules/catalogue/catalogue.ts'
import { changeLine, emptyCart, mergeLines, previewLines, readCart, removeLine, setGiftCardLine, setLine } from './cart.ts'
import { readSavedLines } from './read-saved-lines.ts'
import { type CartAndSaved, mergeSavedLines, removeSavedLine, restoreLine, saveLine } from './saved-lines.ts'

/** The prices that a customer's membership plan gives for variants at these prices, in minor units; null without a plan. */
type MemberPrices = (
  db: Db | Tx,
  userId: string,
  lines: { variantId: string; price: number }[],
  now: Date,
) => Promise<Map<string, number> | null>

/** Lines with their products' names and picture descriptions in the requested language. */
async function namedIn(db: Db | Tx, items: CartLine[], config: Config): Promise<CartLine[]> {
  const locale = translationLocale(config)
  if (locale === null) return items
  const names = await translatedNames(
    db,
    items.flatMap(({ productId, product }) => [productId, ...(product.components ?? []).map((one) => one.productId)]),
    locale,
  )
  return items.map((item) => {
    const found = names.get(item.productId)
    const components = item.product.components?.map((one) => ({ ...one, name: names.get(one.productId)?.name ?? one.name }))
    const product = {
      ...item.product,
      ...(found && { name: found.name, photoAlt: found.alt ?? found.name }),
      ...(components && { components }),
    }
    return { ...item, product }
  })
}

const inLanguage = async (db: Db | Tx, cart: Cart, config: Config): Promise<Cart> => ({
  ...cart,
  items: await namedIn(db, cart.items, config),
})

/** The cart with its member's prices. */
async function forMember(db: Db | Tx, cart: Cart, memberPrices: MemberPrices, now: Date): Promise<Cart> {
  const goods = cart.items
    .filter(({ giftCard }) => !giftCard)
    .map(({ variantId, price, repeat }) => ({ variantId, price: minor(repeat?.oneTimePrice ?? price) }))
  const prices = cart.userId === null || goods.length === 0 ? null : await memberPrices(db, cart.userId, goods, now)
  if (!prices) return cart
  const lower = ({ variantId, price, giftCard, repeat }: CartLine) => {
    const found = giftCard ? undefined : prices.get(variantId)
    const own = found && repeatPrice(found, repeat?.percent ?? 0)
    return own !== undefined && own < minor(price) ? { memberPrice: major(own) } : {}
  }
  return { ...cart, items: cart.items.map((item) => ({ ...item, ...lower(item) })) }
}

/** The endpoints of the cart. */
export function cartRoutes(memberPrices: MemberPrices): BoundEndpoint[] {
  const shown = async (db: Db | Tx, cart: Cart, { config, now }: Pick<RequestContext, 'config' | 'now'>): Promise<Cart> =>
    inLanguage(db, await forMember(db, cart, memberPrices, now), config)
  const shownBoth = async (tx: Tx, { cart, savedLines }: CartAndSaved, context: RequestContext): Promise<CartAndSaved> => ({
    cart: await shown(tx, cart, context),
    savedLines: await namedIn(tx, savedLines, context.config),
  })
  const shownSaved = async (db: Db | Tx, items: CartLine[], { config }: RequestContext) => ({ items: await namedIn(db, items, config) })
  return [
    reads(contract.getCart, async (db, _, context) => shown(db, await readCart(db, context.caller.userId, context.now), context)),
    // Usually a single statement, and the cart's most frequent call: a transaction would only add a begin and a commit.
    withDatabase(contract.setCartItem, async (database, input, context) => {
      const { caller, now } = context
      const cart = await (input.giftCard
        ? database.transaction((tx) => setGiftCardLine(tx, caller.userId, input, now))
        : setLine(database.db, caller.userId, input, now))
      return shown(database.db, cart, context)
    }),
    writes(contract.mergeCart, async (tx, input, context) =>
      shown(tx, await mergeLines(tx, context.caller.userId, input, context.now), context),
    ),
    writes(contract.changeCartItem, async (tx, input, context) =>
      shown(tx, await changeLine(tx, context.caller.userId, input, context.now), context),
    ),
    writes(contract.removeCartItem, async (tx, input, context) =>
      shown(tx, await removeLine(tx, context.caller.userId, input, context.now), context),
    ),
    writes(contract.emptyCart, async (tx, _, context) => shown(tx, await emptyCart(tx, context.caller.userId, context.now), context)),
    reads(contract.previewCart, async (db, input, { config, now }) => inLanguage(db, await previewLines(db, input, now), config)),
    reads(saved.listSavedLines, async (db, _, context) =>
      shownSaved(db, await readSavedLines(db, context.caller.userId, context.now), context),
    ),
    writes(saved.saveLine, async (tx, input, context) =>
      shownBoth(tx, await saveLine(tx, context.caller.userId, input, context.now), context),
    ),
    writes(saved.restoreLine, async (tx, input, context) =>
      shownBoth(tx, await restoreLine(tx, context.caller.userId, input, context.now), context),
    ),
    writes(saved.removeSavedLine, async (tx, input, context) =>
      shownSaved(tx, await removeSavedLine(tx, context.caller.userId, input, context.now), context),
    ),
    writes(saved.mergeSavedLines, async (tx, input, context) =>
      shownSaved(tx, await mergeSavedLines(tx, context.caller.userId, input, context.now), context),
    ),
  ]
}
