import { railNames } from '#contract/product.ts'
import type { listBoughtTogether, listTagged } from '#contract/catalogue.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db } from '#server/db/statement.ts'
import type { RawJson } from '#server/http/bind.ts'
import { addCacheTags } from '#server/http/cache-tags.ts'
import type { CatalogueCache } from './cache.ts'
import { withDealPrices } from './deals/present.ts'
import { currentDeals } from './current-deals.ts'
import type { CurrentDeals } from './deals/running.ts'
import { keysByTag, keysOf, boughtTogetherKeys } from './queries.ts'
import { rawList } from './raw-list.ts'
import { dealsTag, productTag, railTag, togetherTag } from './read-model/cache-tags.ts'
import type { DocumentKey } from './read-model/documents.ts'
import { relatedKeys } from './related.ts'

/** A rail of cards. With a product, YOU_MAY_LIKE has related products; without one, popular products. */
export async function taggedCards(
  db: Db,
  cache: CatalogueCache,
  input: ParsedOf<typeof listTagged>,
  now: Date,
): Promise<RawJson<OutputOf<typeof listTagged>>> {
  const { tag, productId, limit, blur = false, fields } = input
  if (!(railNames as readonly string[]).includes(tag)) throw refuse('INVALID_TAG_NAME', { tag: [`is not one of ${railNames.join(', ')}`] })
  addCacheTags(tag === 'DEAL_OF_THE_DAY' ? [railTag(tag), dealsTag] : [railTag(tag)])
  const deals = await currentDeals(db, cache, now)
  const keys = await taggedKeys(db, cache, { tag, productId, limit, deals, now })
  return rawList(withDealPrices(await cache.listed(fields).of(db, keys), deals), blur, {})
}

/** Products often bought together with a product. */
export async function boughtTogether(
  db: Db,
  cache: CatalogueCache,
  { id, blur = false }: ParsedOf<typeof listBoughtTogether>,
  now: Date,
): Promise<RawJson<OutputOf<typeof listBoughtTogether>>> {
  const tags = [togetherTag(id)]
  addCacheTags(tags)
  const [keys, deals] = await Promise.all([
    cache.get(`together ${id}`, { tags }, now, async () => {
      const found = await boughtTogetherKeys.all(db, { id })
      tags.push(...found.map((key) => productTag(key.id)))
      return found
    }),
    currentDeals(db, cache, now),
  ])
  return rawList(withDealPrices(await cache.cards.of(db, keys), deals), blur, {})
}

interface TagRequest {
  tag: string
  productId: string | undefined
  limit: number
  deals: CurrentDeals
  now: Date
}

function taggedKeys(db: Db, cache: CatalogueCache, { tag, productId, limit, deals, now }: TagRequest): Promise<DocumentKey[]> {
  if (tag === 'YOU_MAY_LIKE' && productId) return relatedKeys(db, cache, { id: productId, limit, now })
  if (tag !== 'DEAL_OF_THE_DAY') return keysByTag.all(db, { tag, limit })
  const running = deals.all().slice(0, limit)
  return running.length === 0
    ? Promise.resolve([])
    : keysOf(
        db,
        running.map((deal) => deal.productId),
      )
}
