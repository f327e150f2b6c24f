import type { ValueChange } from '#contract/imports.ts'
import type { StockLocation } from '#contract/stock.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { changeLevels, lockStock, moveLevels, stockLocations } from '#server/modules/catalogue/ledger/ledger.ts'
import type { LineError } from './formats/file-product.ts'
import { stockColumns } from './formats/lines.ts'
import type { StockLine } from './formats/stock-line.ts'
import {
  type Checker,
  type Kind,
  type RowRunner,
  type RunContext,
  type SaveBatch,
  sentencesOf,
  undoReason,
  type ImportWork,
} from './kind.ts'
import type { Checked, OpenRow, ReadRow, Result } from './queries.ts'
import { TakenKeys } from './taken-keys.ts'
import { labelOf, type Variant, variantsBySku } from './variant-queries.ts'
import type { DoneRow } from './undo-queries.ts'

/** The data for undoing: the pieces that were added or removed. */
interface Before {
  placeId: string | null
  change: number
}

/** Stock by SKU and place, as a quantity or a difference. All changes go through the ledger. */
export const stock: Kind<StockLine> = { checker: stockChecker, runner: stockRunner, undo }

/** The id of the place with this name, ignoring case; null for the place the shop sells from, undefined if there is none. */
function locationIdOf(places: StockLocation[], name: string): string | null | undefined {
  if (name === '') return null
  const stockLocation = places.find((one) => one.name.toLowerCase() === name.toLowerCase())
  return stockLocation && (stockLocation.isDefault ? null : stockLocation.id)
}

const levelOf = ({ stock: here, levels }: Variant, placeId: string | null): number =>
  placeId === null ? here : (levels.find((level) => level.placeId === placeId)?.quantity ?? 0)

async function stockChecker({ database: { db } }: ImportWork): Promise<Checker<StockLine>> {
  const places = await stockLocations(db)
  const taken = new TakenKeys()
  const checkOne = ({ position, line, content, errors: known }: ReadRow<StockLine>, variant: Variant | undefined): Checked => {
    const named = locationIdOf(places, content.place)
    // The single location of a shop that moves here from another platform may have a different name.
    const isRenamed = named === undefined && content.isOnlyPlace === true
    const placeId = isRenamed ? null : named
    const renamed = { line, column: stockColumns.place[1], message: `is "${content.place}": it counts as the place the shop sells from` }
    const warnings = [...(content.notes ?? []), ...(isRenamed ? [renamed] : [])]
    const errors: LineError[] = [...known]
    const wrong = (column: string, message: string): void => void errors.push({ line, column, message })
    if (content.sku !== '' && !variant) wrong(stockColumns.sku[0], 'is not a SKU of this shop')
    if (variant?.is_bundle) wrong(stockColumns.sku[0], 'is a bundle: its stock follows from what it consists of')
    if (variant?.is_digital) wrong(stockColumns.sku[0], 'is delivered as files: its stock is not counted')
    if (placeId === undefined) wrong(stockColumns.place[0], 'is not a location: add it on the stock screen')
    const other = variant && taken.claim(`${variant.id} ${placeId}`, line)
    if (other !== undefined) wrong(stockColumns.sku[0], `is on line ${other}, too`)
    const target = { position, errors, warnings, target_id: variant?.id ?? null, label: variant && labelOf(variant) }
    if (!variant || placeId === undefined || errors.length > 0) return { ...target, action: 'refuse' }
    const before = levelOf(variant, placeId)
    const after = content.quantity ?? before + (content.change ?? 0)
    if (after < 0) wrong(stockColumns.change[0], `is more than there is: ${before}`)
    if (errors.length > 0) return { ...target, action: 'refuse' }
    const changes: ValueChange[] = [{ column: stockColumns.quantity[0], before: String(before), after: String(after) }]
    return before === after ? { ...target, action: 'same' } : { ...target, action: 'update', changes }
  }
  return {
    async check(rows) {
      const found = await variantsBySku.all(db, { skus: rows.map(({ content }) => content.sku) })
      const bySku = new Map(found.map((variant) => [variant.sku, variant]))
      return rows.map((row) => checkOne(row, bySku.get(row.content.sku)))
    },
  }
}

const modeOf = ({ quantity, place, reason }: StockLine): string => JSON.stringify([quantity === undefined, place, reason])

/** Groups rows for the ledger, where a change has one place and one reason. */
function partsOf(rows: OpenRow<StockLine>[]): OpenRow<StockLine>[][] {
  const parts: OpenRow<StockLine>[][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (last?.[0] && modeOf(last[0].content) === modeOf(row.content)) last.push(row)
    else parts.push([row])
  }
  return parts
}

async function stockRunner({ database: { db }, userId, reason }: RunContext): Promise<RowRunner<StockLine>> {
  const places = await stockLocations(db)
  return {
    parts: partsOf,
    async write(tx, rows, now) {
      const [{ content: first }] = rows as [OpenRow<StockLine>]
      const named = locationIdOf(places, first.place)
      const placeId = named === undefined && first.isOnlyPlace ? null : named
      if (placeId === undefined) throw refuse('INVALID_PLACE_ID')
      const { moves } = await moveLevels(
        tx,
        {
          kind: first.quantity === undefined ? 'adjust' : 'count',
          ...(placeId !== null && { placeId }),
          reason: first.reason || reason,
          lines: rows.map(({ target_id, content }) => ({ variantId: target_id!, quantity: content.quantity ?? content.change! })),
        },
        userId,
        now,
      )
      const moved = new Map(moves.map(({ variantId, quantity }) => [variantId, quantity]))
      return rows.map(({ position, target_id }): Result => {
        const change = moved.get(target_id!) ?? 0
        const before: Before = { placeId, change }
        return { position, result: change === 0 ? 'same' : 'updated', target_id, before, version: null, errors: [] }
      })
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

/** Undoes one place after the other, as a change in the ledger has one place. */
async function undo(tx: Tx, done: DoneRow[], { userId, now }: SaveBatch): Promise<null[]> {
  const changes = done.map(({ target_id: variantId, before }) => ({ variantId, ...(before as Before) }))
  const placeIds = [...new Set(changes.flatMap(({ placeId }) => placeId ?? []))]
  await lockStock(tx, { placeIds, variantIds: changes.map(({ variantId }) => variantId) })
  for (const [placeId, some] of Map.groupBy(changes, (one) => one.placeId)) {
    const lines = some.map(({ variantId, change }) => ({ variantId, quantity: -change }))
    await changeLevels(tx, { kind: 'adjust', ...(placeId !== null && { placeId }), reason: undoReason, lines }, userId, now)
  }
  return done.map(() => null)
}
