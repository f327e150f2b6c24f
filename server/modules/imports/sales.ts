import type { FileProduct, FileVariant, LineError } from './formats/file-product.ts'
import { wooColumns } from './formats/woo-columns.ts'

/** A product with its current prices: a sale price counts only between its dates. The dates aren't imported, and the warnings say so. */
export function withCurrentPrices(file: FileProduct, now: Date): { file: FileProduct; warnings: LineError[] } {
  const warnings: LineError[] = []
  return { file: { ...file, variants: file.variants.map((variant) => pricedAt(variant, now.toISOString(), warnings)) }, warnings }
}

function pricedAt({ sale, ...variant }: FileVariant, now: string, warnings: LineError[]): FileVariant {
  if (!sale || (sale.to !== null && sale.to < now)) return variant
  const warn = (column: string, message: string): void => void warnings.push({ line: variant.line, column, message })
  if (sale.from !== null && sale.from > now) {
    warn(wooColumns.saleFrom, `is after today (${sale.from.slice(0, 10)}): the sale price is left out, and won't begin by itself`)
    return variant
  }
  if (sale.to !== null) warn(wooColumns.saleTo, `is ${sale.to.slice(0, 10)}: the sale price is taken, and won't end by itself`)
  return { ...variant, price: sale.price, oldPrice: variant.price }
}
