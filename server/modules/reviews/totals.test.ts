import { expect, it } from 'vitest'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { readTotals } from './totals.ts'

it('a count that fails late keeps the newer one that has replaced it', async () => {
  const counts: PromiseWithResolvers<{ rows: object[]; rowCount: number }>[] = []
  const query = () => {
    const count = Promise.withResolvers<{ rows: object[]; rowCount: number }>()
    counts.push(count)
    return count.promise
  }
  const db = { query } as unknown as Db
  const read = readTotals()
  const at = (minute: number) => read(db, {}, { now: new Date(Date.UTC(2026, 2, 2, 10, minute)) } as RequestContext)
  const first = at(0)
  const second = at(6)
  // Calls during a recount still get the first count.
  const lost = Promise.allSettled([first, second])
  counts[0]!.reject(new Error('connection lost'))
  expect(await lost).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  counts[1]!.resolve({ rows: [{ count: 7, average: 4.5 }], rowCount: 1 })
  expect(await at(7)).toEqual({ count: 7, average: 4.5 })
  expect(counts).toHaveLength(2)
})
