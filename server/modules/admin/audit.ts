import type { AuditEntry, exportAuditLog, listAuditLog } from '#contract/admin/audit.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { dayMs } from '#contract/time.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { type Page, readPage } from '#server/db/page.ts'
import type { Db } from '#server/db/statement.ts'
import { allPages, csvOf } from '#server/http/csv.ts'
import { auditKeys, auditRows } from './audit-queries.ts'

type Input = ParsedOf<typeof listAuditLog>
const exportPage = 500

/** A page of the changes made by staff. */
export async function listAudit(db: Db, input: Input): Promise<OutputOf<typeof listAuditLog>> {
  return pageOf(db, input)
}

/** Like `listAudit`, as a file. */
export async function exportAudit(db: Db, filters: ParsedOf<typeof exportAuditLog>): Promise<AsyncIterable<string>> {
  const pages = allPages((cursor) => pageOf(db, { ...filters, cursor, limit: exportPage }))
  return csvOf<AuditEntry>(
    [
      ['At', ({ at }) => at],
      ['Who', ({ actorName }) => actorName],
      ['Account', ({ actorId }) => actorId],
      ['Change', ({ call }) => call],
      ['Of', ({ target }) => target],
      ['Before', ({ before }) => before && JSON.stringify(before)],
      ['After', ({ after }) => after && JSON.stringify(after)],
      ['From', ({ network }) => network],
    ],
    pages,
  )
}

async function pageOf(db: Db, { sort, limit, cursor, from, to, actor, call, target }: Input): Promise<Page<AuditEntry>> {
  const start = cursor === undefined ? startOf(sort === 'at' ? 'asc' : 'desc') : readCursor(cursor)
  const values = {
    from: from === undefined ? new Date(0) : new Date(from),
    until: to === undefined ? startOf('desc').at : new Date(new Date(to).getTime() + dayMs),
    actor: actor ?? null,
    call: call ?? null,
    target: target ?? null,
  }
  return readPage(limit, {
    keys: (count) => auditKeys({ actor, call, target }, sort).all(db, { ...values, ...start, limit: count }),
    rows: async (ids) =>
      (await auditRows.all(db, { ids })).map(({ at, actor: actorId, actor_name, ...row }) => ({
        ...row,
        at: at.toISOString(),
        actorId,
        actorName: actor_name,
      })),
  })
}
