import { slugOf } from '#contract/slug.ts'
import type { TaxClass } from '#server/modules/tax/tax.ts'

/** The shop's codes for the tax classes that every WooCommerce shop has. */
const theirs: Record<string, string> = { '': 'standard', 'reduced-rate': 'reduced', 'zero-rate': 'zero' }

/** The code of the class that a file names by code or name; undefined if the shop has no such class. */
export function taxClassOf(text: string, classes: readonly TaxClass[]): string | undefined {
  const code = slugOf(text)
  const named = classes.find((one) => one.code === code || one.name.toLowerCase() === text.toLowerCase())
  return (named ?? classes.find((one) => one.code === theirs[text.toLowerCase()]))?.code
}
