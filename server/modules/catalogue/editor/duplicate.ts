import type { ProductFields } from '#contract/edited-product.ts'
import { limits } from '#contract/limits.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { documentOf } from './document.ts'
import { readDetails } from './queries.ts'
import type { EditRow } from './read-queries.ts'
import { addProduct, editRow, lockProducts } from './editor.ts'
import type { SaveContext } from './save-context.ts'

const takenNames = statement(
  'editor.takenNames',
  { slugs: 'text[]', skus: 'text[]' },
  { name: 'text' },
  `select slug as name from products where slug = any($1) union all select sku as name from variants where sku = any($2)`,
)

/** The maximum number of names tried for a copy. */
const copiesMax = 50

/** Creates a draft copy of a product with its pictures, but without stock, sales and reviews. Fails with INVALID_PRODUCT_ID. */
export async function duplicate(tx: Tx, id: string, saving: SaveContext): Promise<EditRow> {
  // Captions of its videos that change meanwhile would be missing in the copy.
  await lockProducts.run(tx, { ids: [id] })
  const row = await editRow(tx, id, saving.now)
  const fields = documentOf(row)
  const candidates = Array.from({ length: copiesMax }, (_, index) => copyOf(fields, index + 1))
  const names = await takenNames.all(tx, {
    slugs: candidates.map(({ friendlyPageName }) => friendlyPageName),
    skus: candidates.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  })
  const isTaken = new Set(names.map(({ name }) => name))
  const free = candidates.find(
    ({ friendlyPageName, variants }) => !isTaken.has(friendlyPageName) && variants.every(({ sku }) => !isTaken.has(sku)),
  )
  const details = (await readDetails.one(tx, { id }))!
  return addProduct(tx, free ?? candidates.at(-1)!, saving, row.photos, details)
}

function copyOf(fields: ProductFields, n: number): ProductFields {
  const mark = n === 1 ? 'copy' : `copy-${n}`
  const short = (text: string, max: number) => text.slice(0, max - mark.length - 1)
  return {
    ...fields,
    name: short(fields.name, limits.product.name) + (n === 1 ? ' copy' : ` copy ${n}`),
    friendlyPageName: `${short(fields.friendlyPageName, 120).replace(/-+$/, '')}-${mark}`,
    isPublished: false,
    isFeatured: false,
    variants: fields.variants.map(({ id: _, sku, ...variant }) => ({ ...variant, sku: `${short(sku, limits.product.sku)}-${mark}` })),
  }
}
