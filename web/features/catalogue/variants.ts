import { labelOf } from '#web/lib/labels.ts'
import type { Product, Variant } from '#contract/product.ts'
import type { LiveProduct } from '#contract/catalogue.ts'
import { limits } from '#contract/limits.ts'

/** A value of an option, and whether it can be chosen now. */
export interface Choice {
  value: string
  chosen: boolean
  available: boolean
  variantId: string | null
}
export interface OptionChoices {
  name: string
  /** The color of each choice, in the same order. */
  swatches?: string[]
  choices: Choice[]
}

export const canBuy = ({ stock }: Variant): boolean => stock.state !== 'out' || stock.backOrder !== undefined

/** The product with current stock and rating. A first rating isn't added, since its line would shift the layout. */
export function withLiveStock(product: Product, live: LiveProduct): Product {
  const stocks = new Map(live.variants.map(({ id, stock }) => [id, stock]))
  return {
    ...product,
    rating: { ...product.rating, ...(product.rating.count > 0 && live.rating) },
    variants: product.variants.map((variant) => ({ ...variant, stock: stocks.get(variant.id) ?? variant.stock })),
  }
}

/**
 * The variant named in the URL; otherwise the cheapest available one that the main picture shows, as on the product's card; otherwise the
 * cheapest available one; otherwise the first.
 */
export function pickVariant({ variants, photos }: Pick<Product, 'variants' | 'photos'>, variantId: string | null): Variant | undefined {
  const there = variants.filter(canBuy)
  return (
    variants.find(({ id }) => id === variantId) ??
    cheapestOf(there.filter((variant) => shows(photos[0], variant))) ??
    cheapestOf(there) ??
    variants[0]
  )
}

/** The cheapest variant; the first of equals. */
export const cheapestOf = (variants: Variant[]): Variant | undefined =>
  variants.reduce<Variant | undefined>((best, variant) => (best && best.price <= variant.price ? best : variant), undefined)

type Photo = Product['photos'][number]

/** Whether a picture shows this variant, or shows all of them. */
const shows = (photo: Photo | undefined, variant: Variant): boolean =>
  Object.entries(photo?.options ?? {}).every(([name, value]) => variant.options[name] === value)

/** The pictures of this variant; all pictures if it has none. */
export function photosOf({ photos }: Pick<Product, 'photos'>, variant: Variant | undefined): Photo[] {
  const own = variant ? photos.filter((photo) => shows(photo, variant)) : photos
  return own.length > 0 ? own : photos
}

/**
 * Every option with its values. Options are chosen from first to last: a value is available if it can be bought together with the choices
 * before it, and choosing it keeps as many of the later choices as possible. So everything that can be bought can be reached.
 */
export function choicesOf({ options, variants }: Pick<Product, 'options' | 'variants'>, chosen: Variant): OptionChoices[] {
  return options.map(({ name, values, swatches }, index) => {
    const before = options.slice(0, index).map((option) => option.name)
    const fitting = variants.filter((variant) => before.every((option) => variant.options[option] === chosen.options[option]))
    const choices = values.map((value) => {
      const withValue = fitting.filter((variant) => variant.options[name] === value)
      const best = nearest(withValue.filter(canBuy), chosen) ?? nearest(withValue, chosen)
      return { value, chosen: chosen.options[name] === value, available: withValue.some(canBuy), variantId: best?.id ?? null }
    })
    return { name, choices, ...(swatches && { swatches }) }
  })
}

/** The variant that has the most values in common with the chosen one; the first of equals. */
function nearest(variants: Variant[], chosen: Variant): Variant | undefined {
  const shared = (variant: Variant): number =>
    Object.entries(variant.options).filter(([name, value]) => chosen.options[name] === value).length
  return variants.reduce<Variant | undefined>((best, variant) => (best && shared(best) >= shared(variant) ? best : variant), undefined)
}

/** How many of a variant a cart may hold. */
export const mostOf = ({ stock }: Variant): number =>
  stock.backOrder
    ? limits.cart.quantityMax
    : stock.state === 'out'
      ? 0
      : Math.min(stock.left ?? limits.cart.quantityMax, limits.cart.quantityMax)

/** "Black, M": the options that tell a variant from the others. */
export const wordsOf = ({ options }: Pick<Variant, 'options'>): string => Object.values(options).map(labelOf).join(', ')
