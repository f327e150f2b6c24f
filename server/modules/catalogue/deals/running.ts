import { addPriceExpiry } from '#server/http/cache-tags.ts'
import type { Deal, DealsByProduct } from './deal.ts'
import { mergeDeals } from './merge.ts'

/** The deals at one moment. Reading a product's deal also sets the expiry of the page that shows it to the deal's next change. */
export class CurrentDeals {
  readonly #now: number
  readonly #own: DealsByProduct
  readonly #listed: DealsByProduct

  /** `listed` are the deals of price lists. */
  constructor(own: DealsByProduct, listed: DealsByProduct, now: number) {
    this.#own = own
    this.#listed = listed
    this.#now = now
  }

  /** The product's deal; if there are several, with the lowest price of each variant. */
  of(productId: string): Deal | undefined {
    const own = this.#own.get(productId)
    const listed = this.#listed.get(productId)
    if (!listed) return own && this.#runningOf(own)[0]
    return mergeDeals(this.#runningOf(own ? [...own, ...listed] : listed))
  }

  /** All running deals except those of price lists, the next to end first. */
  all(): Deal[] {
    return [...this.#own.values()].flatMap((deals) => this.#runningOf(deals)).toSorted((a, b) => a.endsAt - b.endsAt)
  }

  #runningOf(deals: Deal[]): Deal[] {
    const changes = deals.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > this.#now)
    if (changes.length > 0) addPriceExpiry(Math.min(...changes))
    return deals.filter(({ startsAt, endsAt }) => startsAt <= this.#now && this.#now < endsAt)
  }
}
