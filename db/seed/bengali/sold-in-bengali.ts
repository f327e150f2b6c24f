import type { LineTranslation } from '#contract/line-translation.ts'
import { products } from './products.ts'
import { termIn } from './terms.ts'

interface Sold {
  slug: string
  options: Record<string, string>
}

/** A sold variant with its Bengali name, as an order of the shop itself stores it; unchanged if its product has none. */
export function soldInBengali<T extends Sold>(variant: T): T & { translation?: LineTranslation } {
  const name = products[variant.slug]?.[0]
  if (name === undefined) return variant
  const options = Object.fromEntries(
    Object.entries(variant.options).flatMap(([option, value]) => {
      const translated = termIn(value)
      return translated === undefined ? [] : [[option, translated]]
    }),
  )
  return { ...variant, translation: { locale: 'bn', name, options } }
}
