import { z } from 'zod'
import { downloadTypes, type DownloadType } from './download-types.ts'
import { endpoint } from './endpoint.ts'
import { cursor, id, limit, time } from './fields.ts'
import { orderId } from './order-id.ts'

export const downloadType = z.enum(Object.keys(downloadTypes) as [DownloadType, ...DownloadType[]])

/** Whether the buyer may download a file: `open`, or why not anymore. */
export const downloadStates = ['open', 'used', 'expired', 'revoked'] as const

/** A file that came with a line of an order. */
export const download = z
  .object({
    fileId: id,
    variantId: id,
    /** The product of the line. */
    productName: z.string(),
    name: z.string(),
    type: downloadType,
    bytes: z.int(),
    state: z.enum(downloadStates),
    /** The number of downloads left; null if unlimited. */
    left: z.int().nullable(),
    /** Null if it doesn't expire. */
    until: time.nullable(),
  })
  .meta({ id: 'Download' })
export type Download = z.infer<typeof download>

/** An order line that was delivered as files. */
export const boughtDownload = z
  .object({
    orderNumber: z.string(),
    variantId: id,
    name: z.string(),
    slug: z.string(),
    photo: z.string(),
    openedAt: time,
    files: z.array(download),
  })
  .meta({ id: 'BoughtDownload' })
export type BoughtDownload = z.infer<typeof boughtDownload>

const tag = 'Orders'
const token = z.string().max(200).optional()

export const listOrderDownloads = endpoint({
  id: 'listOrderDownloads',
  route: 'GET /user/orders/:id/downloads',
  tag,
  auth: 'guest',
  summary: "List the files of an order: the caller's own, or any with the token of its signed link. None before it is paid",
  input: z.object({ id: orderId, token }),
  output: z.object({ downloads: z.array(download) }),
  refusals: ['NOT_FOUND'],
})
export const startDownload = endpoint({
  id: 'startDownload',
  route: 'POST /user/orders/:id/downloads/:fileId',
  tag,
  auth: 'guest',
  status: 201,
  summary:
    'Begin a download: it counts against the limit once. The address works for an hour, for ranges too, so an interrupted download can be resumed without counting again',
  input: z.strictObject({ id: orderId, fileId: id, token }),
  output: z.object({ url: z.string(), validUntil: time }),
  refusals: ['NOT_FOUND', 'DOWNLOAD_IS_NOT_OPEN', 'DOWNLOAD_HAS_EXPIRED', 'DOWNLOAD_LIMIT_IS_REACHED'],
})
export const listDownloads = endpoint({
  id: 'listDownloads',
  route: 'GET /user/downloads',
  tag,
  auth: 'customer',
  summary: "List the customer's purchases that are delivered as files, newest first",
  input: z.object({ cursor: cursor.optional(), limit }),
  output: z.object({ bought: z.array(boughtDownload), nextCursor: z.string().nullable() }),
  refusals: [],
})
