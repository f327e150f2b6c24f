import { z } from 'zod'
import { productFields } from '#contract/product-editor.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { Database } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import { PermanentJobError } from '#server/jobs/retry.ts'
import {
  changedFields,
  documentOf,
  editRow,
  type ProductDocument,
  saveFields,
  trashProduct,
} from '#server/modules/catalogue/editor/editor.ts'
import { changeLevels } from '#server/modules/catalogue/ledger/ledger.ts'
import * as queries from './queries.ts'
import type { Before } from './run.ts'

type Done = Awaited<ReturnType<typeof queries.doneProducts.all>>[number]

const batch = 20

/** Undoes what an import did, the last first, each product in a transaction of its own; what was changed since stays, with the reason. */
export async function undoImport({ db, transaction }: Database, id: string, clock: () => Date): Promise<void> {
  const row = await queries.readImport.one(db, { id })
  if (row?.state !== 'undoing') return
  if (row.user_id === null) throw new PermanentJobError('who imported is gone')
  const userId = row.user_id
  for (;;) {
    const products = await queries.doneProducts.all(db, { id, limit: batch })
    if (products.length === 0) break
    for (const product of products) {
      const undo = (work: (tx: Tx) => Promise<string | null>) =>
        transaction(async (tx) => {
          await queries.lockImport.one(tx, { id })
          if ((await queries.doneProducts.one(tx, { id, limit: 1 }))?.position !== product.position) return
          const reason = await work(tx)
          const errors = reason === null ? [] : [{ line: product.line, column: '', message: reason }]
          await queries.saveUndone.run(tx, { id, position: product.position, result: reason === null ? 'undone' : 'left', errors })
        })
      try {
        await undo((tx) => undoOne(tx, product, { userId, now: clock() }))
      } catch (error) {
        if (!isRefusal(error)) throw error
        const said = Object.values(error.errors ?? {})
          .flat()
          .join(', ')
        await undo(async () => said || error.message)
      }
    }
  }
  await queries.changeState.run(db, { id, from: 'undoing', to: 'undone', now: clock() })
}

const changedSince = 'was changed since'
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

/** Undoes one; answers why it is left as it is, or null. */
async function undoOne(
  tx: Tx,
  { result, product_id: id, version, before }: Done,
  saving: { userId: string; now: Date },
): Promise<string | null> {
  const row = await editRow(tx, id, saving.now)
  if (row.deleted_at) return result === 'created' ? null : 'is in the trash'
  if (row.version !== version) return changedSince
  if (result === 'created') {
    await trashProduct(tx, id, saving.now)
    return null
  }
  const { document, counted } = before as Before
  const known = stored.parse(document).photos
  const fields = productFields.parse(document)
  if (changedFields(documentOf(row), document as ProductDocument).length > 0)
    await saveFields(tx, { id, version, known }, { ...fields, variants: fields.variants.map(({ id: _, ...variant }) => variant) }, saving)
  const lines = counted.filter(({ change }) => change !== 0).map(({ variantId, change }) => ({ variantId, quantity: -change }))
  if (lines.length > 0) await changeLevels(tx, { kind: 'adjust', reason: 'An import was undone', lines }, saving.userId, saving.now)
  return null
}
