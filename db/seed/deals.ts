import { dayMs } from '#contract/time.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { addDeals, type NewDeal } from '#server/modules/catalogue/catalogue.ts'

/**
 * The rotating deals. Each repeats at most every 30 days, as savings are computed from the lowest price of the 30 days before. `quantity`:
 * pieces per day, if limited.
 */
const rotation: { slug: string; percent: number; quantity: number | null }[] = [
  { slug: 'massage-gun', percent: 25, quantity: 40 },
  { slug: 'grip-mat-5-mm', percent: 20, quantity: null },
  { slug: 'gps-watch', percent: 20, quantity: 24 },
  { slug: 'hex-dumbbell-pair', percent: 20, quantity: null },
  { slug: 'running-vest-6', percent: 30, quantity: 30 },
  { slug: 'whey-protein', percent: 25, quantity: null },
  { slug: 'adjustable-bench', percent: 20, quantity: 12 },
  { slug: 'club-hoodie', percent: 25, quantity: null },
  { slug: 'leather-lifting-belt', percent: 25, quantity: 36 },
  { slug: 'cork-mat', percent: 20, quantity: null },
  { slug: 'headlamp-400', percent: 30, quantity: 30 },
  { slug: 'foam-roller', percent: 25, quantity: null },
  { slug: 'gym-backpack', percent: 25, quantity: 48 },
  { slug: 'daily-runner', percent: 20, quantity: null },
  { slug: 'trail-runner', percent: 20, quantity: null },
  { slug: 'indoor-cycle', percent: 15, quantity: 10 },
  { slug: 'merino-half-zip', percent: 20, quantity: null },
  { slug: 'plant-protein', percent: 20, quantity: null },
  { slug: 'leather-sparring-gloves', percent: 20, quantity: 24 },
  { slug: 'massage-ball-set', percent: 25, quantity: null },
  { slug: 'air-bike', percent: 15, quantity: 8 },
  { slug: 'heavy-cotton-tee', percent: 20, quantity: null },
  { slug: 'slam-ball', percent: 25, quantity: null },
  { slug: 'duffel-38', percent: 20, quantity: 36 },
  { slug: 'lifting-shoe', percent: 20, quantity: null },
  { slug: 'mini-loop-set', percent: 25, quantity: null },
  { slug: 'curl-bar', percent: 20, quantity: 20 },
  { slug: 'training-shorts-7-inch', percent: 25, quantity: null },
  { slug: 'focus-mitts', percent: 25, quantity: null },
  { slug: 'round-bolster', percent: 20, quantity: null },
  { slug: 'race-shoe', percent: 20, quantity: 30 },
  { slug: 'weighted-rope', percent: 25, quantity: null },
]

/** A deal a day, for longer than anyone looks at a demo; fewer than a shop may plan. */
const days = 400

const variantsBySlug = statement(
  'seed.variantsBySlug',
  { slugs: 'text[]' },
  { slug: 'text', product_id: 'uuid', variant_id: 'uuid', price: 'int4' },
  `select p.slug, v.product_id, v.id as variant_id, v.price from products p join variants v on v.product_id = p.id where p.slug = any($1) order by v.position`,
)

/** Adds deals so that one always runs: the first from now on, then another each day (UTC); the date decides which. */
export async function fillDeals(tx: Tx, now: Date): Promise<void> {
  const rows = await variantsBySlug.all(tx, { slugs: rotation.map(({ slug }) => slug) })
  const variants = Map.groupBy(rows, ({ slug }) => slug)
  const today = Math.floor(now.getTime() / dayMs)
  const deals = Array.from({ length: days }, (_, ahead): NewDeal => {
    const day = today + ahead
    const { slug, percent, quantity } = rotation[day % rotation.length]!
    const offered = variants.get(slug)!
    return {
      productId: offered[0]!.product_id,
      startsAt: new Date(Math.max(day * dayMs, now.getTime())),
      endsAt: new Date((day + 1) * dayMs),
      quantity,
      prices: offered.map(({ variant_id, price }) => ({ variantId: variant_id, price: shelfPrice(price, percent) })),
    }
  })
  await addDeals(tx, deals, now)
}

/** A discounted price rounded to end in 90, in minor units: 47.90, not 48.34. */
const shelfPrice = (price: number, percent: number): number => Math.max(100, Math.floor((price * (100 - percent)) / 10_000) * 100) - 10
