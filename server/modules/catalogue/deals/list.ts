import { z } from 'zod'
import { type dealStates, type listDeals } from '#contract/deals.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import { cursorTime, decodeCursor, encodeCursor, startOf, type TimeKey } from '#server/db/cursor.ts'
import { readByIds } from '#server/db/page.ts'
import { preciseNumber, timeOfNumber } from '#server/db/precise-time.ts'
import type { Db } from '#server/db/statement.ts'
import { presentDeal } from './present-deal.ts'
import * as queries from './queries.ts'

type State = (typeof dealStates)[number]

/** Running deals come first, the next to end on top; then upcoming ones by start; then ended ones, latest first. */
const order = ['running', 'upcoming', 'ended'] as const satisfies readonly State[]
const start = { running: startOf('asc'), upcoming: startOf('asc'), ended: startOf('desc') }
const cursorShape = z.tuple([z.enum(order), cursorTime, uuid])

/** A page of deals, in one state or all. */
export async function dealList(
  db: Db,
  { state, cursor, limit }: ParsedOf<typeof listDeals>,
  now: Date,
): Promise<OutputOf<typeof listDeals>> {
  const [from, at, id] = cursor === undefined ? [] : decodeCursor(cursorShape, cursor)
  const states = state ? [state] : order.slice(Math.max(0, order.indexOf(from ?? order[0])))
  const keys: (TimeKey & { state: State })[] = []
  for (const one of states) {
    const after = one === from && at !== undefined && id !== undefined ? { at: timeOfNumber(at), id } : start[one]
    const missing = limit + 1 - keys.length
    const found = missing > 0 ? await queries.dealsOf[one].all(db, { now, ...after, limit: missing }) : []
    keys.push(...found.map((key) => ({ ...key, state: one })))
  }
  const page = keys.slice(0, limit)
  const last = page.at(-1)
  const rows = await readByIds(
    page.map((key) => key.id),
    (ids) => queries.dealsById.all(db, { ids }),
  )
  const nextCursor = keys.length > limit && last ? encodeCursor([last.state, preciseNumber(last.at), last.id]) : null
  return { deals: rows.map(presentDeal), nextCursor }
}
