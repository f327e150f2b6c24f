import { isUncategorized } from '#contract/uncategorized.ts'
import { listOf } from './values.ts'

/**
 * The categories of a cell; undefined if there are none. WooCommerce puts products without a category into "Uncategorized", which isn't a
 * category to browse.
 */
export function categoriesOf(cell: string): string[][] | undefined {
  const paths = listOf(cell).map((path) => path.split('>').map((part) => part.trim()))
  const real = paths.filter((path) => path.length > 1 || !isUncategorized(path[0]!))
  return real.length === 0 ? undefined : real
}
