import { type CheckName, checks } from '#server/modules/books/checks.ts'
import type { Queryable } from '#server/db/statement.ts'

const words = (text: string): string[] => text.match(/\w+/g) ?? []

/**
 * The checks of the books that could find anything: those whose SQL names a table that has or had rows, or a view. Most tests order nothing, and
 * planning the others, on a connection that has just been opened, takes PostgreSQL longer than all else when a test ends. The tables are those
 * in the checks themselves, so none can be missing here.
 */
export async function filledChecks(db: Queryable): Promise<CheckName[]> {
  const all = Object.keys(checks) as CheckName[]
  const { rows } = await db.query({
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)
      and (relkind not in ('r', 'i') or relkind = 'r' and pg_relation_size(oid) > 0)`,
    values: [[...new Set(all.flatMap((name) => words(checks[name].text)))]],
  })
  const filled = new Set((rows as { name: string }[]).map(({ name }) => name))
  return all.filter((name) => words(checks[name].text).some((word) => filled.has(word)))
}
