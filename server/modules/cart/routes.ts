import * as contract from '#contract/cart.ts'
import * as saved from '#contract/saved-lines.ts'
import type { Cart } from '#contract/cart.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { type BoundEndpoint, reads, withDatabase, writes } from '#server/http/bind.ts'
import { translated } from '#server/http/locale.ts'
import { translatedNames } from '#server/modules/catalogue/catalogue.ts'
import { changeLine, emptyCart, mergeLines, previewLines, readCart, removeLine, setGiftCardLine, setLine } from './cart.ts'
import { readSavedLines } from './read-saved-lines.ts'
import { mergeSavedLines, removeSavedLine, restoreLine, saveLine } from './saved-lines.ts'

/** The cart with its products' names in the language asked for. */
async function inLanguage(db: Db | Tx, cart: Cart, config: Config): Promise<Cart> {
  const locale = translated(config)
  if (locale === null) return cart
  const ids = cart.items.map(({ productId }) => productId)
  const names = await translatedNames(db, ids, locale)
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, product: { ...item.product, name: names.get(item.productId) ?? item.product.name } })),
  }
}

/** The calls of the cart. */
export const cartRoutes = (): BoundEndpoint[] => [
  reads(contract.getCart, async (db, _, { caller, config, now }) => inLanguage(db, await readCart(db, caller.userId, now), config)),
  withDatabase(contract.setCartItem, async (database, input, { caller, config, now }) => {
    const cart = await (input.giftCard
      ? database.transaction((tx) => setGiftCardLine(tx, caller.userId, input, now))
      : setLine(database.db, caller.userId, input, now))
    return inLanguage(database.db, cart, config)
  }),
  writes(contract.mergeCart, async (tx, input, { caller, config, now }) =>
    inLanguage(tx, await mergeLines(tx, caller.userId, input, now), config),
  ),
  writes(contract.changeCartItem, async (tx, input, { caller, config, now }) =>
    inLanguage(tx, await changeLine(tx, caller.userId, input, now), config),
  ),
  writes(contract.removeCartItem, async (tx, input, { caller, config, now }) =>
    inLanguage(tx, await removeLine(tx, caller.userId, input, now), config),
  ),
  writes(contract.emptyCart, async (tx, _, { caller, config, now }) => inLanguage(tx, await emptyCart(tx, caller.userId, now), config)),
  reads(contract.previewCart, async (db, input, { config, now }) => inLanguage(db, await previewLines(db, input, now), config)),
  reads(saved.listSavedLines, async (db, _, { caller, now }) => ({ items: await readSavedLines(db, caller.userId, now) })),
  writes(saved.saveLine, (tx, input, { caller, now }) => saveLine(tx, caller.userId, input, now)),
  writes(saved.restoreLine, (tx, input, { caller, now }) => restoreLine(tx, caller.userId, input, now)),
  writes(saved.removeSavedLine, async (tx, input, { caller, now }) => ({ items: await removeSavedLine(tx, caller.userId, input, now) })),
  writes(saved.mergeSavedLines, async (tx, input, { caller, now }) => ({ items: await mergeSavedLines(tx, caller.userId, input, now) })),
]
