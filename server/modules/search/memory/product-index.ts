import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '#server/db/statement.ts'
import { type CatalogueCache, categoryTree, productTexts, productTextsAfter, treeTag } from '#server/modules/catalogue/catalogue.ts'
import { type CategoryNames, ProductTexts } from './product-texts.ts'

const pageSize = 500
const changesPerQuery = 500
/** Changes of stock or rating alter a product's texts only rarely, so those products are read again at most this often. */
const liveEveryMs = 1000
/** The index is rebuilt when more than this share of its documents, plus `wasteMin`, are dead. */
const wasteShare = 0.25
const wasteMin = 1000

/**
 * The texts of all products on sale, in memory. They are loaded on first use, one page at a time so that other requests continue meanwhile,
 * and then follow the changes of the catalogue. A changed text is read before the next search, a change of stock or rating within a second.
 */
export class ProductIndex {
  readonly #catalogue: CatalogueCache
  readonly #clock: () => Date
  readonly #onReloadFailed: (error: unknown) => void
  #loaded: Promise<ProductTexts> | undefined
  #texts: ProductTexts | undefined
  #changed = new Set<string>()
  #live = new Set<string>()
  #liveAt = 0
  #applying: Promise<void> | undefined
  #changedWhileLoading: Set<string> | undefined
  #clears = 0
  #clearsAtLoad = 0

  /** `onReloadFailed` gets the reason when the index couldn't be loaded again: until it can, the outdated texts answer. */
  constructor(catalogue: CatalogueCache, clock: () => Date, onReloadFailed: (error: unknown) => void) {
    this.#catalogue = catalogue
    this.#clock = clock
    this.#onReloadFailed = onReloadFailed
    catalogue.onChange((change) => {
      if (!change || change.tags.includes(treeTag)) this.#clears += 1
      else this.#follow(change)
    })
  }

  /** The number of products in the index; 0 until it's loaded. */
  get size(): number {
    return this.#texts?.size ?? 0
  }

  /** The texts, including every change announced so far. */
  async texts(db: Db): Promise<ProductTexts> {
    const loaded = (this.#loaded ??= this.#load(db))
    const texts = await loaded
    this.#texts = texts
    await this.#applying
    if (this.#loaded !== loaded) return this.texts(db)
    if (this.#due().length > 0) this.#applying ??= this.#apply(db, texts).finally(() => (this.#applying = undefined))
    await this.#applying
    if (this.#clears > this.#clearsAtLoad || texts.waste > wasteMin + texts.size * wasteShare) this.#reload(db)
    return texts
  }

  #follow({ content, live }: { content: string[]; live: string[] }): void {
    for (const set of [this.#changedWhileLoading, this.#texts && this.#changed]) for (const id of content) set?.add(id)
    for (const id of live) {
      this.#changedWhileLoading?.add(id)
      // A product that isn't in the index yet has just come on sale, so it can't wait.
      if (this.#texts) (this.#texts.has(id) ? this.#live : this.#changed).add(id)
    }
  }

  /** The products to read before the next search. */
  #due(): string[] {
    const now = this.#clock().getTime()
    if (this.#live.size > 0 && Math.abs(now - this.#liveAt) >= liveEveryMs) {
      for (const id of this.#live) this.#changed.add(id)
      this.#live.clear()
      this.#liveAt = now
    }
    return [...this.#changed]
  }

  async #apply(db: Db, texts: ProductTexts): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    try {
      for (let at = 0; at < ids.length; at += changesPerQuery) {
        const some = ids.slice(at, at + changesPerQuery)
        const rows = new Map((await productTexts(db, some)).map((row) => [row.id, row]))
        for (const id of some) {
          const row = rows.get(id)
          if (row) texts.set(row)
          else texts.remove(id)
        }
      }
    } catch (error) {
      for (const id of ids) this.#changed.add(id)
      throw error
    }
  }

  #load(db: Db): Promise<ProductTexts> {
    const loading = this.#read(db)
    loading.catch(() => {
      if (this.#loaded === loading) this.#loaded = undefined
    })
    return loading
  }

  /** Rebuilds the index in the background; the current texts answer meanwhile. */
  #reload(db: Db): void {
    if (this.#changedWhileLoading) return
    void this.#read(db)
      .then((texts) => (this.#loaded = Promise.resolve(texts)))
      .catch(this.#onReloadFailed)
  }

  async #read(db: Db): Promise<ProductTexts> {
    const changed = (this.#changedWhileLoading = new Set())
    const clears = this.#clears
    try {
      const texts = new ProductTexts(categoryNames(await categoryTree(db, this.#catalogue, this.#clock())))
      await readAll(db, texts)
      this.#clearsAtLoad = clears
      for (const id of changed) this.#changed.add(id)
      return texts
    } finally {
      this.#changedWhileLoading = undefined
    }
  }
}

async function readAll(db: Db, texts: ProductTexts): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows = await productTextsAfter(db, after, pageSize)
    for (const row of rows) texts.set(row)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
    await nextTurn()
  }
}

interface Named {
  id: string
  name: string
  children: Named[]
}

function categoryNames(tree: Named[], names = new Map<string, string>()): CategoryNames {
  for (const { id, name, children } of tree) {
    names.set(id, name)
    categoryNames(children, names)
  }
  return names
}
