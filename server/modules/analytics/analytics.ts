import type { exportAnalytics, exportSoldProducts, getAnalytics } from '#contract/admin/analytics.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { major } from '#contract/currency.ts'
import { addDays, dayMs, dayOf } from '#contract/time.ts'
import { lowestId } from '#server/db/ids.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { csvOf } from '#server/http/csv.ts'
import { daysBetween, eachDay, startOfDay } from './days.ts'
import { type Figures, endOfRange, figuresOf, firstLiveDay, netOf, sumOf } from './figures.ts'
import { isMailed } from './mail-queries.ts'
import * as queries from './queries.ts'
import { batchesOf, checkedRange, splitSalesRange, salesUntilNow } from './ranges.ts'
import { firstCohort } from './rollup.ts'
import { visitsBetween } from './visit-queries.ts'

export { countSpans, netOf } from './figures.ts'

type Analytics = OutputOf<typeof getAnalytics>
type ProductSales = Omit<Analytics['top'][number], 'productId'>

const topMax = 10
const searchesMax = 8
const exportPage = 500

/** The figures of a range and of as many days before it. Fails with INVALID_INPUT for an invalid range or one that is too long. */
export async function readAnalytics(db: Db, input: ParsedOf<typeof getAnalytics>, { now, caller }: SignedInContext): Promise<Analytics> {
  const { from, to } = checkedRange(input, now)
  const length = daysBetween(from, to)
  const before = { from: addDays(from, -length), to: addDays(from, -1) }
  const liveFrom = await firstLiveDay(db)
  const until = endOfRange(to, now.getTime())
  const [days, daysBefore, visits, visitsBefore, top, giftWrap, searches, cohorts, mailed] = await Promise.all([
    figuresOf(db, { from, to, until, liveFrom }),
    figuresOf(db, { ...before, until: until - length * dayMs, liveFrom }),
    visitsBetween.one(db, { from, to }),
    visitsBetween.one(db, before),
    queries.topProducts.all(db, { ...splitSalesRange({ from, to }, until, liveFrom), limit: topMax }),
    giftWrapOf(db, { from, until }),
    queries.zeroResultSearches.all(db, { from, to, limit: searchesMax }),
    queries.cohorts.all(db, { from: firstCohort(now) }),
    isMailed.one(db, { user: caller.userId }),
  ])
  const [sum, sumBefore] = [sumOf(days), sumOf(daysBefore)]
  return {
    from,
    to,
    before,
    now: present(sum),
    earlier: present(sumBefore),
    breakdown: breakdownOf(sum),
    breakdownBefore: breakdownOf(sumBefore),
    days: eachDay(from, to).map((day, at) => ({ day, ...present(days[at]!), earlier: present(daysBefore[at]!) })),
    funnel: { ...noVisits, ...visits, orders: sum.orders },
    funnelBefore: { ...noVisits, ...visitsBefore, orders: sumBefore.orders },
    top: top.map(presentProduct),
    giftWrap,
    searches,
    cohorts: presentCohorts(cohorts),
    isMailed: mailed !== undefined,
  }
}

/** Exports each day of a range as a file. */
export async function exportDays(
  db: Db,
  input: ParsedOf<typeof exportAnalytics>,
  { now }: Pick<SignedInContext, 'now'>,
): Promise<AsyncIterable<string>> {
  const { from, to } = checkedRange(input, now)
  const liveFrom = await firstLiveDay(db)
  const days = await figuresOf(db, { from, to, until: endOfRange(to, now.getTime()), liveFrom })
  const rows = eachDay(from, to).map((day, at) => ({ day, ...present(days[at]!), ...breakdownOf(days[at]!) }))
  return csvOf(
    [
      ['Day', ({ day }) => day],
      ['Orders', ({ orders }) => orders],
      ['Sales', ({ sales }) => sales],
      ['Gross sales', ({ gross }) => gross],
      ['Discounts', ({ discounts }) => discounts],
      ['Returns', ({ returns }) => returns],
      ['Net sales', ({ net }) => net],
      ['Shipping', ({ shipping }) => shipping],
      ['Taxes', ({ taxes }) => taxes],
      ['Total sales', ({ total }) => total],
      ['Gift cards', ({ giftCards }) => giftCards],
      ['Unpaid', ({ unpaid }) => unpaid],
      ['Refunded', ({ refunded }) => refunded],
      ['New members', ({ members }) => members],
      ['Posts', ({ posts }) => posts],
    ],
    batchesOf([rows]),
  )
}

