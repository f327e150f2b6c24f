import type { OrderDownload } from '#contract/admin/downloads.ts'
import type { BoughtDownload, Download } from '#contract/downloads.ts'
import type { Locale } from '#contract/locales.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf, writeCursor } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { translationLocale } from '#server/http/locale.ts'
import { linkEnd, signDownload } from './links.ts'
import * as queries from './right-queries.ts'

export { addDigital } from './add-digital.ts'
export { downloadsMail } from './mail.ts'
export { registerDownloadFiles } from './serve.ts'

type FileRow = Row<typeof queries.filesOfOrders.columns>

/** Opens the downloads of an order that was just paid. */
export const openRights = async (tx: Tx, order: string, now: Date): Promise<void> => void (await queries.openRights.run(tx, { order, now }))

/** Ends the downloads of an order, or of one of its lines. False if none was open. */
export const revokeRights = async (
  tx: Tx,
  order: string,
  { variant = null, now }: { variant?: string | null; now: Date },
): Promise<boolean> => (await queries.revokeRights.run(tx, { order, variant, now })) > 0

/** The files of an order's digital lines, by the products' names in this language; none before the order is paid. */
export async function orderDownloads(db: Db | Tx, order: string, now: Date, locale: Locale | null = null): Promise<Download[]> {
  return (await queries.filesOfOrders.all(db, { orders: [order], locale })).map((row) => present(row, now))
}

/** The same for staff, with the number of downloads of each file. */
export async function downloadsForStaff(db: Db | Tx, order: string, now: Date): Promise<OrderDownload[]> {
  const [rows, begun] = await Promise.all([
    queries.filesOfOrders.all(db, { orders: [order], locale: null }),
    queries.downloadsOfOrders.all(db, { order }),
  ])
  const byFile = new Map(begun.map((one) => [one.file_id, one]))
  return rows.map((row) => {
    const { total = 0, last_at: lastAt } = byFile.get(row.file_id) ?? {}
    return { ...present(row, now), used: row.used, total, lastAt: lastAt?.toISOString() ?? null }
  })
}

interface Wanted {
  orderId: string
  fileId: string
}

/**
 * Begins a download, which counts once, and returns its URL. Fails with NOT_FOUND, or with the reason why the file isn't open to the order
 * (anymore).
 */
export async function beginDownload(
  tx: Tx,
  { orderId, fileId }: Wanted,
  { now, signingSecret }: { now: Date; signingSecret: string },
): Promise<{ url: string; validUntil: string }> {
  const id = newId(now)
  if ((await queries.beginDownload.run(tx, { id, order: orderId, file: fileId, now })) === 0)
    await refuseClosed(tx, { orderId, fileId }, now)
  const started = { id, orderId, startedAt: now }
  return { url: serverUrls.download(id, signDownload(signingSecret, started)), validUntil: linkEnd(started).toISOString() }
}

async function refuseClosed(tx: Tx, { orderId, fileId }: Wanted, now: Date): Promise<never> {
  const file = (await orderDownloads(tx, orderId, now)).find((one) => one.fileId === fileId)
  if (!file) throw refuse('NOT_FOUND', { fileId: ['is not a file of this order'] })
  if (file.state === 'revoked') throw refuse('DOWNLOAD_IS_NOT_OPEN')
  throw refuse(file.state === 'expired' ? 'DOWNLOAD_HAS_EXPIRED' : 'DOWNLOAD_LIMIT_IS_REACHED')
}

/** A page of a customer's digital purchases, by their names in the caller's language. */
export async function boughtDownloads(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { caller, config, now }: SignedInContext,
): Promise<{ bought: BoughtDownload[]; nextCursor: string | null }> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const locale = translationLocale(config)
  const found = await queries.rightsOf.all(db, { user: caller.userId, ...after, limit: limit + 1, locale })
  const page = found.slice(0, limit)
  const orders = [...new Set(page.map((row) => row.order_id))]
  const files = orders.length === 0 ? [] : await queries.filesOfOrders.all(db, { orders, locale })
  const last = page.at(-1)
  return {
    bought: page.map((row) => ({
      orderNumber: row.number,
      variantId: row.variant_id,
      name: row.name,
      slug: row.slug,
      photo: row.photo,
      openedAt: row.opened_at.toISOString(),
      files: files.filter((one) => one.order_id === row.order_id && one.variant_id === row.variant_id).map((one) => present(one, now)),
    })),
    nextCursor: found.length > limit && last ? writeCursor({ at: last.opened_at, id: last.variant_id }) : null,
  }
}

interface Change {
  orderId: string
  variantId: string
  /** Resets the number of downloads. */
  reset: boolean
  /** Null for no end; undefined leaves it as it is. */
  until?: string | null | undefined
}

/**
 * Extends the time in which a line can be downloaded, or resets the number of downloads; returns the previous end. Fails with NOT_FOUND,
 * and with DOWNLOAD_IS_NOT_OPEN once it's revoked.
 */
export async function changeRight(tx: Tx, { orderId, variantId, reset, until }: Change): Promise<{ until: string | null }> {
  const right = await queries.lockRight.one(tx, { order: orderId, variant: variantId })
  if (!right) throw refuse('NOT_FOUND', { variantId: ['has no downloads in this order'] })
  if (right.revoked_at) throw refuse('DOWNLOAD_IS_NOT_OPEN')
  if (reset) await queries.resetCounts.run(tx, { order: orderId, variant: variantId })
  if (until !== undefined)
    await queries.setEnd.run(tx, { order: orderId, variant: variantId, until: until === null ? null : new Date(until) })
  return { until: right.expires_at?.toISOString() ?? null }
}

/** A customer's downloads with their times, for the export of their data. */
export const exportDownloads = async (tx: Tx, user: string) =>
  (await queries.downloadsOfCustomer.all(tx, { user })).map(({ number, name, started_at }) => ({
    orderNumber: number,
    name,
    at: started_at.toISOString(),
  }))

/** Erases the times of a customer's downloads with their account; the counts stay. */
export const eraseDownloads = async (tx: Tx, user: string): Promise<void> => void (await queries.eraseDownloadsOfCustomer.run(tx, { user }))

/** The same for the orders that were placed as a guest with an email. */
export const eraseGuestDownloads = async (tx: Tx, email: string): Promise<void> =>
  void (await queries.eraseDownloadsOfGuest.run(tx, { email }))

function present(row: FileRow, now: Date): Download {
  const left = row.download_limit === null ? null : Math.max(0, row.download_limit - row.used)
  return {
    fileId: row.file_id,
    variantId: row.variant_id,
    productName: row.product_name,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    state: stateOf(row, left, now),
    left,
    until: row.expires_at?.toISOString() ?? null,
  }
}

function stateOf({ revoked_at, expires_at }: FileRow, left: number | null, now: Date): Download['state'] {
  if (revoked_at) return 'revoked'
  if (expires_at && expires_at <= now) return 'expired'
  return left === 0 ? 'used' : 'open'
}
