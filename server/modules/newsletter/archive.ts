import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { ArchivedIssue, getArchivedIssue, listArchivedIssues } from '#contract/newsletter-archive.ts'
import { refuse } from '#contract/refuse.ts'
import { retryRead } from '#server/db/retry-read.ts'
import { coalesceReads } from '#server/db/coalesce-reads.ts'
import type { Db } from '#server/db/statement.ts'
import { addCacheTags, type TagInvalidations } from '#server/http/cache-tags.ts'
import type { AppContext } from '#server/http/context.ts'
import { renderMarkdown } from '#server/modules/content/content.ts'
import * as queries from './archive-queries.ts'
import { blocksOf, firstWords } from './markdown-blocks.ts'

/** The cache tag of pages that show archived issues. */
const archiveTag = 'newsletter-archive'

/** The archive without its texts, kept in memory, as the footer of every page asks whether there is one. Reloaded whenever it changes. */
export class NewsletterArchive {
  #issues: ArchivedIssue[] = []
  /** Increases with each load. */
  revision = 0

  /** Reloads the list. */
  readonly load = coalesceReads(async (db: Db): Promise<void> => {
    this.#issues = (await queries.archived.all(db, {})).map(present)
    this.revision += 1
  })

  get isThere(): boolean {
    return this.#issues.length > 0
  }

  /** All issues, the newest first. */
  all(): readonly ArchivedIssue[] {
    return this.#issues
  }

  /** A page of the issues. */
  page({ offset, limit }: ParsedOf<typeof listArchivedIssues>): OutputOf<typeof listArchivedIssues> {
    addCacheTags([archiveTag])
    return { issues: this.#issues.slice(offset, offset + limit), total: this.#issues.length }
  }
}

/** Loads the archive, now and whenever any process changes it. Pages that show it are then rendered again: all, where it begins or ends. */
export async function openArchive(
  { database }: Pick<AppContext, 'database'>,
  invalidations: TagInvalidations,
  onError: (error: unknown) => void,
): Promise<NewsletterArchive> {
  const archive = new NewsletterArchive()
  const again = retryRead(async () => {
    const wasThere = archive.isThere
    await archive.load(database.db)
    if (archive.isThere === wasThere) invalidations.invalidate([archiveTag])
    else invalidations.invalidateAll()
  }, onError)
  await database.listen('newsletter', again, again)
  await archive.load(database.db)
  return archive
}

/** A sent issue as a page; fails with NOT_FOUND unless it's in the archive. `prefix`: of the pages' language, for its links. */
export async function readArchived(db: Db, id: string, prefix: string): Promise<OutputOf<typeof getArchivedIssue>> {
  addCacheTags([archiveTag])
  const row = await queries.archivedById.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  const { html } = await renderMarkdown(row.body, prefix)
  return { ...present(row), html }
}

const present = ({ id, subject, body, send_at: at, locale }: queries.ArchivedRow): ArchivedIssue => ({
  id,
  subject,
  description: firstWords(blocksOf(body, '')),
  sentAt: at.toISOString(),
  ...(locale && { locale }),
})