/** Exports the sales of each product in a range as a file. */
export async function exportProducts(
  db: Db,
  input: ParsedOf<typeof exportSoldProducts>,
  { now }: Pick<SignedInContext, 'now'>,
): Promise<AsyncIterable<string>> {
  const range = checkedRange(input, now)
  const [sold, wrap] = [
    await salesUntilNow(db, range, now),
    await giftWrapOf(db, { from: range.from, until: endOfRange(range.to, now.getTime()) }),
  ]
  return csvOf<ProductSales>(
    [
      ['Product', ({ name }) => name],
      ['Page', ({ slug }) => slug],
      ['Pieces', ({ pieces }) => pieces],
      ['Sales', ({ sales }) => sales],
    ],
    soldPages(db, sold, wrap),
  )
}

async function* soldPages(db: Db, sold: ReturnType<typeof splitSalesRange>, wrap: Analytics['giftWrap']): AsyncGenerator<ProductSales[]> {
  let after = lowestId
  for (;;) {
    const rows = await queries.soldProducts.all(db, { ...sold, after, limit: exportPage })
    yield rows.map(presentProduct)
    if (rows.length < exportPage) break
    after = rows.at(-1)!.product_id
  }
  // No product, but a part of gross sales.
  if (wrap.pieces > 0) yield [{ name: 'Gift wrap', slug: '', ...wrap }]
}

async function giftWrapOf(db: Db, { from, until }: { from: string; until: number }): Promise<Analytics['giftWrap']> {
  const { pieces, sales } = (await queries.soldGiftWrap.one(db, { from: new Date(startOfDay(from)), until: new Date(until) }))!
  return { pieces, sales: major(sales) }
}

const noVisits = { visits: 0, products: 0, carts: 0, checkouts: 0 }

const present = (figures: Figures): Analytics['now'] => ({
  orders: figures.orders,
  sales: major(figures.sales),
  net: major(netOf(figures)),
  refunded: major(figures.refunded),
  members: figures.members,
  posts: figures.posts,
})

/** The components of sales; shipping and taxes are net of what was refunded. */
function breakdownOf(figures: Figures): Analytics['breakdown'] {
  const net = netOf(figures)
  return {
    gross: major(figures.gross),
    discounts: major(figures.discounts),
    returns: major(figures.returned),
    net: major(net),
    shipping: major(figures.shipping),
    taxes: major(figures.tax),
    total: major(net + figures.shipping + figures.tax),
    giftCards: major(figures.gift_cards),
    unpaid: major(figures.unpaid),
  }
}

const presentProduct = ({
  product_id,
  sales,
  ...product
}: {
  product_id: string
  sales: number
  name: string
  slug: string
  pieces: number
}) => ({
  ...product,
  productId: product_id,
  sales: major(sales),
})

/** Formats cohorts. Everyone in a cohort ordered in its own month, so that month's count is the cohort's size. */
function presentCohorts(rows: { cohort: string; month: string; customers: number }[]): Analytics['cohorts'] {
  const byMonth = Map.groupBy(rows, ({ cohort }) => cohort)
  const last = rows
    .map(({ month }) => month)
    .sort()
    .at(-1)
  return [...byMonth].map(([month, own]) => ({
    month,
    customers: own.find((row) => row.month === month)?.customers ?? 0,
    again: monthsAfter(month, last ?? month).map((one) => own.find((row) => row.month === one)?.customers ?? 0),
  }))
}

/** The months after a month, up to the last: "2026-03-01" after "2026-02-01", and so on. */
function monthsAfter(month: string, last: string): string[] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  const count = (Number(last.slice(0, 4)) - year) * 12 + Number(last.slice(5, 7)) - number
  return Array.from({ length: count }, (_, at) => dayOf(Date.UTC(year, number + at, 1)))
}
