import { type Database, openDatabase } from '#server/db/pool.ts'
import { statement } from '#server/db/statement.ts'
import { changeVariants } from '#server/modules/catalogue/catalogue.ts'
import type { SampleProduct } from '../database/sample.ts'

const readPrice = statement(
  'bench.readPrice',
  { id: 'uuid' },
  { price: 'int4', old_price: 'int4?' },
  `select price, old_price from variants where id = $1`,
)
interface Price {
  price: number
  oldPrice: number | null
}

/** Changes prices with the catalogue's own use case, from another process than the shop's. */
export class Prices {
  readonly #database: Database
  readonly #before = new Map<SampleProduct, Price>()
  #changes = 0

  constructor(url: string) {
    this.#database = openDatabase(url, 1)
  }

  /** Sets a product's price to one that nothing else in the shop has; returns it as pages show it, like "987.01". */
  async change(product: SampleProduct): Promise<string> {
    const price = distinctPrice(this.#changes++)
    if (!this.#before.has(product)) this.#before.set(product, await this.#read(product))
    await this.#save(product, { price, oldPrice: null })
    return (price / 100).toFixed(2)
  }

  /** Restores all prices, so that the next run finds them unchanged. */
  async close(): Promise<void> {
    for (const [product, price] of this.#before) await this.#save(product, price)
    await this.#database.close()
  }

  async #read({ slug, variantId }: SampleProduct): Promise<Price> {
    const row = await readPrice.one(this.#database.db, { id: variantId })
    if (!row) throw new Error(`${slug} has no such variant`)
    return { price: row.price, oldPrice: row.old_price }
  }

  async #save({ variantId }: SampleProduct, price: Price): Promise<void> {
    await this.#database.transaction((tx) => changeVariants(tx, [{ id: variantId, ...price }], new Date()))
  }
}

/** In minor units. The bench's other prices all end in 90. */
export function distinctPrice(n: number): number {
  const [dearest, prices] = [900, 89]
  return (dearest + (Math.floor(n / prices) % 100)) * 100 + 1 + (n % prices)
}
