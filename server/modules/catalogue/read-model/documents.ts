import type { Db, Tx } from '#server/db/statement.ts'
import { SelectiveCache } from '#server/db/selective-cache.ts'

/** A product and the revision of its document. */
export interface DocumentKey {
  id: string
  revision: number
}
interface Row extends DocumentKey {
  document: string
  blur: string | null
}

/** The statement that reads documents. */
interface Reader {
  all: (db: Db | Tx, params: { ids: string[] }) => Promise<Row[]>
}

/** A product's document, as JSON text and, parsed when first needed, as a value. */
export class Document<T extends object> {
  readonly id: string
  readonly revision: number
  readonly text: string
  readonly #blur: string | null
  #value: T | undefined
  #blurred: T | undefined

  constructor({ id, revision, document, blur }: Row) {
    this.id = id
    this.revision = revision
    this.text = document
    this.#blur = blur
  }

  /** Shared: don't change it. */
  get value(): T {
    return (this.#value ??= JSON.parse(this.text) as T)
  }

  /** The text with the placeholder of the first picture. */
  get blurredText(): string {
    return this.#blur === null ? this.text : `{"blur":${JSON.stringify(this.#blur)},${this.text.slice(1)}`
  }

  get blurredValue(): T {
    return (this.#blurred ??= this.#blur === null ? this.value : { blur: this.#blur, ...this.value })
  }
}

/**
 * Caches documents. Callers pass the current revision, from the database or the index in memory, so a cached document is never older than
 * requested. The least recently used ones are evicted first.
 */
export class Documents<T extends object> {
  readonly #cache: SelectiveCache<Document<T>>
  readonly #statement: Reader
  /** The number of times the cache was cleared. */
  #age = 0

  /** `charactersMax` limits the total length of the texts. */
  constructor(charactersMax: number, statement: Reader) {
    this.#cache = new SelectiveCache({ maxSize: charactersMax, sizeOf: ({ text }) => text.length })
    this.#statement = statement
  }

  /** The document of each key, in order; a product removed in the meantime is left out. */
  async of(db: Db | Tx, keys: DocumentKey[]): Promise<Document<T>[]> {
    const found = new Map<string, Document<T>>()
    for (const { id, revision } of keys) {
      const cached = this.#cache.get(id)
      if (cached && cached.revision >= revision) found.set(id, cached)
    }
    const missing = keys.flatMap(({ id }) => (found.has(id) ? [] : id))
    const age = this.#age
    if (missing.length > 0) for (const row of await this.#statement.all(db, { ids: missing })) found.set(row.id, this.#add(row, age))
    return keys.flatMap(({ id }) => found.get(id) ?? [])
  }

  /** Clears the cache after a change that doesn't increment revisions. */
  clear(): void {
    this.#age += 1
    this.#cache.clear()
  }

  /** Those of these products that are cached, in any revision. */
  cached(ids: string[]): string[] {
    return ids.filter((id) => this.#cache.has(id))
  }

  /** Reads may finish out of order: the newer document is kept. */
  #add(row: Row, age: number): Document<T> {
    const document = new Document<T>(row)
    if (age !== this.#age) return document
    const cached = this.#cache.peek(row.id)
    if (!cached || cached.revision <= document.revision) this.#cache.offer(row.id, document)
    return document
  }
}
