import { LRUCache } from 'lru-cache'
import type { ProductCard } from '#contract/product.ts'
import type { LiveProduct } from '#contract/catalogue.ts'
import type { Db } from '#server/db/statement.ts'
import type { TagInvalidations } from '#server/http/cache-tags.ts'
import { keysOf } from './queries.ts'
import { productTag } from './read-model/cache-tags.ts'
import type { Document, Documents } from './read-model/documents.ts'

const productsMax = 10_000
/** Entries expire after this time even without changes, so a missed invalidation has no lasting effect. */
const ageMaxMs = 60_000

interface Entry {
  step: number
  until: number
  live: LiveProduct
}

/** Stock and rating of products, cached until a change is announced. Every page view asks for some dozens. */
export class LiveProducts {
  readonly #entries = new LRUCache<string, Entry>({ max: productsMax })
  readonly #cards: Documents<ProductCard>
  readonly #invalidations: TagInvalidations

  constructor(cards: Documents<ProductCard>, invalidations: TagInvalidations) {
    this.#cards = cards
    this.#invalidations = invalidations
  }

  /** Those of these products that are on sale, in order and each once. */
  async of(db: Db, ids: string[], now: Date): Promise<LiveProduct[]> {
    const { step } = this.#invalidations
    const found = new Map<string, LiveProduct | undefined>(ids.map((id) => [id, this.#cached(id, now)]))
    const missing = [...found.keys()].filter((id) => !found.get(id))
    if (missing.length > 0) {
      for (const card of await this.#cards.of(db, await keysOf(db, missing))) {
        const live = liveOf(card)
        found.set(card.id, live)
        this.#entries.set(card.id, { step, until: now.getTime() + ageMaxMs, live })
      }
    }
    return [...found.values()].filter((live) => live !== undefined)
  }

  #cached(id: string, now: Date): LiveProduct | undefined {
    const entry = this.#entries.get(id)
    return entry && now.getTime() < entry.until && this.#invalidations.isValid(entry.step, [productTag(id)]) ? entry.live : undefined
  }
}

function liveOf({ value: { id, rating, variants } }: Document<ProductCard>): LiveProduct {
  return { id, rating, variants: variants.map((variant) => ({ id: variant.id, stock: variant.stock })) }
}
