import type { ProductRowInput } from '#web/admin/products/bulk-change.ts'
import type { StaffProduct } from '#contract/edited-product.ts'
import { moneyToSend } from '#web/lib/read-money.ts'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'

/** A product as a row of texts. The price is that of all variants; empty if they differ. */
export interface GridRow {
  id: string
  name: string
  photo: string | null
  isPublished: boolean
  isFeatured: boolean
  price: string
  was: string
  keywords: string
}

export const gridRows = (products: StaffProduct[]): GridRow[] =>
  products.map(({ id, name, photo, state, isFeatured, price, priceMax, oldPrice, keywords }) => ({
    id,
    name,
    photo,
    isPublished: state === 'live' || state === 'scheduled',
    isFeatured,
    price: typedAmount(price === priceMax ? price : null),
    was: typedAmount(oldPrice),
    keywords: keywords.join(', '),
  }))

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** The request for a changed row; undefined if it's unchanged. Text that isn't a number counts as no price. */
export function rowInput(before: GridRow, row: GridRow): ProductRowInput | undefined {
  const input: ProductRowInput = { id: row.id }
  if (row.isPublished !== before.isPublished) input.isPublished = row.isPublished
  if (row.isFeatured !== before.isFeatured) input.isFeatured = row.isFeatured
  if (row.keywords !== before.keywords) {
    const [old, now] = [wordsOf(before.keywords), wordsOf(row.keywords)]
    input.addKeywords = now.filter((word) => !old.includes(word))
    input.removeKeywords = old.filter((word) => !now.includes(word))
  }
  const price = moneyToSend(row.price)
  const was = moneyToSend(row.was)
  if (row.price !== before.price && price !== null) input.price = price
  if (row.was !== before.was) input.oldPrice = was
  return Object.keys(input).length > 1 ? input : undefined
}
