import { z } from 'zod'
import { video } from '#contract/media.ts'
import { productFields } from '#contract/edited-product.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import {
  changedFields,
  discardProducts,
  documentOf,
  type EditRow,
  editRowsById,
  lockProducts,
  lockProductsForRemoval,
  type ProductDocument,
  type Save,
  saveProducts,
  unchangedSince,
} from '#server/modules/catalogue/editor/editor.ts'
import { changeLevels } from '#server/modules/catalogue/ledger/ledger.ts'
import { changedSince, type UndoOutcome, type SaveBatch, undoReason } from './kind.ts'
import { writtenPart } from './merge-photos.ts'
import type { Before } from './run-products.ts'
import type { DoneRow } from './undo-queries.ts'

const stored = z.looseObject({
  photos: z.array(
    z.looseObject({
      url: z.string(),
      alt: z.string().default(''),
      width: z.int(),
      height: z.int(),
      blur: z.string().nullable().default(null),
      options: z.record(z.string(), z.string()).default({}),
      video: video.nullable().default(null),
    }),
  ),
})

/** Undoes changes of products in bulk. */
export async function undoProducts(tx: Tx, done: DoneRow[], saving: SaveBatch): Promise<UndoOutcome[]> {
  const { userId, now } = saving
  const ids = done.map(({ target_id }) => target_id)
  // Locks the products, so concurrent edits and orders wait and the rows read below are current.
  await (done.some(({ result }) => result === 'created') ? lockProductsForRemoval : lockProducts).run(tx, { ids })
  const rows = new Map((await editRowsById(tx, ids, now)).map((row) => [row.id, row]))
  const known = done.flatMap(({ target_id, version }) => {
    const row = rows.get(target_id)
    return row && version !== null ? [{ row, version }] : []
  })
  const unchanged = await unchangedSince(tx, known)
  const planned = done.map((one) => planOf(one, rows.get(one.target_id), unchanged))
  const discarded = planned.flatMap(({ discards }) => discards ?? [])
  const missed = discarded.length > 0 ? await discardProducts(tx, discarded, now) : new Map<string, string>()
  const saved = planned.flatMap(({ save }) => save ?? [])
  if (saved.length > 0) await saveProducts(tx, { added: [], saved }, saving)
  const lines = planned.flatMap((one) => one.lines ?? [])
  if (lines.length > 0) await changeLevels(tx, { kind: 'adjust', reason: undoReason, lines }, userId, now)
  return planned.map(({ discards, outcome = null }) => {
    const missedAs = discards && missed.get(discards)
    return missedAs === undefined ? outcome : { trashed: `is in the trash, where it can be restored: it ${missedAs}` }
  })
}

const inTrash = 'is in the trash'

/** What to do with one product. */
interface Plan {
  outcome?: UndoOutcome
  /** The id of a product to remove: for good unless something refers to it. */
  discards?: string
  save?: Save
  lines?: { variantId: string; quantity: number }[]
}

function planOf({ result, target_id: id, before }: DoneRow, row: EditRow | undefined, unchanged: ReadonlySet<string>): Plan {
  if (!row) throw refuse('INVALID_PRODUCT_ID')
  if (row.deleted_at) return { outcome: result === 'created' ? { trashed: inTrash } : inTrash }
  if (!unchanged.has(id)) return { outcome: changedSince }
  if (result === 'created') return { discards: id }
  const { document, counted } = before as Before
  const lines = counted.filter(({ change }) => change !== 0).map(({ variantId, change }) => ({ variantId, quantity: -change }))
  if (changedFields(documentOf(row), document as ProductDocument).length === 0) return { lines }
  const known = stored.parse(document).photos
  const fields = productFields.parse({ ...document, photos: known.map(writtenPart) })
  const save = { id, version: row.version, known, fields: { ...fields, variants: fields.variants.map(({ id: _, ...variant }) => variant) } }
  return { lines, save }
}
