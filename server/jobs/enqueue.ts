import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import { insertJob } from './queries.ts'

/**
 * Leaves work for later, in the transaction of what causes it: it is done if that commits, and only then. It is done at least
 * once (a process may die between the work and the note that it is done), so doing it twice must harm nobody.
 */
export async function enqueue(tx: Tx, name: string, data: object, now: Date, at = now): Promise<void> {
  await insertJob.run(tx, { id: newId(now), name, data, at, now })
}
