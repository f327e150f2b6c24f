import { lowestId } from '#server/db/ids.ts'
import { statement, type Db } from '#server/db/statement.ts'
import { ProductTable } from './product-table.ts'
import { Scans } from './scans.ts'

const columns = {
  product_id: 'uuid',
  revision: 'int4',
  published: 'float8',
  price: 'int4',
  rating: 'int4',
  popularity: 'float8',
  in_stock: 'bool',
  categories: 'text',
  keys: 'text',
} as const

/** Lists are read as text and times as milliseconds, as the driver takes ten times as long to read an array or a date. */
const select = `
  select product_id, revision, extract(epoch from published_at)::float8 * 1000 as published, price, rating, popularity, in_stock,
  array_to_string(category_ids, ',') as categories, array_to_string(facet_keys, e'\\x1f') as keys from product_index`

const pageAfter = statement(
  'catalogue.indexAfter',
  { after: 'uuid', limit: 'int8' },
  columns,
  `${select} where product_id > $1 order by product_id limit $2`,
)
const rowsOf = statement('catalogue.indexRows', { ids: 'uuid[]' }, columns, `${select} where product_id = any($1)`)

type Row = Awaited<ReturnType<typeof rowsOf.all>>[number]

const pageSize = 5000
const changesPerQuery = 500
/** The table is rebuilt when more than this share of its slots, plus `wasteMin`, are dead. */
const wasteShare = 0.25
const wasteMin = 1000

/**
 * All products on sale in memory, for filtered lists. They are loaded on first use, one page at a time so that other requests continue
 * meanwhile (a million products take about three seconds and 180 MB); after that, changes are applied.
 */
export class FacetIndex {
  readonly scans = new Scans()
  readonly #onReloadFailed: (error: unknown) => void
  #loaded: Promise<ProductTable> | undefined
  /** The most recent table. */
  #table: ProductTable | undefined
  #changed = new Set<string>()
  /** Products that changed since the replacement of the current table began to load. */
  #changedWhileReloading: Set<string> | undefined
  #applying: Promise<void> | undefined
  /** The number of times that changes may have been missed, now and when the current table began to load. */
  #clears = 0
  #clearsAtLoad = 0

  /** `onReloadFailed` gets the reason when a new table couldn't be loaded: until it can, the outdated one answers. */
  constructor(onReloadFailed: (error: unknown) => void) {
    this.#onReloadFailed = onReloadFailed
  }

  /** The number of products in the index; 0 until it's loaded. */
  get size(): number {
    return this.#loaded ? (this.#table?.size ?? 0) : 0
  }

  /** Called when changes may have been missed: the next use loads a new table in the background, while the current one answers. */
  clear(): void {
    this.#clears += 1
  }

  /** Marks products to be read again before the table is next used. */
  productsChanged(ids: string[]): void {
    if (this.#loaded === undefined) return
    for (const id of ids) {
      this.#changed.add(id)
      this.#changedWhileReloading?.add(id)
    }
  }

  /** The table, including every change announced so far. */
  async table(db: Db): Promise<ProductTable> {
    const loaded = (this.#loaded ??= this.#load(db))
    const table = await loaded
    this.#table = table
    // Changes announced after a round began need another round.
    await this.#applying
    // The table was replaced in the meantime, so the remaining changes belong to the new one.
    if (this.#loaded !== loaded) return this.table(db)
    if (this.#changed.size > 0) this.#applying ??= this.#apply(db, table).finally(() => (this.#applying = undefined))
    // Waits for this call's round, or for one that another call has begun.
    await this.#applying
    if (this.#clears > this.#clearsAtLoad || table.waste > wasteMin + table.size * wasteShare) this.#reload(db)
    return table
  }

  #load(db: Db): Promise<ProductTable> {
    this.#clearsAtLoad = this.#clears
    const loading = readAll(db)
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = undefined
    })
    return loading
  }

  async #apply(db: Db, table: ProductTable): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    try {
      for (let at = 0; at < ids.length; at += changesPerQuery) {
        const some = ids.slice(at, at + changesPerQuery)
        const rows = new Map((await rowsOf.all(db, { ids: some })).map((row) => [row.product_id, row]))
        for (const id of some) update(table, id, rows.get(id))
      }
    } catch (error) {
      this.productsChanged(ids)
      throw error
    }
  }

  /** Rebuilds the table in the background; the current one answers meanwhile. */
  #reload(db: Db): void {
    if (this.#changedWhileReloading) return
    const changed = (this.#changedWhileReloading = new Set())
    const clears = this.#clears
    void readAll(db)
      .then((table) => {
        this.#loaded = Promise.resolve(table)
        this.#clearsAtLoad = clears
        for (const id of changed) this.#changed.add(id)
      })
      .catch(this.#onReloadFailed)
      .finally(() => (this.#changedWhileReloading = undefined))
  }
}

async function readAll(db: Db): Promise<ProductTable> {
  const table = new ProductTable()
  for (let after = lowestId; ;) {
    const rows = await pageAfter.all(db, { after, limit: pageSize })
    for (const row of rows) table.set(rowOf(row))
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return table
    after = last.product_id
  }
}

function update(table: ProductTable, id: string, row: Row | undefined): void {
  if (row) table.set(rowOf(row))
  else table.remove(id)
}

const rowOf = ({ categories, keys, ...row }: Row) => ({
  ...row,
  category_ids: categories.split(','),
  facet_keys: keys === '' ? [] : keys.split('\x1f'),
})
