import type { ColumnMapping } from '#contract/column-targets.ts'
import { readCustom } from './custom.ts'
import type { ReadFile } from './file-product.ts'
import { isShopify, readShopify } from './shopify.ts'
import { isShopifyStock } from './shopify-stock.ts'
import { type RawTable, sameNamed, tableOf, unreadColumns } from './table.ts'
import { isWoo, readWoo } from './woocommerce.ts'

export type ProductFormat = 'shopify' | 'woocommerce' | 'custom'

/** The products of a file. `format` is null if its columns aren't known: then staff have to say what they mean, unless there are errors. */
type ReadProducts = ReadFile & { format: ProductFormat | null; unread: string[] }

const isStock = "This is Shopify's file of inventory: choose Stock as what is in it."
const isNoTable =
  'has one column only: the values of a file are separated by commas, semicolons or tabs, and its first line has the names of the columns'
const unknown = (...errors: ReadFile['errors']): ReadProducts => ({ format: null, products: [], errors, unread: [] })

/** Reads the products of a file of Shopify or WooCommerce, or of any other with the mapping of its columns. */
export function readProducts(raw: RawTable, mapping: ColumnMapping | null): ReadProducts {
  if (mapping) {
    const { table, ...read } = readCustom(raw, mapping)
    return { format: 'custom', ...read, unread: unreadColumns(table) }
  }
  const table = tableOf(raw)
  if (isShopifyStock(table)) return unknown({ line: 1, column: '', message: isStock })
  const format = isWoo(table) ? 'woocommerce' : isShopify(table) ? 'shopify' : null
  if (format === null) return raw.columns.length > 1 ? unknown() : unknown({ line: 1, column: '', message: isNoTable })
  const twice = sameNamed(raw)
  if (twice) return unknown(twice)
  const { products, errors } = format === 'woocommerce' ? readWoo(table) : readShopify(table)
  return { format, products, errors: [...table.errors, ...errors], unread: unreadColumns(table) }
}
