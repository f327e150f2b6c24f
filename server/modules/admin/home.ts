import type { getHome, getMenuCounts } from '#contract/admin/home.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { importKinds, kindPermissions } from '#contract/import-kinds.ts'
import type { Permission } from '#contract/permissions.ts'
import { major } from '#contract/currency.ts'
import { dayMs, hourMs } from '#contract/time.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { countSpans, netOf } from '#server/modules/analytics/analytics.ts'
import * as queries from './home-queries.ts'

const weekMs = 7 * dayMs

type Home = OutputOf<typeof getHome>
type Figures = NonNullable<Home['figures']>

/** The first screen of the back office, limited to what the caller may open. Figures need the permission for reports. Days are in UTC. */
export async function readHome(db: Db, _input: unknown, { now, caller }: SignedInContext): Promise<Home> {
  const may = (permission: Permission) => caller.permissions.includes(permission)
  const waitingFor = async (permission: Permission, query: typeof queries.openReports) =>
    may(permission) ? presentWaiting(await query.one(db, {})) : null
  const kinds = importKinds.filter((kind) => may(kindPermissions[kind]))
  const [pack, unpaid, returns, received, refunds, mails, imports, reports, records, questions, figures, wanted] = await Promise.all([
    queries.ordersToPack.one(db, {}),
    queries.unpaidOrders.one(db, {}),
    queries.returnsToDecide.one(db, {}),
    queries.receivedReturns.one(db, {}),
    queries.failedRefunds.one(db, {}),
    queries.unclearMails.one(db, {}),
    kinds.length > 0 ? queries.importsToRun.one(db, { kinds }).then(presentWaiting) : null,
    waitingFor('community:moderate', queries.openReports),
    waitingFor('records:verify', queries.flaggedRecords),
    waitingFor('reviews:moderate', queries.openQuestions),
    may('reports:read') ? figuresAt(db, now) : null,
    queries.mostRequestedProducts.all(db, {}),
  ])
  return {
    at: now.toISOString(),
    waiting: {
      pack: presentWaiting(pack),
      unpaid: presentWaiting(unpaid),
      returns: presentWaiting(returns),
      received: presentWaiting(received),
      refunds: presentWaiting(refunds),
      mails: presentWaiting(mails),
      imports,
      reports,
      records,
      questions,
    },
    figures,
    wanted: wanted.map(({ variant_id, ...variant }) => ({ ...variant, variantId: variant_id })),
  }
}

/** The numbers of the menu on other screens: one statement, where the whole start screen takes a dozen. */
export async function readMenuCounts(db: Db, _input: unknown, { caller }: SignedInContext): Promise<OutputOf<typeof getMenuCounts>> {
  return (await queries.menuCounts.one(db, { moderates: caller.permissions.includes('community:moderate') }))!
}

async function figuresAt(db: Db, now: Date): Promise<Figures> {
  // The end is exclusive, so the current millisecond needs one more.
  const end = new Date(now.getTime() + 1)
  const midnight = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const [days, hours, top] = await Promise.all([
    countSpans(
      db,
      [
        [midnight, end],
        [ago(midnight), ago(end)],
      ].map(([from, until]) => ({ from: from!.getTime(), until: until!.getTime() })),
    ),
    hoursOf(db, midnight, end),
    queries.topProducts.all(db, { from: midnight }),
  ])
  return {
    today: presentDay(days[0]!),
    before: presentDay(days[1]!),
    hours,
    top: top.map(({ product_id, sales, ...product }) => ({ ...product, productId: product_id, sales: major(sales) })),
  }
}

const ago = (time: Date): Date => new Date(time.getTime() - weekMs)

const presentWaiting = (row: { count: number; oldest: Date | null } | undefined): Home['waiting']['pack'] => ({
  count: row?.count ?? 0,
  oldestAt: row?.oldest?.toISOString() ?? null,
})

const presentDay = (figures: Awaited<ReturnType<typeof countSpans>>[number]): Figures['today'] => ({
  orders: figures.orders,
  sales: major(figures.sales),
  net: major(netOf(figures)),
  members: figures.members,
})

/** The cumulative sales by hour. */
async function hoursOf(db: Db, midnight: Date, now: Date): Promise<Figures['hours']> {
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
