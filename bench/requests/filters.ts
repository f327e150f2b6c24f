import type { Chooser } from './choose.ts'
import { pageSize, type ProductList } from './lists.ts'

/** The probability that a visitor uses each filter. */
const shares = { brand: 0.4, option: 0.4, inStock: 0.3, price: 0.6 }

/**
 * Filters that a visitor might choose in a list: a brand, an option's value, in stock only, a range in the middle of the prices. All are
 * offered by the list, and are chosen to leave a page of products where there are enough: an empty page is cheap, and small shops would
 * have more of them than large ones.
 */
export function chooseFilters({ total, facets }: ProductList, chooser: Chooser): URLSearchParams {
  const query = new URLSearchParams()
  let expected = total
  const add = (name: string, value: string, count: number) => {
    query.append(name, value)
    expected *= count / total
  }
  const enough = ({ count }: { count: number }) => (expected * count) / total >= pageSize

  const brands = facets.brands.filter(enough)
  if (brands.length > 0 && chooser.happens(shares.brand)) {
    const { slug, count } = chooser.oneOf(brands)
    add('brand', slug, count)
  }
  const values = facets.options
    .flatMap(({ name, values: all }) => all.map(({ value, count }) => ({ value: `${name}:${value}`, count })))
    .filter(enough)
  if (values.length > 0 && chooser.happens(shares.option)) {
    const { value, count } = chooser.oneOf(values)
    add('option', value, count)
  }
  if (enough({ count: facets.inStock }) && chooser.happens(shares.inStock)) add('inStock', 'true', facets.inStock)
  if (query.size === 0 || chooser.happens(shares.price)) {
    query.append('minPrice', priceAt(facets.price, chooser.between(0.05, 0.3)))
    query.append('maxPrice', priceAt(facets.price, chooser.between(0.6, 0.95)))
  }
  return query
}

/** The price at a share of the range between lowest and highest, on a logarithmic scale: most products are among the cheaper ones. */
function priceAt({ min, max }: { min: number; max: number }, share: number): string {
  const least = Math.max(1, min)
  return (least * (Math.max(least, max) / least) ** share).toFixed(2)
}
