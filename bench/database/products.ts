import type { SeedProduct, SeedVariant } from '#seed/types.ts'
import { seededChance } from '../numbers.ts'

/** The usual number of ratings with 1, 2, 3, 4 and 5 stars per product. */
const defaultRatings = [1, 2, 6, 21, 62]

/** Words that tell the copies of a demo product apart. */
const editions = ['Classic', 'Home', 'Club', 'Studio', 'Travel', 'Light', 'Compact', 'Long', 'Wide', 'Plain', 'Pro', 'Second series']
const shades = ['Charcoal', 'Sand', 'Moss', 'Clay']
/** The number of variants: six in ten products have a single one. */
const variantCounts = [1, 1, 1, 1, 1, 1, 2, 2, 3, 4]
/** More than any run can sell. */
const stock = 1_000_000

/**
 * Generates a shop of `count` products from those of the demo world: the same names, texts, brands, categories and attributes, in editions
 * with other prices, ratings, sales and variants. The result is the same each time, and products are yielded one by one, so that a million
 * need no memory.
 */
export function* makeProducts(count: number, demo: SeedProduct[]): Generator<SeedProduct> {
  const chance = seededChance(20_260_302)
  for (let n = 0; n < count; n++) yield vary(demo[n % demo.length]!, n, { round: Math.floor(n / demo.length), chance })
}

function vary(base: SeedProduct, n: number, { round, chance }: { round: number; chance: () => number }): SeedProduct {
  const edition = [editions[round % editions.length], round >= editions.length && Math.floor(round / editions.length) + 1]
    .filter(Boolean)
    .join(' ')
  const whole = (below: number) => Math.floor(chance() * below)
  return {
    ...base,
    name: `${base.name}, ${edition.toLowerCase()}`,
    pictured: base.slug,
    slug: `${base.slug}-${edition.toLowerCase().replaceAll(' ', '-')}`,
    ...variantsOf(base, n, { count: variantCounts[whole(variantCounts.length)]!, chance }),
    ratings: defaultRatings.map((many) => Math.floor(many * chance() * 2)) as SeedProduct['ratings'],
    publishedDaysAgo: 1 + whole(700),
    soldLately: whole(400),
    soldBefore: whole(400),
    isFeatured: whole(20) === 0 ? true : undefined,
  }
}

function variantsOf(
  base: SeedProduct,
  n: number,
  { count, chance }: { count: number; chance: () => number },
): Pick<SeedProduct, 'options' | 'variants'> {
  const option = optionOf(base, count)
  const usual = (base.variants[0]?.price ?? 20) * (0.7 + chance() * 0.6)
  const reduced = chance() < 0.2
  const variants = option.values.map((value, position): SeedVariant => {
    const price = shelfPrice(usual * (1 + position * 0.15))
    const sku = `${base.variants[0]?.sku}-${n}-${position}`
    return {
      options: option.name === '' ? {} : { [option.name]: value },
      sku,
      price,
      ...(reduced && { oldPrice: shelfPrice(price * 1.25) }),
      stock,
    }
  })
  return { options: option.name === '' ? [] : [option], variants }
}

/** An option with exactly `count` values: one of the product's own if it has one with as many. */
function optionOf(base: SeedProduct, count: number): { name: string; values: string[] } {
  if (count === 1) return { name: '', values: [''] }
  const own = base.options.find(({ values }) => values.length >= count)
  return own ? { name: own.name, values: own.values.slice(0, count) } : { name: 'Color', values: shades.slice(0, count) }
}

/** Ends prices in 90 like a shop's: 64.90, not 64.37. */
const shelfPrice = (about: number): number => Math.max(1, Math.round(about)) + 0.9
