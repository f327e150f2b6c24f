import { minor } from '#contract/currency.ts'
import { dayMs } from '#contract/time.ts'
import type { NewPhoto, NewProduct, NewVariant } from '#server/modules/catalogue/catalogue.ts'
import { backOrderTermsOf } from './back-order-terms.ts'
import { colors, type Color } from './catalogue/colors.ts'
import { dimensionsOf } from './catalogue/dimensions.ts'
import { sizesOf } from './catalogue/sizes.ts'
import { contentOf } from './contents.ts'
import { priceHistory } from './prices.ts'
import { type PictureFile, pictureFile } from './pictures.ts'
import { videoOf } from './videos.ts'
import { type ProductLook, looksOf } from './looks.ts'
import type { SeedProduct } from './types.ts'

const side = 1000

/** A product of the demo world in the catalogue's format: money in minor units, times instead of days ago. */
export function newProductOf(seed: SeedProduct, now: Date): Omit<NewProduct, 'sales'> {
  const dimensions = dimensionsOf[seed.pictured ?? seed.slug]
  return {
    slug: seed.slug,
    name: seed.name,
    brand: seed.brand,
    categories: seed.categories,
    shortDescription: seed.shortDescription,
    fullDescription: seed.fullDescription.join('\n'),
    metaTitle: seed.name,
    metaDescription: seed.shortDescription,
    keywords: seed.keywords,
    isFeatured: seed.isFeatured ?? false,
    isRedeemable: seed.isRedeemable ?? false,
    ...(seed.giftCard && { giftCard: { min: minor(seed.giftCard.min), max: minor(seed.giftCard.max) } }),
    publishedAt: new Date(now.getTime() - seed.publishedDaysAgo * dayMs),
    options: seed.options.map(withSwatches),
    sizes: sizesOf(seed),
    ...(dimensions && { dimensions }),
    attributes: seed.attributes,
    ratings: seed.ratings ?? [0, 0, 0, 0, 0],
    variants: variantsOf(seed, now),
    photos: photosOf(seed).map(({ view: _, ...photo }) => photo),
  }
}

const withSwatches = (option: SeedProduct['options'][number]) =>
  option.name === 'Color' ? { ...option, swatches: option.values.map((value) => colors[value as Color]) } : option

function variantsOf(seed: SeedProduct, now: Date): NewVariant[] {
  const takes = looksOf(seed)
  return seed.variants.map(({ sku, options, price, oldPrice, stock }) => ({
    ...priceHistory(seed.slug, { price, oldPrice }, now),
    sku,
    options,
    price: minor(price),
    oldPrice: oldPrice === undefined ? null : minor(oldPrice),
    stock,
    ...backOrderTermsOf(sku, now),
    ...contentOf(seed.slug, options),
    photo: takes.length > 1 ? (ownShot(takes, options)?.url ?? null) : null,
  }))
}

function ownShot(takes: ProductLook[], options: Record<string, string>): PictureFile | undefined {
  const own = takes.find(({ choice }) => Object.entries(choice).every(([name, value]) => options[name] === value))
  return own && pictureFile(own.names[0])
}

const views = [
  { view: 'main', words: '' },
  { view: 'side', words: ', from another side' },
  { view: 'close', words: ', close up' },
] as const
/** The view that a picture shows of a product. */
export type View = (typeof views)[number]['view'] | 'video'

/** All pictures of a product, a video's poster last, each with its alternative text; only those of the main look have placeholders. */
export function photosOf(seed: SeedProduct): (NewPhoto & { view: View })[] {
  const pictures = looksOf(seed).flatMap(({ choice, names }, index) =>
    names.flatMap((name, at) => {
      const shot = pictureFile(name) ?? (index === 0 && at === 0 ? missing(name) : undefined)
      if (!shot) return []
      const { url, width, height, blur } = shot
      const alt = `${[seed.name, ...Object.values(choice)].join(', ')}${views[at]!.words}`
      return [{ url, alt, width, height, blur: index === 0 ? blur : null, options: choice, view: views[at]!.view }]
    }),
  )
  return [...pictures, ...posterOf(seed)]
}

function posterOf({ slug, name }: SeedProduct): (NewPhoto & { view: View })[] {
  const [shot, video] = [pictureFile(`${slug}-video`), videoOf(`${slug}-video`)]
  if (!shot || !video) return []
  const { url, width, height, blur } = shot
  return [{ url, alt: `${name}, from all sides, in a video`, width, height, blur, options: {}, video, view: 'video' }]
}

/** Stand-ins for products of tests, which have no pictures. */
const missing = (name: string): PictureFile => ({ url: `/pictures/${name}.avif`, width: side, height: side, blur: null })

/** Sales for shops of tests and measurements, which have no orders: all sales of a month on one day in its middle. */
export function salesOf({ soldLately, soldBefore }: SeedProduct, now: Date): NewProduct['sales'] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
  return [
    { day: daysAgo(15), quantity: soldLately },
    { day: daysAgo(45), quantity: soldBefore },
  ].filter(({ quantity }) => quantity > 0)
}
