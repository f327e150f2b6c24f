import type { getHome } from '#contract/admin/home.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { major } from '#contract/fields.ts'
import type { Db } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import * as queries from './home-queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

type Home = OutputOf<typeof getHome>

/** The first screen of the back office. Days are in UTC, as everywhere. */
export async function readHome(db: Db, _input: unknown, { now }: RequestContext): Promise<Home> {
  // What happens in this very millisecond belongs to it.
  const end = new Date(now.getTime() + 1)
  const midnight = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const [pack, unpaid, returns, refunds, reports, questions, today, before, hours, top, wanted] = await Promise.all([
    queries.toPack.one(db, {}),
    queries.unpaid.one(db, {}),
    queries.returnsToDecide.one(db, {}),
    queries.failedRefunds.one(db, {}),
    queries.openReports.one(db, {}),
    queries.openQuestions.one(db, {}),
    dayOf(db, midnight, end),
    dayOf(db, ago(midnight), ago(end)),
    hoursOf(db, midnight, end),
    queries.topProducts.all(db, { from: midnight }),
    queries.mostWanted.all(db, {}),
  ])
  return {
    at: now.toISOString(),
    waiting: {
      pack: presentWaiting(pack),
      unpaid: presentWaiting(unpaid),
      returns: presentWaiting(returns),
      refunds: presentWaiting(refunds),
      reports: presentWaiting(reports),
      questions: presentWaiting(questions),
    },
    today,
    before,
    hours,
    top: top.map(({ product_id, sales, ...product }) => ({ ...product, productId: product_id, sales: major(sales) })),
    wanted: wanted.map(({ variant_id, ...variant }) => ({ ...variant, variantId: variant_id })),
  }
}

const ago = (time: Date): Date => new Date(time.getTime() - weekMs)

const presentWaiting = (row: { count: number; oldest: Date | null } | undefined): Home['waiting']['pack'] => ({
  count: row?.count ?? 0,
  oldestAt: row?.oldest?.toISOString() ?? null,
})

async function dayOf(db: Db, from: Date, until: Date): Promise<Home['today']> {
  const [sold, joined] = await Promise.all([
    queries.salesBetween.one(db, { from, until }),
    queries.newMembers.one(db, { from: firstIdOf(from), until: firstIdOf(until) }),
  ])
  return { orders: sold?.orders ?? 0, sales: major(sold?.sales ?? 0), members: joined?.members ?? 0 }
}

/** Added up hour by hour. */
async function hoursOf(db: Db, midnight: Date, now: Date): Promise<Home['hours']> {
  const [today, before] = await Promise.all([
    queries.salesByHour.all(db, { from: midnight, until: now }),
    queries.salesByHour.all(db, { from: ago(midnight), until: new Date(ago(midnight).getTime() + dayMs) }),
  ])
  const begun = Math.min(24, Math.floor((now.getTime() - midnight.getTime()) / hourMs) + 1)
  return { today: addUp(today, begun), before: addUp(before, 24) }
}

function addUp(rows: { hour: number; sales: number }[], hours: number): number[] {
  let sum = 0
  return Array.from({ length: hours }, (_, hour) => {
    sum += rows.find((row) => row.hour === hour)?.sales ?? 0
    return major(sum)
  })
}

/** The lowest UUIDv7 of a millisecond. */
const firstIdOf = (time: Date): string => {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
