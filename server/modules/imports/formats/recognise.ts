import type { ImportKind } from '#contract/import-kinds.ts'
import { guessColumn } from './guess-columns.ts'
import { isShopify } from './shopify.ts'
import { isShopifyStock } from './shopify-stock.ts'
import { readTable, type Table } from './table.ts'
import { isWoo } from './woocommerce.ts'

/** The columns that identify each kind of file: one name from each list. The first match wins. */
const marks: readonly (readonly [ImportKind, readonly (readonly string[])[]])[] = [
  ['customers', [['first name'], ['email']]],
  // Our own customer list. Shopify's orders also have a name and an email.
  ['customers', [['name'], ['email'], ['accepts email marketing']]],
  // Exports of WooCommerce's users. Those of its orders have such addresses, too.
  ['customers', [['email', 'user_email'], ['billing_address_1'], ['user_login', 'username', 'user_email', 'date_registered']]],
  // WooCommerce's list of customers, whose addresses consist of the town.
  ['customers', [['name'], ['email'], ['username'], ['total spend', 'aov']]],
  [
    'redirects',
    [
      ['redirect from', 'from'],
      ['redirect to', 'to'],
    ],
  ],
  ['translations', [['identification'], ['locale'], ['translated content']]],
  ['codes', [['code'], ['promotion', 'promotion id']]],
  [
    'stock',
    [
      ['sku', 'variant sku'],
      ['quantity', 'change', 'on hand', 'adjust'],
    ],
  ],
  [
    'prices',
    [
      ['sku', 'variant sku'],
      ['price', 'variant price', 'compare-at price', 'variant compare at price', 'compare at price'],
    ],
  ],
]

/** The kind of a file, by its first line; undefined if unknown. */
function kindOf(table: Table): ImportKind | undefined {
  if (isShopifyStock(table)) return 'stock'
  const names = new Set(table.columns.map((name) => name.toLowerCase()))
  const others = marks.find(([, columns]) => columns.every((some) => some.some((name) => names.has(name))))?.[0]
  if (others === 'prices' || others === undefined) return isWoo(table) || isShopify(table) || isOwn(table) ? 'products' : others
  return others === 'stock' && isOwn(table) ? 'products' : others
}

/** Whether a file has more data on products than a list of prices or stock would: then it's a product file with its own format. */
function isOwn({ columns }: Table): boolean {
  const guesses = new Set(columns.map(guessColumn))
  return guesses.has('name') && guesses.has('price') && about.some((target) => guesses.has(target))
}
const about = ['description', 'shortDescription', 'brand', 'category', 'pictures'] as const

/**
 * A longer first line is no list of columns. It's read while requests wait, so it mustn't be the ten megabytes of a file without line
 * breaks.
 */
const firstLineMax = 100_000

/** The kind of a file, given its text; only the first line is read. */
export function kindOfFile(text: string): ImportKind | undefined {
  const end = text.search(/[\r\n]/)
  if ((end < 0 ? text.length : end) > firstLineMax) return undefined
  const table = readTable(end < 0 ? text : text.slice(0, end))
  return 'error' in table ? undefined : kindOf(table)
}
