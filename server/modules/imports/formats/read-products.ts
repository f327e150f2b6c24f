import type { ReadFile } from './file-product.ts'
import { isShopify, readShopify } from './shopify.ts'
import { isShopifyStock } from './shopify-stock.ts'
import { readTable, unreadColumns } from './table.ts'
import { isWoo, readWoo } from './woocommerce.ts'

export type ProductFormat = 'shopify' | 'woocommerce'

const isStock = "This is Shopify's file of inventory: choose Stock as what is in it."

/** Reads the products of a Shopify or WooCommerce file; `format` is null for any other file. */
export function readProducts(file: string): ReadFile & { format: ProductFormat | null; unread: string[]; columns: string[] } {
  const table = readTable(file)
  if ('error' in table) return { format: null, products: [], errors: [table.error], unread: [], columns: [] }
  if (isShopifyStock(table))
    return { format: null, products: [], errors: [{ line: 1, column: '', message: isStock }], unread: [], columns: [] }
  if (isWoo(table)) return { format: 'woocommerce', ...readWoo(table), unread: unreadColumns(table), columns: table.columns }
  if (isShopify(table)) return { format: 'shopify', ...readShopify(table), unread: unreadColumns(table), columns: table.columns }
  const message =
    'This is not the first line of a product file of Shopify (with "Title") or WooCommerce (with "Name" and "Type"). If the file is about something else, choose what is in it.'
  return { format: null, products: [], errors: [{ line: 1, column: '', message }], unread: [], columns: [] }
}
