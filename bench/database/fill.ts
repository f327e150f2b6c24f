import pg from 'pg'
import type { Progress } from '#scripts/steps.ts'
import { brands, categories, products as demo } from '#seed/catalogue/index.ts'
import { searchRules, synonyms } from '#seed/catalogue/search.ts'
import { fillCatalogue } from '#seed/fill.ts'
import type { SeedProduct } from '#seed/types.ts'
import { openDatabase } from '#server/db/pool.ts'
import { recountBoughtTogether, recomputeRails, recountFacets } from '#server/modules/catalogue/catalogue.ts'
import { TableCopy } from './copy.ts'
import { withoutIndexes } from './indexes.ts'
import { fillOrders } from './orders.ts'
import { makeProducts } from './products.ts'
import { openRowMaker, type References, tables } from './rows.ts'

/** The number of products per batch, held in memory. */
const batchSize = 100

/** Fills the catalogue of a migrated, empty database with `count` products, in the state that `refreshProducts` leaves. */
export async function fillProducts(url: string, count: number, now: Date, progress: Progress = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await inTransaction(url, (tx) => fillCatalogue(tx, { brands, categories, products: [], search: { synonyms, rules: searchRules } }, now))
    const rowsOf = openRowMaker(await readReferences(client), now)
    await withoutIndexes(client, [...tables, 'product_names'], async () => {
      await copyProducts(url, { count, rowsOf, progress })
      // Does what the triggers would, since COPY runs with triggers off.
      await client.query('insert into product_names (product_id, name) select id, lower(name) from products on conflict do nothing')
    })
    await fillOrders(client, now)
    await client.query('vacuum (analyze, freeze)')
    await inTransaction(url, async (tx) => {
      await recountFacets(tx)
      await recountBoughtTogether(tx, now)
      await recomputeRails(tx, now)
    })
    await client.query('vacuum (analyze) facet_counts')
  } finally {
    await client.end()
  }
}

async function copyProducts(
  url: string,
  { count, rowsOf, progress }: { count: number; rowsOf: ReturnType<typeof openRowMaker>; progress: Progress },
): Promise<void> {
  const copies = await Promise.all(tables.map(async (table) => ({ table, copy: await TableCopy.open(url, table) })))
  try {
    let done = 0
    // PostgreSQL stores a batch while the next one is made.
    let copying: Promise<unknown> = Promise.resolve()
    for (const products of batches(makeProducts(count, demo), batchSize)) {
      const rows = rowsOf(products)
      await copying
      copying = Promise.all(copies.map(({ table, copy }) => copy.add(rows[table])))
      progress((done += products.length), count)
    }
    await copying
  } finally {
    await Promise.all(copies.map(({ copy }) => copy.close()))
  }
}

function* batches(products: Iterable<SeedProduct>, size: number): Generator<SeedProduct[]> {
  let batch: SeedProduct[] = []
  for (const product of products) {
    batch.push(product)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

async function readReferences(client: pg.Client): Promise<References> {
  const brandRows = await client.query<References['brands'][number]>('select id, slug, name from brands')
  const categoryRows = await client.query<References['categories'][number]>(
    'select id, slug, name, parent_id as "parentId" from categories',
  )
  return { brands: brandRows.rows, categories: categoryRows.rows }
}

/** Runs without the shop's statement time-out: with a million products, statements here may take long. */
async function inTransaction(url: string, work: Parameters<ReturnType<typeof openDatabase>['transaction']>[0]): Promise<void> {
  const database = openDatabase(url, 1)
  try {
    await database.transaction(async (tx) => {
      await tx.query({ text: 'set local statement_timeout = 0', values: [] })
      await work(tx)
    })
  } finally {
    await database.close()
  }
}
