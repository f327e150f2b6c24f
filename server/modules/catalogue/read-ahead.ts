import type { Db } from '#server/db/statement.ts'
import type { CatalogueCache } from './cache.ts'
import { hasPrices, listingPrices } from './listing-prices.ts'
import { keysOf } from './queries.ts'
import type { Change } from './read-model/change.ts'

/** Changes come in bursts: those within this time are read together. */
const gatherMs = 20
/** Larger changes are imports; after those, lists read what they need themselves. */
const cardsMax = 40
const listingsMax = 20

/** A failure is ignored here: the next caller reads again, and gets the error if it persists. */
const isReadLater = (): void => undefined

/** Reads cached cards and price ranges again as soon as a change is announced, so that the next list finds them in the cache. */
export function readAhead(db: Db, catalogue: CatalogueCache): void {
  const cards = new Set<string>()
  const listings = new Set<string>()
  const read = async () => {
    const [changedCards, changedListings] = [catalogue.cards.cached([...cards]), [...listings].filter((id) => hasPrices(catalogue, id))]
    cards.clear()
    listings.clear()
    await Promise.all([
      ...(changedListings.length <= listingsMax ? changedListings : []).map((id) => listingPrices(db, catalogue, id, catalogue.clock())),
      changedCards.length > 0 && changedCards.length <= cardsMax && keysOf(db, changedCards).then((keys) => catalogue.cards.of(db, keys)),
    ])
  }
  catalogue.onChange((change: Change | null) => {
    if (!change) return
    const { content, live, listings: changed } = change
    if (cards.size + listings.size === 0 && content.length + live.length + changed.length > 0)
      setTimeout(() => void read().catch(isReadLater), gatherMs).unref()
    for (const id of [...content, ...live]) cards.add(id)
    for (const id of changed) listings.add(id)
  })
}
