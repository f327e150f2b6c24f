import type { Product } from '#contract/product.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from './cache.ts'
import { productBySlug } from './catalogue.ts'
import { listingTag } from './read-model/cache-tags.ts'
import { everythingCategory } from './read-model/listing-ids.ts'

/** The gift card that has been on sale the longest. */
const first = statement(
  'catalogue.giftCard',
  {},
  { slug: 'text' },
  `select slug from products where is_gift_card and listed order by published_at, id limit 1`,
)

/** The gift card that the shop sells; null if it sells none. */
export async function giftCardProduct(db: Db, cache: CatalogueCache, now: Date): Promise<Product | null> {
  const found = await first.one(db, {})
  if (found) return (await productBySlug(db, cache, found.slug, now)).value
  addCacheTags([listingTag(everythingCategory)])
  return null
}
