import { major, minor } from '#contract/currency.ts'
import type { ValueChange } from '#contract/imports.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import { lockProducts, type Save, saveProducts } from '#server/modules/catalogue/editor/editor.ts'
import type { LineError } from './formats/file-product.ts'
import { type PriceLine, priceColumns } from './formats/lines.ts'
import { amountText } from './formats/values.ts'
import {
  changedSince,
  type Checker,
  type Kind,
  type RowRunner,
  type RunContext,
  type SaveBatch,
  sentencesOf,
  type ImportWork,
} from './kind.ts'
import type { Checked, ReadRow, Result } from './queries.ts'
import { TakenKeys } from './taken-keys.ts'
import { labelOf, type Variant, variantsBySku } from './variant-queries.ts'
import type { DoneRow } from './undo-queries.ts'

/** In minor units. */
interface Prices {
  price: number
  oldPrice: number | null
}
/** The data for undoing. */
interface Before {
  sku: string
  before: Prices
  after: Prices
  /** The times at which the price before and the new price became valid. */
  pricedAt?: [before: string, after: string]
}

/** Prices by SKU. A product is saved as a whole with a new version, so that an open editor can't overwrite it. */
export const prices: Kind<PriceLine> = { checker: priceChecker, runner: priceRunner, undo }

const shown = (amount: number | null): string => (amount === null ? '' : amountText(amount))

function changesOf(before: Prices, after: Prices): ValueChange[] {
  return (['price', 'oldPrice'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ column: priceColumns[field][0], before: shown(before[field]), after: shown(after[field]) }))
}

const pricesOf = ({ price, old_price: oldPrice }: Variant): Prices => ({ price, oldPrice })
const pricesAfter = (before: Prices, { price = before.price, oldPrice = before.oldPrice }: PriceLine): Prices => ({ price, oldPrice })

async function priceChecker({ database: { db } }: ImportWork): Promise<Checker<PriceLine>> {
  const taken = new TakenKeys()
  const checkOne = ({ position, line, content, errors: known }: ReadRow<PriceLine>, variant: Variant | undefined): Checked => {
    const errors: LineError[] = [...known]
    const wrong = (column: string, message: string): void => void errors.push({ line, column, message })
    if (content.sku !== '' && !variant) wrong(priceColumns.sku[0], 'is not a SKU of this shop')
    const other = variant && taken.claim(variant.id, line)
    if (other !== undefined) wrong(priceColumns.sku[0], `is on line ${other}, too`)
    const target = { position, errors, warnings: [], target_id: variant?.product_id ?? null, label: variant && labelOf(variant) }
    if (!variant || errors.length > 0) return { ...target, action: 'refuse' }
    const before = pricesOf(variant)
    const after = pricesAfter(before, content)
    if (after.oldPrice !== null && after.oldPrice <= after.price) wrong(priceColumns.oldPrice[0], 'is not more than the price')
    if (errors.length > 0) return { ...target, action: 'refuse' }
    const changes = changesOf(before, after)
    return { ...target, action: changes.length > 0 ? 'update' : 'same', changes }
  }
  return {
    async check(rows) {
      const found = await variantsBySku.all(db, { skus: rows.map(({ content }) => content.sku) })
      const bySku = new Map(found.map((variant) => [variant.sku, variant]))
      return rows.map((row) => checkOne(row, bySku.get(row.content.sku)))
    },
  }
}

async function priceRunner({ userId }: RunContext): Promise<RowRunner<PriceLine>> {
  return {
    parts: (rows) => [rows],
    async write(tx, rows, now) {
      const written = new Map<string, Before>()
      const lines = new Map(rows.map(({ content }) => [content.sku, content]))
      const change = (sku: string, before: Prices): Prices => {
        const line = lines.get(sku)
        if (!line) return before
        const after = pricesAfter(before, line)
        const at = since.get(sku)
        written.set(sku, { sku, before, after, ...(at !== undefined && { pricedAt: [at, now.toISOString()] }) })
        return after
      }
      const ids = [...new Set(rows.map(({ target_id }) => target_id!))]
      await lockProducts.run(tx, { ids })
      const found = await variantsBySku.all(tx, { skus: [...lines.keys()] })
      const since = new Map(found.flatMap(({ sku, priced_at: at }) => (at ? [[sku, at.toISOString()] as const] : [])))
      await saveProducts(tx, { added: [], saved: ids.map((id) => ({ id, version: null, fields: withPrices(change) })) }, { userId, now })
      return rows.map(({ position, content, target_id }): Result => {
        const before = written.get(content.sku)
        if (!before) throw refuse('INVALID_INPUT', { sku: ['is not a SKU of this shop'] })
        return { position, result: 'updated', target_id, before, version: null, errors: [] }
      })
    },
    errorsOf: (refusal, { line }) => sentencesOf(refusal, line),
  }
}

/** Applies `change` to the prices of each variant of a product. */
const withPrices =
  (change: (sku: string, before: Prices) => Prices): Extract<Save['fields'], Function> =>
  (fields) => ({
    ...fields,
    variants: fields.variants.map((variant) => {
      const before = { price: minor(variant.price), oldPrice: variant.oldPrice === null ? null : minor(variant.oldPrice) }
      const { price, oldPrice } = change(variant.sku, before)
      return { ...variant, price: major(price), oldPrice: oldPrice === null ? null : major(oldPrice) }
    }),
  })

async function undo(tx: Tx, done: DoneRow[], saving: SaveBatch): Promise<(string | null)[]> {
  const ids = [...new Set(done.map(({ target_id }) => target_id))]
  // Locks the products, so concurrent edits wait and the rows read below are current.
  await lockProducts.run(tx, { ids })
  const stored = done.map(({ before }) => before as Before)
  const found = await variantsBySku.all(tx, { skus: stored.map(({ sku }) => sku) })
  const bySku = new Map(found.map((variant) => [variant.sku, variant]))
  const reasons = done.map(({ target_id: id }, at) => {
    const { sku, after } = stored[at]!
    const variant = bySku.get(sku)
    return variant?.product_id !== id || changesOf(pricesOf(variant), after).length > 0 ? changedSince : null
  })
  const back = new Map(stored.flatMap(({ sku, before }, at) => (reasons[at] === null ? [[sku, before] as const] : [])))
  const products = new Set(done.flatMap(({ target_id }, at) => (reasons[at] === null ? [target_id] : [])))
  const fields = withPrices((sku, now) => back.get(sku) ?? now)
  // A restored reduction continues as if it had never ended: its saving is computed from the lowest price before its own start (decision
  // 88).
  const pricedAt = new Map(
    stored.flatMap(({ sku, pricedAt: [was, is] = ['', ''] }) =>
      bySku.get(sku)?.priced_at?.toISOString() === is ? [[sku, new Date(was)] as const] : [],
    ),
  )
  await saveProducts(tx, { added: [], saved: [...products].map((id) => ({ id, version: null, fields })) }, { ...saving, pricedAt })
  return reasons
}
