import { type SiteDocument, siteDocument, type SiteDocumentOf, type SiteKind } from '#contract/site/documents.ts'
import { readLatest } from '#server/db/read-latest.ts'
import type { Db } from '#server/db/statement.ts'
import { allParts } from './queries.ts'

/** What staff saved of a part of the site. */
export interface StoredPart {
  kind: SiteKind
  name: string
  document: SiteDocument
  version: number
  changedAt: Date
  changedBy: string | null
}

/** The parts of the site that staff have arranged, in memory: there are few, and every page asks. Loaded again whenever one changes. */
export class SiteParts {
  #parts = new Map<string, StoredPart>()
  /** Goes up with each load. */
  revision = 0

  /** Reads them anew. */
  readonly load = readLatest(async (db: Db): Promise<void> => {
    const rows = await allParts.all(db, {})
    this.#parts = new Map(
      rows.flatMap(({ changed_at: changedAt, changed_by: changedBy, document, ...row }): [string, StoredPart][] => {
        // What an older program stored and this one can't read is as if it weren't there.
        const parsed = siteDocument.safeParse(document)
        return parsed.success ? [[`${row.kind} ${row.name}`, { ...row, document: parsed.data, changedAt, changedBy }]] : []
      }),
    )
    this.revision += 1
  })

  stored(kind: SiteKind, name: string): StoredPart | undefined {
    return this.#parts.get(`${kind} ${name}`)
  }

  /** The document, undefined where what comes with the shop is shown. */
  get<K extends SiteKind>(kind: K, name: string): SiteDocumentOf<K> | undefined {
    return this.stored(kind, name)?.document as SiteDocumentOf<K> | undefined
  }

  /** Everything of a kind, by name. */
  all(kind?: SiteKind): StoredPart[] {
    return [...this.#parts.values()].filter((part) => kind === undefined || part.kind === kind)
  }
}
