import { IdTable } from './id-table.ts'
import { NumberList } from './number-list.ts'

/** A product as filters, counts and sorts see it. Price in minor units, rating in tenths, published in milliseconds. */
export interface ProductRow {
  product_id: string
  revision: number
  published: number
  price: number
  rating: number
  popularity: number
  in_stock: boolean
  category_ids: string[]
  facet_keys: string[]
}

/**
 * Products in columns of numbers, a slot each: about 180 bytes a product. A change gives the product a new slot and leaves
 * the old one dead; `waste` says how many are.
 */
export class ProductTable {
  readonly ids = new IdTable()
  /** The text of each key, by its number. */
  readonly keys: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #lists = new Map<string, NumberList>()
  readonly #keyStarts = new NumberList()
  readonly #keyNumbers = new NumberList()
  #columns = columnsOf(1024)
  waste = 0
  /** Incremented by each change. */
  version = 0

  get size(): number {
    return this.ids.size
  }

  /** Adds a product, or replaces it. */
  set(row: ProductRow): void {
    this.remove(row.product_id)
    this.version += 1
    const slot = this.ids.add(row.product_id)
    if (slot >= this.#columns.price.length) this.#columns = grown(this.#columns)
    const { alive, revision, price, rating, popularity, published, inStock } = this.#columns
    alive[slot] = 1
    revision[slot] = row.revision
    price[slot] = row.price
    rating[slot] = row.rating
    popularity[slot] = row.popularity
    published[slot] = row.published
    inStock[slot] = Number(row.in_stock)
    this.#keyStarts.push(this.#keyNumbers.length)
    for (const key of row.facet_keys) this.#keyNumbers.push(this.#number(key))
    for (const category of row.category_ids) this.#listFor(category).push(slot)
    for (const key of row.facet_keys) this.#listFor(key).push(slot)
  }

  remove(id: string): void {
    const slot = this.ids.find(id)
    if (slot < 0 || !this.#columns.alive[slot]) return
    this.#columns.alive[slot] = 0
    this.waste += 1
    this.version += 1
  }

  get columns(): Readonly<Columns> {
    return this.#columns
  }

  /** The slots of a category or of a facet key, dead ones among them. */
  listOf(name: string): Uint32Array {
    return this.#lists.get(name)?.values ?? new Uint32Array(0)
  }

  /** Where the keys of a slot begin in `keyNumbers`; they end where the next slot's begin. */
  get keyStarts(): Uint32Array {
    return this.#keyStarts.values
  }

  get keyNumbers(): Uint32Array {
    return this.#keyNumbers.values
  }

  /** The number of a key, or -1 where no product ever had it. */
  numberOf(key: string): number {
    return this.#numbers.get(key) ?? -1
  }

  #number(key: string): number {
    let number = this.#numbers.get(key)
    if (number === undefined) {
      this.#numbers.set(key, (number = this.keys.length))
      this.keys.push(key)
    }
    return number
  }

  #listFor(name: string): NumberList {
    let list = this.#lists.get(name)
    if (!list) this.#lists.set(name, (list = new NumberList()))
    return list
  }
}

export type Columns = ReturnType<typeof columnsOf>

const columnsOf = (capacity: number) => ({
  alive: new Uint8Array(capacity),
  revision: new Int32Array(capacity),
  price: new Int32Array(capacity),
  rating: new Uint8Array(capacity),
  popularity: new Float64Array(capacity),
  published: new Float64Array(capacity),
  inStock: new Uint8Array(capacity),
})

function grown(columns: Columns): Columns {
  const bigger = columnsOf(columns.price.length * 2)
  for (const name of Object.keys(columns) as (keyof Columns)[]) bigger[name].set(columns[name])
  return bigger
}
