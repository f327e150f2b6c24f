import type { ImportAction } from '#contract/imports.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import { editRowsBySlug } from '#server/modules/catalogue/editor/editor.ts'
import type { FileProduct, LineError } from './formats/file-product.ts'
import { lineErrorOf, missing } from './line-errors.ts'
import { merge, type MergeContext, type Merged } from './merge.ts'
import { readNames } from './names.ts'
import * as queries from './queries.ts'
import { readFile } from './read-file.ts'

/** Other requests wait for a batch of it no longer than 15 ms. */
const batch = 20

/** Reads an import's file and says of each product what a run would do. Whoever begins again begins from the start. */
export async function checkImport(database: Database, config: Config, id: string, now: Date): Promise<void> {
  const { db } = database
  const [row, text] = await Promise.all([queries.readImport.one(db, { id }), queries.readText.one(db, { id })])
  if (!row || !text || text.file === null) return
  const { format, parts, errors, errorCount } = await readFile(text.file)
  if (format === null) return void (await queries.fail.run(db, { id, errors, now }))
  await queries.clearProducts.run(db, { id })
  for (const part of parts) await queries.insertProducts.run(db, { id, part })
  const context = await mergeContext(database, config, { format, countsStock: row.counts_stock, now })
  const checking = new Checking(context)
  for (let after = 0; ;) {
    const products = await queries.productsAfter.all(db, { id, after, limit: batch })
    if (products.length === 0) break
    const slugs = products.map(({ slug }) => slug)
    const skus = products.flatMap(({ product }) => product.variants.map(({ sku }) => sku).filter(Boolean))
    const [existing, owners] = await Promise.all([editRowsBySlug(db, slugs, now), queries.skuOwners.all(db, { skus })])
    const ownerOf = new Map(owners.map((owner) => [owner.sku, owner.slug]))
    const checked = products.map((product) => checking.check(product, existing.get(product.slug) ?? null, ownerOf))
    await queries.saveChecked.run(db, { id, checked })
    after = products.at(-1)!.position
  }
  await queries.finishCheck.run(db, {
    id,
    format,
    errors,
    errorCount,
    brands: [...context.names.newBrands.values()],
    categories: [...context.names.newCategories.values()].map((path) => JSON.stringify(path)),
    counts: checking.counts,
  })
}

/** What products are merged with, as the shop is now. */
export async function mergeContext(
  { db }: Pick<Database, 'db'>,
  config: Config,
  given: Pick<MergeContext, 'format' | 'countsStock' | 'now'>,
): Promise<MergeContext> {
  return { ...given, names: await readNames(db), origin: config.origin, defaults: { brand: config.shop.name, category: 'Uncategorized' } }
}

type Existing = Parameters<typeof merge>[1]

class Checking {
  readonly counts: Record<ImportAction, number> = { create: 0, update: 0, same: 0, refuse: 0 }
  readonly #context: MergeContext
  readonly #slugLines = new Map<string, number>()
  readonly #skuLines = new Map<string, number>()

  constructor(context: MergeContext) {
    this.#context = context
  }

  check(
    { position, product, errors: known }: { position: number; product: FileProduct; errors: LineError[] },
    existing: Existing,
    ownerOf: Map<string, string>,
  ): queries.Checked {
    const merged = merge(product, existing, this.#context)
    // What can't be read isn't missing.
    const others = merged.errors.filter(({ line, message }) => message !== missing || !known.some((one) => one.line === line))
    const errors = [...known, ...others, ...this.#taken(product, existing, merged, ownerOf)]
    const action = errors.length > 0 ? 'refuse' : actionOf(existing, merged)
    this.counts[action] += 1
    return { position, action, errors, warnings: merged.warnings, product_id: existing?.id ?? null }
  }

  /** What another product of the file or of the shop has, and what is in the trash. */
  #taken(file: FileProduct, existing: Existing, { lines, fields }: Merged, ownerOf: Map<string, string>): LineError[] {
    const place = { file, lines, format: this.#context.format }
    const errors: LineError[] = []
    const line = this.#slugLines.get(file.slug)
    if (line !== undefined) errors.push(lineErrorOf(['friendlyPageName'], `is that of the product on line ${line}, too`, place))
    else this.#slugLines.set(file.slug, file.line)
    if (existing?.deleted_at) errors.push(lineErrorOf(['friendlyPageName'], 'is that of a product in the trash', place))
    fields?.variants.forEach(({ sku }, at) => {
      const other = this.#skuLines.get(sku)
      const owner = ownerOf.get(sku)
      if (owner !== undefined && owner !== file.slug)
        errors.push(lineErrorOf(['variants', at, 'sku'], `"${sku}" is that of the product "${owner}"`, place))
      else if (other !== undefined) errors.push(lineErrorOf(['variants', at, 'sku'], `"${sku}" is on line ${other}, too`, place))
      else this.#skuLines.set(sku, lines[at] ?? file.line)
    })
    return errors
  }
}

function actionOf(existing: Existing, { isChanged, counts }: Merged): ImportAction {
  if (!existing) return 'create'
  return isChanged || counts.length > 0 ? 'update' : 'same'
}
