import { statement, type Db, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { lowestPriceSql } from '../read-model/source.ts'
import { addCacheExpiry } from '#server/http/cache-tags.ts'

const loadAll = statement(
  'deals.load',
  { now: 'timestamptz', until: 'timestamptz', limit: 'int8' },
  {
    id: 'uuid',
    product_id: 'uuid',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    left: 'int4?',
    prices: json<{ variantId: string; price: number; lowest: number }[]>(),
  },
  `
  select x.id, x.product_id, x.starts_at, x.ends_at, x.quantity - x.sold as left,
    (select coalesce(json_agg(json_build_object('variantId', dp.variant_id, 'price', dp.price, 'lowest', least(v.price, (${lowestPriceSql('x.starts_at')})))), '[]')
       from deal_prices dp join variants v on v.id = dp.variant_id where dp.deal_id = x.id and dp.price < v.price) as prices
  from deals x where x.ends_at > $1 and x.starts_at <= $2 and (x.quantity is null or x.sold < x.quantity)
  order by x.ends_at, x.id limit $3`,
)

/** A deal of a product: what each variant costs in it, and at least cost in the 30 days before, in minor units. Times in milliseconds. */
export interface Deal {
  id: string
  productId: string
  startsAt: number
  endsAt: number
  /** Pieces left at this price; null where there is no limit. */
  left: number | null
  prices: ReadonlyMap<string, { price: number; lowest: number }>
}

/** More than run at once (`limits.deals.max`). */
const loadedMax = 1000
/** Beyond the age of what is cached: a deal that begins meanwhile is known. */
const aheadMs = 10 * 60_000

/** The deals at one moment. Whoever asks for a product's also learns until when the answer is good: the page that shows it ends with it. */
export class DealsAt {
  readonly #now: number
  readonly #byProduct: Map<string, Deal[]>

  constructor(deals: Map<string, Deal[]>, now: number) {
    this.#byProduct = deals
    this.#now = now
  }

  /** The product's running deal. */
  of(productId: string): Deal | undefined {
    const deals = this.#byProduct.get(productId)
    return deals && this.#runningOf(deals)
  }

  /** All that run, those that end first in front. */
  all(): Deal[] {
    return [...this.#byProduct.values()].flatMap((deals) => this.#runningOf(deals) ?? []).toSorted((a, b) => a.endsAt - b.endsAt)
  }

  #runningOf(deals: Deal[]): Deal | undefined {
    const running = deals.find(({ startsAt, endsAt }) => startsAt <= this.#now && this.#now < endsAt)
    const changes = deals.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > this.#now)
    if (changes.length > 0) addCacheExpiry(Math.min(...changes))
    return running
  }
}

/** Those that run, and those that begin within the next minutes, by product. */
export async function loadDeals(db: Db | Tx, now: Date): Promise<Map<string, Deal[]>> {
  const rows = await loadAll.all(db, { now, until: new Date(now.getTime() + aheadMs), limit: loadedMax })
  const deals = rows.map((row): Deal => ({
    id: row.id,
    productId: row.product_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    left: row.left,
    prices: new Map(row.prices.map(({ variantId, price, lowest }) => [variantId, { price, lowest }])),
  }))
  return Map.groupBy(
    deals.filter(({ prices }) => prices.size > 0),
    ({ productId }) => productId,
  )
}
