import { type SiteDocument, siteDocument, type SiteDocumentOf, type SiteKind } from '#contract/site/documents.ts'
import { coalesceReads } from '#server/db/coalesce-reads.ts'
import type { Db } from '#server/db/statement.ts'
import { allParts } from './queries.ts'

/** A part of the site that staff have saved. */
interface StoredPart {
  kind: SiteKind
  name: string
  document: SiteDocument
  version: number
  changedAt: Date
  changedBy: string | null
}

/** The saved parts of the site, kept in memory: there are few, and every page needs them. Reloaded whenever one changes. */
export class SiteParts {
  #parts = new Map<string, StoredPart>()
  /** Increases with each load. */
  revision = 0

  /** Reloads all parts. */
  readonly load = coalesceReads(async (db: Db): Promise<void> => {
    const rows = await allParts.all(db, {})
    this.#parts = new Map(
      rows.flatMap(({ changed_at: changedAt, changed_by: changedBy, document, ...row }): [string, StoredPart][] => {
        // Documents that an older program stored and this one can't parse are ignored.
        const parsed = siteDocument.safeParse(document)
        return parsed.success ? [[`${row.kind} ${row.name}`, { ...row, document: parsed.data, changedAt, changedBy }]] : []
      }),
    )
    this.revision += 1
  })

  stored(kind: SiteKind, name: string): StoredPart | undefined {
    return this.#parts.get(`${kind} ${name}`)
  }

  /** The document; undefined if the default is shown. */
  get<K extends SiteKind>(kind: K, name: string): SiteDocumentOf<K> | undefined {
    return this.stored(kind, name)?.document as SiteDocumentOf<K> | undefined
  }

  /** All parts of a kind, by name. */
  all(kind?: SiteKind): StoredPart[] {
    return [...this.#parts.values()].filter((part) => kind === undefined || part.kind === kind)
  }
}
