import { z } from 'zod'
import { productFields } from '#contract/product-editor.ts'
import type { Tx } from '#server/db/statement.ts'
import {
  changedFields,
  documentOf,
  editRow,
  type ProductDocument,
  saveFields,
  trashProduct,
} from '#server/modules/catalogue/editor/editor.ts'
import { changeLevels } from '#server/modules/catalogue/ledger/ledger.ts'
import { changedSince, type Saving } from './kind.ts'
import { writtenPart } from './merge-photos.ts'
import type { DoneRow } from './queries.ts'
import type { Before } from './run-products.ts'

const stored = z.looseObject({
  photos: z.array(
    z.looseObject({
      url: z.string(),
      alt: z.string().default(''),
      width: z.int(),
      height: z.int(),
      blur: z.string().nullable().default(null),
      options: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

/** Undoes what was done with a product; answers why it is left as it is, or null. */
export async function undoProduct(tx: Tx, { result, target_id: id, version, before }: DoneRow, saving: Saving): Promise<string | null> {
  const row = await editRow(tx, id, saving.now)
  if (row.deleted_at) return result === 'created' ? null : 'is in the trash'
  if (row.version !== version) return changedSince
  if (result === 'created') {
    await trashProduct(tx, id, saving.now)
    return null
  }
  const { document, counted } = before as Before
  const known = stored.parse(document).photos
  const fields = productFields.parse({ ...document, photos: known.map(writtenPart) })
  if (changedFields(documentOf(row), document as ProductDocument).length > 0)
    await saveFields(tx, { id, version, known }, { ...fields, variants: fields.variants.map(({ id: _, ...variant }) => variant) }, saving)
  const lines = counted.filter(({ change }) => change !== 0).map(({ variantId, change }) => ({ variantId, quantity: -change }))
  if (lines.length > 0) await changeLevels(tx, { kind: 'adjust', reason: 'An import was undone', lines }, saving.userId, saving.now)
  return null
}
