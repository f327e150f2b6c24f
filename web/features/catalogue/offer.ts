import type { Product, Variant } from '#contract/product.ts'
import { upTo } from '#web/features/catalogue/card.ts'
import { cheapestOf } from '#web/features/catalogue/variants.ts'

const size = 'Size'

export const isSizeOption = (name: string): boolean => name === size

/**
 * The option that nobody chooses for a customer: the size, where there are several; else, where the variant that is looked at costs more than the
 * card says, what decides the price.
 */
export function openOption({ info, options, variants }: Product, variant: Variant | undefined): string | undefined {
  if (options.some(({ name, values }) => isSizeOption(name) && values.length > 1)) return size
  if (!variant || variant.price <= info.price) return undefined
  const leastOf = (option: string, value: string) => cheapestOf(variants.filter(({ options: own }) => own[option] === value))?.price
  return options.findLast(({ name, values }) => new Set(values.map((value) => leastOf(name, value))).size > 1)?.name
}

/** What is asked for a product, as far as it's chosen. */
export interface Offer extends Pick<Variant, 'price' | 'oldPrice' | 'lowestPrice' | 'content'> {
  /** Others cost more. */
  from?: boolean
  /** The most that is saved on one of them, in percent, where this isn't reduced. */
  upTo?: number | undefined
}

/** What a product costs until a variant is chosen, as a card says it: all there are, or what goes with the choices that were made before the open one. */
export function openOffer({ variants }: Product, open: string, shown: Variant | undefined): Offer {
  const fitting = shown
    ? variants.filter(({ options }) => Object.entries(options).every(([name, value]) => name === open || value === shown.options[name]))
    : variants
  const { price, oldPrice, lowestPrice, content } = cheapestOf(fitting)!
  const from = fitting.some((variant) => variant.price !== price)
  return {
    price,
    oldPrice,
    ...(lowestPrice !== undefined && { lowestPrice }),
    ...(content && { content }),
    from,
    ...(oldPrice === null && upTo(fitting)),
  }
}
