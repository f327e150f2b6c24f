import type { Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { listingTag } from './read-model/cache-tags.ts'
import { pricesOf } from './lists/counts.ts'

const nameOf = (listing: string): string => `prices of ${listing}`

/** The lowest and highest price of a listing, in minor units, cached until the listing changes. */
export const listingPrices = (db: Db, cache: CatalogueCache, listing: string, now: Date): Promise<{ least: number; most: number }> =>
  cache.get(nameOf(listing), { tags: [listingTag(listing)] }, now, () => pricesOf(db, listing))

/** Whether the prices were read recently; they may be outdated. */
export const hasPrices = (cache: CatalogueCache, listing: string): boolean => cache.has(nameOf(listing))
