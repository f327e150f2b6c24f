import { minor } from '#contract/fields.ts'
import { newId } from '#server/db/ids.ts'
import { pictureNames, type Shot, shotOf } from './pictures.ts'
import type { SeedProduct, SeedVariant } from './types.ts'

interface Known {
  brands: Map<string, string>
  categories: Map<string, string>
  now: Date
}

const dayMs = 86_400_000
const side = 1000

/** The rows of one product, as the tables want them: money in minor units, references as ids. */
export function productRows(seed: SeedProduct, { brands, categories, now }: Known) {
  const id = newId(now)
  return {
    product: {
      id,
      slug: seed.slug,
      name: seed.name,
      brand_id: known(brands, seed.brand),
      short_description: seed.shortDescription,
      full_description: seed.fullDescription.join('\n'),
      meta_title: seed.name,
      meta_description: seed.shortDescription,
      keywords: seed.keywords,
      is_featured: seed.isFeatured ?? false,
      is_redeemable: seed.isRedeemable ?? false,
      published_at: new Date(now.getTime() - seed.publishedDaysAgo * dayMs),
      options: seed.options,
      attributes: seed.attributes,
      ratings: seed.ratings,
    },
    variants: variantRows(seed, id, now),
    categories: seed.categories.map((slug, position) => ({ product_id: id, category_id: known(categories, slug), position })),
    photos: photoRows(seed, id),
  }
}

function variantRows(seed: SeedProduct, productId: string, now: Date) {
  const { byColour } = pictureNames({ ...seed, slug: seed.pictured ?? seed.slug })
  const lately = share(seed.soldLately, seed.variants.length)
  const before = share(seed.soldBefore, seed.variants.length)
  return seed.variants.map((variant: SeedVariant, position) => ({
    id: newId(now),
    product_id: productId,
    sku: variant.sku,
    options: variant.options,
    price: minor(variant.price),
    old_price: variant.oldPrice === undefined ? null : minor(variant.oldPrice),
    stock: variant.stock,
    sold_lately: lately[position],
    sold_before: before[position],
    position,
    photo: shotOf(byColour[variant.options.Colour ?? ''] ?? '')?.url ?? null,
  }))
}

function photoRows(seed: SeedProduct, productId: string) {
  const { main, second } = pictureNames({ ...seed, slug: seed.pictured ?? seed.slug })
  const other = shotOf(second)
  return [
    { product_id: productId, position: 0, alt: seed.name, ...(shotOf(main) ?? absent(main)) },
    ...(other ? [{ product_id: productId, position: 1, alt: `${seed.name}, another view`, ...other }] : []),
  ]
}

/** For products of tests, of which there are no pictures. */
const absent = (name: string): Shot => ({ url: `/pictures/${name}.avif`, width: side, height: side, blur: null })

/** A total as even whole parts. */
function share(total: number, parts: number): number[] {
  return Array.from({ length: parts }, (_, index) => Math.floor((total + index) / parts))
}

function known(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The demo world names "${slug}", which it does not have`)
  return id
}
