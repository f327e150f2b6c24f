import type {
  exportDiscountReport,
  exportPaymentReport,
  exportTaxReport,
  getDiscountReport,
  getPaymentReport,
  getTaxReport,
} from '#contract/admin/sales-reports.ts'
import { major, minor } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { type Cell, csvOf } from '#server/http/csv.ts'
import { batchesOf, checkedRange, type Range, salesUntilNow } from './ranges.ts'
import * as queries from './report-queries.ts'

type Context = Pick<SignedInContext, 'now'>
type DiscountRow = OutputOf<typeof getDiscountReport>['rows'][number]
type TaxRow = OutputOf<typeof getTaxReport>['rows'][number]
type PaymentRow = OutputOf<typeof getPaymentReport>['rows'][number]

const shownMax = 50
const exportedMax = 10_000

/** The discounts of each promotion on the orders of a range. */
export const readDiscounts = async (
  db: Db,
  input: ParsedOf<typeof getDiscountReport>,
  context: Context,
): Promise<OutputOf<typeof getDiscountReport>> => ({ rows: await discountsOf(db, input, context, shownMax) })

/** The tax on the orders of a range, by rate and place. */
export const readTaxes = async (
  db: Db,
  input: ParsedOf<typeof getTaxReport>,
  context: Context,
): Promise<OutputOf<typeof getTaxReport>> => ({ rows: await taxesOf(db, input, context, shownMax) })

/** The payments for the orders of a range, by method. */
export const readPayments = async (
  db: Db,
  input: ParsedOf<typeof getPaymentReport>,
  context: Context,
): Promise<OutputOf<typeof getPaymentReport>> => ({ rows: await paymentsOf(db, input, context, shownMax) })

/** The names of discounts without a promotion; files are in English. */
const unnamed = { exchange: 'Exchanges', '': 'Memberships and staff discounts' }
const isUnnamed = (name: string): name is keyof typeof unnamed => name in unnamed

/** The discount report as a CSV file. */
export const exportDiscounts = async (db: Db, input: ParsedOf<typeof exportDiscountReport>, context: Context) =>
  fileOf<DiscountRow>(
    [
      ['Promotion', ({ promotionId, name }) => (promotionId === null && isUnnamed(name) ? unnamed[name] : name)],
      ['Orders', ({ orders }) => orders],
      ['Off products', ({ goods }) => goods],
      ['Off shipping', ({ shipping }) => shipping],
      ['Sales', ({ sales }) => sales],
    ],
    await discountsOf(db, input, context, exportedMax),
  )

/** The tax report as a CSV file. */
export const exportTaxes = async (db: Db, input: ParsedOf<typeof exportTaxReport>, context: Context) =>
  fileOf<TaxRow>(
    [
      ['Country', ({ country }) => country],
      ['Region', ({ region }) => region],
      ['Tax', ({ name }) => name],
      ['Percent', ({ percent }) => percent],
      ['Taxed sales', ({ sold }) => sold],
      ['Returned sales', ({ returnedNet }) => returnedNet],
      ['Tax charged', ({ amount }) => amount],
      ['Tax returned', ({ returned }) => returned],
      ['Tax due', (row) => major(minor(row.amount) - minor(row.returned))],
    ],
    await taxesOf(db, input, context, exportedMax),
  )

/** The report of payment methods as a CSV file. */
export const exportPayments = async (db: Db, input: ParsedOf<typeof exportPaymentReport>, context: Context) =>
  fileOf<PaymentRow>(
    [
      ['Method', ({ method }) => method],
      ['Orders', ({ orders }) => orders],
      ['Amount', ({ amount }) => amount],
      ['Unpaid', ({ unpaid }) => unpaid],
      ['Refunded', ({ refunded }) => refunded],
    ],
    await paymentsOf(db, input, context, exportedMax),
  )

const fileOf = <R>(columns: readonly (readonly [string, (row: R) => Cell])[], rows: R[]): AsyncIterable<string> =>
  csvOf(columns, batchesOf([rows]))

const spanOf = async (db: Db, input: Range, { now }: Context) => salesUntilNow(db, checkedRange(input, now), now)

async function discountsOf(db: Db, input: Range, context: Context, limit: number): Promise<DiscountRow[]> {
  const rows = await queries.discounts.all(db, { ...(await spanOf(db, input, context)), limit })
  return rows.map(({ promotion_id, goods, shipping, sales, ...row }) => ({
    ...row,
    promotionId: promotion_id,
    goods: major(goods),
    shipping: major(shipping),
    sales: major(sales),
  }))
}

async function taxesOf(db: Db, input: Range, context: Context, limit: number): Promise<TaxRow[]> {
  const rows = await queries.taxes.all(db, { ...(await spanOf(db, input, context)), limit })
  return rows.map(({ rate, net, returned_net, amount, returned, ...row }) => ({
    ...row,
    percent: rate / 1000,
    net: major(net - returned_net),
    sold: major(net),
    returnedNet: major(returned_net),
    amount: major(amount),
    returned: major(returned),
  }))
}

async function paymentsOf(db: Db, input: Range, context: Context, limit: number): Promise<PaymentRow[]> {
  const rows = await queries.payments.all(db, { ...(await spanOf(db, input, context)), limit })
  return rows.map(({ amount, unpaid, refunded, ...row }) => ({
    ...row,
    amount: major(amount),
    unpaid: major(unpaid),
    refunded: major(refunded),
  }))
}
