import type { Db, Tx } from '#server/db/statement.ts'
import type { DocumentKind, DocumentRequest, IndexNames, SearchDocument } from './engine.ts'
import { findDocuments, hasDocuments, notifySearch, removeDocuments, saveDocuments } from './queries.ts'
import { fold } from './text/fold.ts'
import { wordsOf } from './text/words.ts'

/** At most this many matches are ranked and counted: nobody pages through more people. */
const matchesMax = 1000

/** People and clubs in PostgreSQL, found by trigrams, so words may be misspelt, unfinished or in any order. */
export class Documents {
  readonly #names: IndexNames
  readonly #known = new Map<DocumentKind, Promise<boolean>>()

  constructor(names: IndexNames) {
    this.#names = names
  }

  async search(db: Db, kind: DocumentKind, { q, offset, limit, viewer }: DocumentRequest) {
    const query = wordsOf(q).join(' ')
    if (query === '' || !(await this.#any(db, kind))) return { total: 0, items: [] }
    const pattern = `%${query}%`
    const rows = await findDocuments.all(db, { index: this.#names[kind], query, pattern, most: matchesMax, offset, limit, viewer })
    return { total: rows[0]?.total ?? 0, items: rows.flatMap(({ document }) => document ?? []) }
  }

  async put(tx: Tx, kind: DocumentKind, documents: SearchDocument[]): Promise<void> {
    const rows = documents.map(({ words, ...document }) => ({ ...document, words: fold(words.join(' ')) }))
    await saveDocuments.run(tx, { index: this.#names[kind], documents: rows })
    await notifySearch.run(tx, { what: 'documents' })
  }

  async remove(tx: Tx, kind: DocumentKind, ids: string[]): Promise<void> {
    await removeDocuments.run(tx, { index: this.#names[kind], ids })
  }

  clear(): void {
    this.#known.clear()
  }

  /** Whether the index has any documents. The answer is cached, so a shop without a community asks its database once. */
  #any(db: Db, kind: DocumentKind): Promise<boolean> {
    let known = this.#known.get(kind)
    if (!known) {
      known = hasDocuments.one(db, { index: this.#names[kind] }).then((row) => row?.found ?? false)
      known.catch(() => this.#known.delete(kind))
      this.#known.set(kind, known)
    }
    return known
  }
}
