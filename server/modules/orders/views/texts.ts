import { randomUUID } from 'node:crypto'
import { shopCurrency } from '#contract/currency.ts'
import { limits } from '#contract/limits.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import type { ordersByIds } from '../order/queries.ts'
import { hasBackOrders } from '../order/back-orders.ts'
import { presentOrder } from './present.ts'

/** Defined when the server is bundled. The hash changes with our sources, and so with how they present an order. */
declare const sourcesHash: string | undefined
const program: string = typeof sourcesHash === 'undefined' ? randomUUID() : sourcesHash
/**
 * Identifies the texts that this version of the program writes for a shop with this currency. A process that runs from sources reads only
 * its own.
 */
export const textFormat = (): string => `${program} ${shopCurrency()}`

const endOfTime = new Date(Date.UTC(9999, 11, 31))

/** Rows are locked in the order of their ids, so that concurrent lists can't deadlock. */
const save = statement(
  'orders.saveTexts',
  { ids: 'uuid[]', versions: 'text[]', until: 'timestamptz[]', texts: 'text[]', format: 'text' },
  {},
  `
  insert into order_texts (order_id, order_xmin, own_xmin, until, text, format)
  select t.id, t.version::xid, pg_current_xact_id()::xid, t.until, t.text, $5
  from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::text[]) as t (id, version, until, text) order by t.id
  on conflict (order_id) do update set order_xmin = excluded.order_xmin, own_xmin = excluded.own_xmin, until = excluded.until,
    text = excluded.text, format = excluded.format`,
)

type VersionedOrder = Row<(typeof ordersByIds)['columns']>

/** Writes these orders as JSON texts, by id, and stores them for the next list. */
export async function writeTexts(db: Db | Tx, rows: VersionedOrder[], now: Date): Promise<Map<string, string>> {
  const texts = new Map(rows.map((row) => [row.id, JSON.stringify(presentOrder(row, now))]))
  const stored = rows.filter(isStorable)
  // A database that refuses to write can still be read.
  if (stored.length > 0) await store(db, stored, texts, now).catch(() => {})
  return texts
}

const store = (db: Db | Tx, rows: VersionedOrder[], texts: Map<string, string>, now: Date) =>
  save.run(db, {
    ids: rows.map(({ id }) => id),
    versions: rows.map(({ version }) => version),
    until: rows.map((row) => trueUntil(row, now)),
    texts: rows.map(({ id }) => texts.get(id)!),
    format: textFormat(),
  })

/** Orders with gift cards, exchanges or back-ordered pieces aren't stored as text: these change without the order's row. */
const isStorable = ({ lines, returns, waiting }: VersionedOrder): boolean =>
  !hasBackOrders({ waiting }) && returns.length === 0 && lines.every(({ giftCard }) => !giftCard)

/** The next end of a time that `presentOrder` compares with. */
function trueUntil({ ordered_at, return_until, withdraw_until }: VersionedOrder, now: Date): Date {
  const cancelUntil = new Date(ordered_at.getTime() + limits.order.cancelDays * 86_400_000)
  const ends = [cancelUntil, return_until, withdraw_until].filter((end) => end !== null && end > now)
  return ends.reduce<Date>((first, end) => (end !== null && end < first ? end : first), endOfTime)
}

/** Composes a list of orders from their texts. */
export const listOf = (texts: string[], rest: { total: number; nextCursor: string | null }): string =>
  `{"orders":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`
