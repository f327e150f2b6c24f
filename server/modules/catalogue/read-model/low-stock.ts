import { statement, type Transactions } from '#server/db/statement.ts'
import { refreshProducts } from './refresh.ts'

const clearStockChanges = statement(
  'catalogue.clearStockChanges',
  { ids: 'uuid[]' },
  {},
  `delete from stock_changes where product_id = any($1)`,
)

const findStockChanges = statement(
  'catalogue.findStockChanges',
  { limit: 'int8' },
  { product_id: 'uuid' },
  `select product_id from stock_changes order by id limit $1`,
)

const batchMax = 200

/**
 * Refreshes products after orders have changed their stock and committed. At most one refresh runs and one waits, however many orders ask,
 * so buyers of a product don't wait for each other's refreshes. The waiting one sees everything that the callers have committed.
 */
class LowStock {
  readonly #database: Transactions
  #asked = new Set<string>()
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<unknown> | undefined

  constructor(database: Transactions) {
    this.#database = database
  }

  refresh(ids: string[]): Promise<unknown> {
    for (const id of ids) this.#asked.add(id)
    return (this.#next ??= this.#running.then(this.#run, this.#run))
  }

  readonly #run = (): Promise<unknown> => {
    const ids = [...this.#asked]
    this.#asked = new Set()
    this.#next = undefined
    return (this.#running = refreshAfterSale(this.#database, ids))
  }
}

/** Clears the recorded changes before reading, so that a change in between is recorded again. */
const refreshAfterSale = (database: Transactions, ids: string[]): Promise<void> =>
  database.transaction(async (tx) => {
    await Promise.all([clearStockChanges.run(tx, { ids }), refreshProducts(tx, ids)])
  })

const ofDatabase = new WeakMap<Transactions, LowStock>()

/** Refreshes the read model of products whose stock ran low in orders; resolves when it shows at least what is committed now. */
export async function refreshLowStock(database: Transactions, ids: string[]): Promise<void> {
  const known = ofDatabase.get(database) ?? new LowStock(database)
  ofDatabase.set(database, known)
  await known.refresh(ids)
}

/** Refreshes products of orders whose process ended right after its commit. */
export async function refreshLeftStock(database: Transactions): Promise<void> {
  const rows = await findStockChanges.all(database.db, { limit: batchMax })
  if (rows.length > 0) await refreshAfterSale(database, [...new Set(rows.map((row) => row.product_id))])
}
