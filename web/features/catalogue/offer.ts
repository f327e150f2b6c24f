import type { Product, Variant } from '#contract/product.ts'
import { sizeOption } from '#contract/size-option.ts'
import { type Saving, upTo } from '#web/features/catalogue/card.ts'
import { cheapestOf } from '#web/features/catalogue/variants.ts'

export const isSizeOption = (name: string): boolean => name === sizeOption

/**
 * The option that isn't preselected. If there are several sizes, it's the size; otherwise, if the variant in view costs more than the card
 * says, the option that makes the difference in price.
 */
export function openOption({ info, options, variants }: Product, variant: Variant | undefined): string | undefined {
  if (options.some(({ name, values }) => isSizeOption(name) && values.length > 1)) return sizeOption
  if (!variant || variant.price <= info.price) return undefined
  const leastOf = (option: string, value: string) => cheapestOf(variants.filter(({ options: own }) => own[option] === value))?.price
  return options.findLast(({ name, values }) => new Set(values.map((value) => leastOf(name, value))).size > 1)?.name
}

/** The price of a product, as far as it has been chosen. */
export interface Offer extends Pick<Variant, 'price' | 'oldPrice' | 'lowestPrice' | 'content'> {
  /** Set if other variants cost more. */
  from?: boolean
  /** The highest discount, where the price shown isn't reduced. */
  upTo?: Saving | undefined
}

/** The price until a variant is chosen, as on a card: the cheapest of all, or of those that match every option but the open one. */
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
