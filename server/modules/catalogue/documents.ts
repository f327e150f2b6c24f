import type { Db } from '#server/db/statement.ts'

/** Which product, and which state of it. */
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
  all: (db: Db, params: { ids: string[] }) => Promise<Row[]>
}

/** What is shown of a product, both as JSON text and as the value: whichever is asked for. */
export class Document {
  readonly revision: number
  readonly text: string
  readonly #blur: string | null
  #value: object | undefined
  #blurred: object | undefined

  constructor({ revision, document, blur }: Row) {
    this.revision = revision
    this.text = document
    this.#blur = blur
  }

  /** Shared by all who ask: not to be changed. */
  get value(): object {
    return (this.#value ??= JSON.parse(this.text) as object)
  }

  /** With the placeholder of the first picture. */
  get blurredText(): string {
    return this.#blur === null ? this.text : `{"blur":${JSON.stringify(this.#blur)},${this.text.slice(1)}`
  }

  get blurredValue(): object {
    return (this.#blurred ??= this.#blur === null ? this.value : { blur: this.#blur, ...this.value })
  }
}

/**
 * Documents that were read before. The database is asked only which products are to be shown and in which revision, so what
 * is kept can't be out of date. The longest unused go first.
 */
export class Documents {
  readonly #kept = new Map<string, Document>()
  readonly #max: number
  readonly #statement: Reader

  constructor(max: number, statement: Reader) {
    this.#max = max
    this.#statement = statement
  }

  /**
   * The document of each key, in order; one that is gone meanwhile is left out. What is there is held before the database is
   * asked for the rest: meanwhile others may put newer ones in its place, or push it out.
   */
  async of(db: Db, keys: DocumentKey[]): Promise<Document[]> {
    const found = new Map<string, Document>()
    for (const { id, revision } of keys) {
      const kept = this.#kept.get(id)
      if (kept?.revision === revision) found.set(id, kept)
    }
    const missing = keys.flatMap(({ id }) => (found.has(id) ? [] : id))
    if (missing.length > 0) for (const row of await this.#statement.all(db, { ids: missing })) found.set(row.id, new Document(row))
    for (const [id, document] of found) this.#keep(id, document)
    return keys.flatMap(({ id }) => found.get(id) ?? [])
  }

  #keep(id: string, document: Document): void {
    this.#kept.delete(id)
    this.#kept.set(id, document)
    const oldest = this.#kept.keys().next()
    if (this.#kept.size > this.#max && !oldest.done) this.#kept.delete(oldest.value)
  }
}
