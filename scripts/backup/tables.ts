import type pg from 'pg'
import { Problem } from '../problem.ts'
import type { TableHeader } from './format.ts'

interface Found extends TableHeader {
  /** The tables that this table's foreign keys reference, except deferrable ones, which are checked at the end of the transaction. */
  needs: string[]
}

/** Tables that aren't data: the restoring shop writes them itself. */
const leftOut = ['migrations']

/** Finds every table with its stored columns, ordered so that rows come after the rows they reference. */
export async function findTables(client: pg.Client): Promise<TableHeader[]> {
  const { rows } = await client.query<Found>(
    `select c.relname as table,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
         where f.contype = 'f' and f.conrelid = c.oid and f.confrelid <> c.oid and not f.condeferrable) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by c.relname`,
    [leftOut],
  )
  return inOrder(rows)
}

function inOrder(waiting: Found[]): TableHeader[] {
  const ordered: TableHeader[] = []
  const isThere = (name: string) => ordered.some(({ table }) => table === name)
  while (ordered.length < waiting.length) {
    const ready = waiting.filter(({ table, needs }) => !isThere(table) && needs.every(isThere))
    if (ready.length === 0) throw new Problem("Tables that point to each other in a circle can't be backed up")
    ordered.push(...ready.map(({ table, columns }) => ({ table, columns })))
  }
  return ordered
}
