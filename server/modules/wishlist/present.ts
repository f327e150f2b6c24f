import type { ProductCard, Variant } from '#contract/product.ts'
import { major } from '#contract/currency.ts'
import type { SavedProduct, Wishlist, WishlistItem, WishlistSummary } from '#contract/wishlist.ts'
import type { ListRow, SummaryRow } from './queries.ts'

/** A list from its rows (at least one), with the cards of products on sale. */
export function presentList(userId: string, rows: ListRow[], cards: Map<string, ProductCard>): Wishlist {
  const { id, name, is_default: isDefault } = rows[0]!
  return { id, userId, name, isDefault, items: itemsOf(rows, cards) }
}

/** The products of a list as cards, with their price when saved. `product` is null if it's no longer sold. */
export function itemsOf(rows: ListRow[], cards: Map<string, ProductCard>): WishlistItem[] {
  return rows.flatMap(({ product_id: productId, price, added_at: addedAt }) => {
    if (productId === null) return []
    const card = cards.get(productId)
    const product = card ? savedProductOf(card) : null
    const priceWas = major(price!)
    return {
      productId,
      addedAt: addedAt!.toISOString(),
      ...(product && product.price !== priceWas && { priceWas }),
      product,
    }
  })
}

const saved = new WeakMap<ProductCard, SavedProduct>()

/** The same object for the same card. */
function savedProductOf(card: ProductCard): SavedProduct {
  let made = saved.get(card)
  if (!made) saved.set(card, (made = makeSavedProduct(card)))
  return made
}

function makeSavedProduct({ info, meta, brand, photos, variants }: ProductCard): SavedProduct {
  const [photo] = photos
  const [single, another] = variants
  return {
    name: info.name,
    slug: meta.friendlyPageName,
    brand: brand.name,
    photo: photo?.url ?? '',
    photoAlt: photo?.alt ?? '',
    price: info.price,
    oldPrice: info.oldPrice,
    pricesVary: variants.some(({ price }) => price !== info.price),
    stock: single && !another ? single.stock : stockOf(variants),
    variantId: single && !another ? single.id : null,
  }
}

/** The stock of several variants. Quantities are left to the product page. */
const stockOf = (variants: Variant[]): Variant['stock'] =>
  variants.some(({ stock }) => stock.state !== 'out')
    ? { state: 'in' }
    : (variants.find(({ stock }) => stock.backOrder)?.stock ?? { state: 'out' })

/** A list without its products. */
export function presentSummary(row: SummaryRow): WishlistSummary {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    shareToken: row.share_token,
    showOwner: row.show_owner,
    itemCount: row.item_count,
  }
}
