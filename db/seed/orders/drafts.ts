import type { OrderGift } from '#contract/order-gift.ts'
import type { SeedProduct, SeedVariant } from '../types.ts'
import { companions } from './companions.ts'
import type { Person } from './people.ts'
import { pick, pickWeighted, seededRandom } from './random.ts'

export interface DraftItem {
  product: SeedProduct
  variant: SeedVariant
  quantity: number
}

/** An order's buyer, items and time; prices, numbers and history follow from these. */
export interface DraftOrder<Buyer = Person> {
  buyer: Buyer
  daysAgo: number
  items: DraftItem[]
  isCancelled: boolean
  gift?: OrderGift
}

const orderCount = 640
const yearDays = 365
/** The shop grows: the order rate doubles every this many days. */
const growthDays = 110
const cancelledShare = 0.03
/** The probability that a buyer adds an unrelated product. */
const extraShare = 0.3
/** Categories that the same people buy again. */
const consumables = new Set(['protein', 'performance', 'bars-and-snacks', 'vitamins'])

/** The orders of a year, the same every time, oldest first. Everyone orders once, some much more often. */
export function draftOrders(people: Person[], products: SeedProduct[]): DraftOrder[] {
  const random = seededRandom(450_900)
  const shopping = new Shopping(products, random)
  const drafts = Array.from({ length: orderCount }, (_, index) => {
    const buyer = people[index] ?? pickWeighted(people, ({ loyalty }) => loyalty, random())!
    return { buyer, daysAgo: drawAge(random()), isCancelled: random() < cancelledShare }
  })
  return drafts
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .map((draft) => ({ ...draft, items: shopping.basketOf(draft.buyer, draft.daysAgo) }))
    .filter(({ items }) => items.length > 0)
}

/** An order's age in days; none is from the last hours. */
function drawAge(random: number): number {
  const rate = Math.LN2 / growthDays
  return 0.3 - Math.log(1 - random * (1 - Math.exp(-rate * yearDays))) / rate
}

/** People choosing from these products. */
class Shopping {
  readonly #products: SeedProduct[]
  readonly #bySlug: Map<string, SeedProduct>
  readonly #random: () => number
  /** Non-consumables that each person has: nobody buys the same kettlebell twice. */
  readonly #owned = new Set<string>()

  constructor(products: SeedProduct[], random: () => number) {
    this.#products = products
    this.#bySlug = new Map(products.map((product) => [product.slug, product]))
    this.#random = random
  }

  basketOf(buyer: Person, daysAgo: number): DraftItem[] {
    const basket: DraftItem[] = []
    const add = (product: SeedProduct | undefined) => {
      if (!product || !this.#wants(buyer, product, daysAgo) || basket.some((item) => item.product === product)) return
      this.#owned.add(`${buyer.email} ${product.slug}`)
      basket.push({ product, variant: this.#variantFor(buyer, product), quantity: this.#quantityOf(product) })
    }
    const wanted = this.#products.filter((product) => this.#wants(buyer, product, daysAgo))
    const choose = () => pickWeighted(wanted, (product) => demandOf(product, daysAgo), this.#random())
    const main = choose()
    add(main)
    for (const [slug, share] of Object.entries(companions[main?.slug ?? ''] ?? {}))
      if (this.#random() * 100 < share) add(this.#bySlug.get(slug))
    if (this.#random() < extraShare) add(choose())
    return basket
  }

  #wants(buyer: Person, product: SeedProduct, daysAgo: number): boolean {
    const fit = product.attributes.find(({ name }) => name === 'Fit')?.value
    const isFitting = fit === undefined || fit === 'Unisex' || fit === buyer.fit
    return product.publishedDaysAgo > daysAgo && isFitting && (isConsumable(product) || !this.#owned.has(`${buyer.email} ${product.slug}`))
  }

  /** Clothes and shoes are chosen in the person's size. */
  #variantFor({ size }: Person, { options, variants }: SeedProduct): SeedVariant {
    const sizes = options.find(({ name, values }) => name === 'Size' && !values.some((value) => / ?m?l$/.test(value)))?.values ?? []
    const own = sizes[Math.floor(size * sizes.length)]
    return pick(own === undefined ? variants : variants.filter((variant) => variant.options.Size === own), this.#random())
  }

  #quantityOf(product: SeedProduct): number {
    const random = this.#random()
    if (product.slug === 'bumper-plate') return random < 0.7 ? 2 : 4
    return isConsumable(product) && random < 0.35 ? (random < 0.1 ? 3 : 2) : 1
  }
}

const isConsumable = ({ categories }: SeedProduct): boolean => consumables.has(categories[0] ?? '')

/** The relative demand for a product that many days ago. */
function demandOf({ soldLately, soldBefore }: SeedProduct, daysAgo: number): number {
  if (daysAgo < 30) return soldLately
  return daysAgo < 60 ? soldBefore : (soldLately + soldBefore) / 2
}
