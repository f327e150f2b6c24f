import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locales.ts'
import type { ArchivedIssue, getArchivedIssue, listArchivedIssues } from '#contract/newsletter-archive.ts'
import { refuse } from '#contract/refuse.ts'
import { retryRead } from '#server/db/retry-read.ts'
import { coalesceReads } from '#server/db/coalesce-reads.ts'
import type { Db } from '#server/db/statement.ts'
import { addCacheTags, type TagInvalidations } from '#server/http/cache-tags.ts'
import type { AppContext } from '#server/http/context.ts'
import { renderMarkdown } from '#server/modules/content/content.ts'
import * as queries from './archive-queries.ts'
import { blocksOf, excerptOf } from './markdown-blocks.ts'

/** The cache tag of pages that show archived issues. */
const archiveTag = 'newsletter-archive'

/** Whether there is an archive, kept in memory, as the footer of every page asks. Read again whenever it changes. */
class NewsletterArchive {
  isThere = false
  /** Increases with each load. */
  revision = 0

  /** Reads whether it's there. */
  readonly load = coalesceReads(async (db: Db): Promise<void> => {
    this.isThere = (await queries.anyArchived.one(db, {}))!.is_there
    this.revision += 1
  })
}

/** A page of the archive, the newest issues first. */
export async function listArchived(
  db: Db,
  { offset, limit }: ParsedOf<typeof listArchivedIssues>,
): Promise<OutputOf<typeof listArchivedIssues>> {
  addCacheTags([archiveTag])
  const [rows, count] = await Promise.all([queries.archived.all(db, { offset, limit }), queries.countArchived.one(db, {})])
  return { issues: rows.map(present), total: count!.total }
}

/** The newest issues in the archive, at most this many, with the day on which each was sent. */
export async function newestArchived(db: Db, limit: number): Promise<{ id: string; sentOn: string; locale: Locale | null }[]> {
  const rows = await queries.newestArchived.all(db, { limit })
  return rows.map(({ id, send_at: at, locale }) => ({ id, sentOn: at.toISOString().slice(0, 10), locale }))
}

/**
 * Loads the archive, now and whenever any process changes it. Pages that show it are then rendered again; all pages are, when it gets its
 * first issue or loses its last.
 */
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
  description: excerptOf(blocksOf(body, '')),
  sentAt: at.toISOString(),
  ...(locale && { locale }),
})
