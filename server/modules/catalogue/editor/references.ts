import { statement, type Tx } from '#server/db/statement.ts'

interface Reference {
  /** A column with a foreign key to a product or a variant. */
  column: string
  /** Limits the rows `x` that count. */
  where?: string
  /** The reason, in words about the product. */
  use: string
}

/** References that keep a product from being deleted for good. */
export const productReferences: Reference[] = [
  { column: 'order_lines.product_id', use: 'was ordered' },
  { column: 'questions.product_id', where: 'x.removed_at is null', use: 'was asked about' },
  { column: 'product_posts.product_id', use: 'is named in a post' },
  { column: 'wishlist_items.product_id', use: 'is on a wishlist' },
  { column: 'product_translations.product_id', use: 'was translated' },
  // Deals of a price list for everyone are created automatically, so they don't count.
  { column: 'deals.product_id', where: 'x.price_list_id is null', use: 'has a deal' },
]
export const variantReferences: Reference[] = [
  { column: 'saved_lines.variant_id', use: 'was saved for later' },
  { column: 'stock_alerts.variant_id', where: 'x.confirmed_at is not null and x.sent_at is null', use: 'has someone who waits for it' },
  { column: 'return_lines.exchange_variant_id', use: 'is wanted in exchange' },
  { column: 'bundle_components.component_id', use: 'is in a bundle' },
  { column: 'download_files.variant_id', use: 'has files to download' },
  { column: 'repeat_lines.variant_id', use: 'is in a repeat delivery' },
  { column: 'price_list_prices.variant_id', where: 'x.is_given', use: 'has a price of a list' },
]

const tableOf = ({ column }: Reference): string => column.slice(0, column.indexOf('.'))
const counted = ({ where }: Reference): string => (where === undefined ? '' : ` and ${where}`)
/** `offset 0` enforces an index look-up, instead of hashing the table for all products. */
const when = (exists: string, { use }: Pick<Reference, 'use'>): string => `when exists (${exists} offset 0) then '${use}'`
const ofProduct = (one: Reference): string => when(`select from ${tableOf(one)} x where ${columnOf(one)} = p.id${counted(one)}`, one)
const ofVariant = (one: Reference): string =>
  when(`select from variants v join ${tableOf(one)} x on ${columnOf(one)} = v.id where v.product_id = p.id${counted(one)}`, one)
const columnOf = ({ column }: Reference): string => `x.${column.slice(column.indexOf('.') + 1)}`

/** Stock that changed since the opening entry, unless the changes at a place cancel out. */
const movedSql = `
  select from variants v join stock_movements x on x.variant_id = v.id where v.product_id = p.id and x.kind <> 'opening'
  group by x.variant_id, x.place_id having sum(x.quantity) <> 0`

const referenced = statement(
  'editor.referenced',
  { ids: 'uuid[]' },
  { id: 'uuid', use: 'text' },
  `
  select * from (select p.id, case ${[...productReferences.map(ofProduct), ...variantReferences.map(ofVariant)].join(' ')}
    ${when(movedSql, { use: 'has other stock by now' })} end as use from unnest($1::uuid[]) as p (id)) p where use is not null`,
)
/**
 * Locks variants, so concurrent orders have either finished or wait. Products are locked first, as in the editor; then variants in id
 * order.
 */
const lockVariants = statement(
  'editor.lockVariants',
  { ids: 'uuid[]' },
  {},
  `select from variants where product_id = any($1) order by is_bundle, id for update`,
)

/** Finds products that something refers to, and what, in words that follow "it". Locks their variants. */
export async function referencesTo(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  await lockVariants.run(tx, { ids })
  return new Map((await referenced.all(tx, { ids })).map(({ id, use }) => [id, use]))
}
