import type { ReadFile } from './file-product.ts'
import { isShopify, readShopify } from './shopify.ts'
import { readTable } from './table.ts'
import { isWoo, readWoo } from './woocommerce.ts'

export type ProductFormat = 'shopify' | 'woocommerce'

/** The products of a file, whoever wrote it; with `format: null` where it's neither's. */
export function readProducts(file: string): ReadFile & { format: ProductFormat | null } {
  const table = readTable(file)
  if ('error' in table) return { format: null, products: [], errors: [table.error] }
  if (isWoo(table)) return { format: 'woocommerce', ...readWoo(table) }
  if (isShopify(table)) return { format: 'shopify', ...readShopify(table) }
  const message = 'is not the first line of a product file of Shopify ("Title" is missing) or WooCommerce ("Name", "Type")'
  return { format: null, products: [], errors: [{ line: 1, column: '', message }] }
}
