import type * as staff from '#contract/admin/downloads.ts'
import type * as contract from '#contract/downloads.ts'
import { major } from '#contract/currency.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/order.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { describeChange } from '#server/http/audit.ts'
import type { RequestContext } from '#server/http/context.ts'
import { beginDownload, changeRight, downloadsForStaff, orderDownloads, revokeRights } from '#server/modules/downloads/downloads.ts'
import type { CreditedPart } from '#server/modules/invoices/invoices.ts'
import { sharesOf, taxOnTop } from '../lines/order-taxes.ts'
import { billedLine } from '../order/order-invoice.ts'
import { findOrder, findVisible, lockOrder, lockVisible, readOrder } from '../order/find-order.ts'
import { translationLocale } from '#server/http/locale.ts'
import type { OrderRow } from '../order/rows.ts'
import { refundPartOfTotal } from '../refunds/refund.ts'
import { leftToRefund, recordRefundedPieces } from '../refunds/refunded-pieces.ts'
import { presentOrder } from '../views/present.ts'

/** The files of an order, for its owner or the holder of its signed link. */
export async function listOrderDownloads(
  db: Db,
  input: ParsedOf<typeof contract.listOrderDownloads>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.listOrderDownloads>> {
  const { id } = await findVisible(db, input, context)
  return { downloads: await orderDownloads(db, id, context.now, translationLocale(context.config)) }
}

/** Starts a download of a file, for the same callers. The order is locked, so that no download starts after a refund. */
export async function startDownload(
  tx: Tx,
  { fileId, ...wanted }: ParsedOf<typeof contract.startDownload>,
  context: RequestContext,
): Promise<OutputOf<typeof contract.startDownload>> {
  const { id } = await lockVisible(tx, wanted, context)
  return beginDownload(tx, { orderId: id, fileId }, context)
}

/** The files of any order for staff, with the number of downloads. */
export async function getOrderDownloads(
  db: Db,
  { id }: ParsedOf<typeof staff.getOrderDownloads>,
  { now }: RequestContext,
): Promise<OutputOf<typeof staff.getOrderDownloads>> {
  const row = await findOrder(db, id)
  if (!row) throw refuse('NOT_FOUND')
  return { downloads: await downloadsForStaff(db, row.id, now) }
}

/** Lets the buyer of a line download its files as often again as at first, or for longer. */
export async function changeDownloadRight(
  tx: Tx,
  { id, variantId, reset, until }: ParsedOf<typeof staff.changeDownloadRight>,
  context: RequestContext,
): Promise<OutputOf<typeof staff.changeDownloadRight>> {
  const row = await lockOrder(tx, id)
  const before = await changeRight(tx, { orderId: row.id, variantId, reset, until })
  const ends = until === undefined ? {} : { before, after: { until } }
  describeChange(context, { target: row.number, ...ends, after: { variantId, ...(reset && { reset }), ...ends.after } })
  return { downloads: await downloadsForStaff(tx, row.id, context.now) }
}

/** Refunds a line of files the way it was paid, and ends its downloads. */
export async function refundDownload(
  tx: Tx,
  { id, variantId, reason }: ParsedOf<typeof staff.refundDownload>,
  context: RequestContext,
): Promise<Order> {
  const row = await lockOrder(tx, id)
  const line = row.lines.find((one) => one.variantId === variantId && one.digital)
  if (!line) throw refuse('NOT_FOUND', { variantId: ['is not delivered as files in this order'] })
  if (!(await revokeRights(tx, row.id, { variant: variantId, now: context.now }))) throw refuse('DOWNLOAD_IS_NOT_OPEN')
  const value = line.totalPrice - line.discount + taxOnTop(row.taxes, line, line.quantity)
  const refund = { to: 'original', reason, note: reason, part: creditedLine(row, line) } as const
  if (row.payment_status !== 'Paid' || !(await refundPartOfTotal(tx, row, value, refund, context))) throw refuse('NOTHING_TO_REFUND')
  const left = leftToRefund(row, variantId)
  if (left > 0) await recordRefundedPieces(tx, row, [{ variantId, quantity: left }])
  describeChange(context, { target: row.number, after: { variantId, refunded: major(value, row.currency?.code) } })
  return presentOrder(await readOrder(tx, row.id), context.now)
}

/** A whole line as its credit note shows it. */
const creditedLine = (row: OrderRow, line: OrderRow['lines'][number]): CreditedPart => ({
  lines: [billedLine(row, line, line.quantity)],
  discount: line.discount,
  shippingCost: 0,
  taxes: row.taxes
    ? sharesOf({
        ...row.taxes,
        lines: row.taxes.lines.filter(({ variantId }) => variantId === line.variantId),
        shipping: { rate: 0, net: 0, amount: 0 },
      })
    : [],
})
