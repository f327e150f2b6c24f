import type { Requirement } from '../filters.ts'
import { IdTable } from './id-table.ts'
import { KeySets } from './key-sets.ts'
import { ListCounts } from './list-counts.ts'
import { NumberList } from './number-list.ts'

/** A product with the columns used for filters, counts and sorts. Price in minor units, rating in tenths, published in milliseconds. */
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
 * Products in numeric columns, one slot each: about 130 bytes per product. A change gives the product a new slot and leaves the old one
 * dead (`waste` counts those).
 */
export class ProductTable {
  readonly ids = new IdTable()
  /** The text of each key, by its number. */
  readonly keys: string[] = []
  readonly #numbers = new Map<string, number>()
  /** The slots with a key, by the key's number, and those of a category, by its id. */
  readonly #keyLists: NumberList[] = []
  readonly #categoryLists = new Map<string, NumberList>()
  /**
   * The key sets of each slot: options, brands, and all other keys. They are separate to keep the number of sets small, as any combination
   * may occur.
   */
  readonly #keySets = [new KeySets(), new KeySets(), new KeySets()]
  /** The counts of each category, by the number of its key, and of everything. */
  readonly #counts = new ListCounts()
  /** The `KeySets` that each key is in, by its number. */
  readonly #setsOfKeys: KeySets[] = []
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
    const numbers = row.facet_keys.map((key) => this.#number(key))
    for (const sets of this.#keySets) sets.push(numbers.filter((number) => this.#setsOfKeys[number] === sets))
    this.#counts.add(this.#countedLists(numbers), numbers, 1)
    for (const category of row.category_ids) this.#categoryList(category).push(slot)
    for (const number of numbers) this.#keyLists[number]!.push(slot)
  }

  remove(id: string): void {
    const slot = this.ids.find(id)
    if (slot < 0 || !this.#columns.alive[slot]) return
    this.#columns.alive[slot] = 0
    const numbers = this.#keySets.flatMap((sets) => [...sets.keysOf(slot)])
    this.#counts.add(this.#countedLists(numbers), numbers, -1)
    this.waste += 1
    this.version += 1
  }

  get columns(): Readonly<Columns> {
    return this.#columns
  }

  /** The slots of a category or of a facet key, including dead ones. */
  listOf(name: string): Uint32Array {
    return (this.#categoryLists.get(name) ?? this.#keyLists[this.numberOf(name)])?.values ?? new Uint32Array(0)
  }

  /** The `KeySets` that may contain a key; it's the same for all values of a facet. */
  keySetsOf(key: string): KeySets {
    const [options, brands, others] = this.#keySets
    return (key.startsWith('option:') ? options : key.startsWith('brand:') ? brands : others)!
  }

  /** The number of these products with each key, by the key's number. */
  countKeys(slots: Uint32Array): Uint32Array {
    const byKey = new Uint32Array(this.keys.length)
    for (const sets of this.#keySets) sets.count(slots, byKey)
    return byKey
  }

  /** The number of a key, or -1 if no product ever had it. */
  numberOf(key: string): number {
    return this.#numbers.get(key) ?? -1
  }

  /** The number of products with each key, by the key's number: for everything, or for a category's key. Undefined for any other scope. */
  countsOf([category, another]: Requirement[]): Uint32Array | undefined {
    if (category === undefined) return this.#counts.of(everything)
    if (another !== undefined || !category.has || !isCategory(category.key)) return undefined
    const number = this.#numbers.get(category.key)
    return number === undefined ? new Uint32Array(0) : this.#counts.of(number)
  }

  #countedLists(numbers: number[] | Uint32Array): number[] {
    return [everything, ...numbers].filter((number) => number === everything || isCategory(this.keys[number]!))
  }

  #number(key: string): number {
    let number = this.#numbers.get(key)
    if (number === undefined) {
      this.#numbers.set(key, (number = this.keys.length))
      this.keys.push(key)
      this.#keyLists.push(new NumberList())
      this.#setsOfKeys.push(this.keySetsOf(key))
    }
    return number
  }

  #categoryList(id: string): NumberList {
    let list = this.#categoryLists.get(id)
    if (!list) this.#categoryLists.set(id, (list = new NumberList()))
    return list
  }
}

/** Stands for everything, in place of the number of a category's key. */
const everything = -1
const isCategory = (key: string): boolean => key.startsWith('category:')

type Columns = ReturnType<typeof columnsOf>

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
