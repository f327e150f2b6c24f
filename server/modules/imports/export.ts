import type { exportProducts } from '#contract/imports.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { editRowsAfter, editRowsById, type EditRow, staffProducts } from '#server/modules/catalogue/editor/editor.ts'
import { fileProductOf } from './exported.ts'
import type { FileProduct } from './formats/file-product.ts'
import { shopifyCells, shopifyLines } from './formats/write-shopify.ts'
import { wooCells, wooLines } from './formats/write-woocommerce.ts'
import { readNames } from './names.ts'
import { mostAttributes } from './product-queries.ts'

type Input = ParsedOf<typeof exportProducts>

/** Exports the filtered products as a product file, written as it's read. */
export async function exportFile(db: Db, { format, ...filters }: Input, { origin, now }: { origin: string; now: Date }) {
  const names = await readNames(db)
  const products = batches(Object.keys(filters).length === 0 ? everyRow(db, now) : foundRows(db, filters, now), (row) =>
    fileProductOf(row, names, origin),
  )
  if (format !== 'woocommerce') return csvOf(shopifyCells(format === 'shopify' ? 'new' : 'old'), flat(products, shopifyLines))
  const { n } = (await mostAttributes.one(db, {}))!
  return csvOf(wooCells(n), flat(products, wooLines))
}

const batch = 50

async function* everyRow(db: Db, now: Date): AsyncGenerator<EditRow[]> {
  for (let after = lowestId; ;) {
    const rows = await editRowsAfter(db, after, batch, now)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    after = rows.at(-1)!.id
  }
}

async function* foundRows(db: Db, filters: Omit<Input, 'format'>, now: Date): AsyncGenerator<EditRow[]> {
  for await (const rows of allPages((cursor) => staffProducts(db, { ...filters, cursor, limit: Math.min(batch, limits.page.max) }))) {
    const ids = rows.map(({ id }) => id)
    const found = new Map((await editRowsById(db, ids, now)).map((row) => [row.id, row]))
    yield ids.flatMap((id) => found.get(id) ?? [])
  }
}

async function* batches(rows: AsyncIterable<EditRow[]>, make: (row: EditRow) => FileProduct): AsyncGenerator<FileProduct[]> {
  for await (const some of rows) yield some.map(make)
}

async function* flat<L>(products: AsyncIterable<FileProduct[]>, linesOf: (product: FileProduct) => L[]): AsyncGenerator<L[]> {
  for await (const some of products) yield some.flatMap(linesOf)
}
