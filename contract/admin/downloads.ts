import { z } from 'zod'
import { download, downloadType } from '../downloads.ts'
import { endpoint } from '../endpoint.ts'
import { id, multiline, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { order } from '../order.ts'
import { orderId } from '../order-id.ts'
import { uploadLimits } from '../rate-limits.ts'

const max = limits.download
const fileName = text(1, max.nameMax)

/** A file of a variant, as staff manage it. */
export const downloadFile = z
  .object({ id, name: z.string(), type: downloadType, bytes: z.int(), addedAt: time })
  .meta({ id: 'DownloadFile' })
export type DownloadFile = z.infer<typeof downloadFile>

/** The download terms of a variant: how often each file may be downloaded, and for how many days after the payment; null for no limit. */
const terms = {
  isDigital: z.boolean(),
  downloadLimit: z.int().min(1).max(max.limitMax).nullable(),
  downloadDays: z.int().min(1).max(max.daysMax).nullable(),
}
export const variantDownloads = z
  .object({ variantId: id, sku: z.string(), options: z.record(z.string(), z.string()), ...terms, files: z.array(downloadFile) })
  .meta({ id: 'VariantDownloads' })
export type VariantDownloads = z.infer<typeof variantDownloads>

const tag = 'Products (staff)'
const auth = { staff: 'catalogue:write' } as const
const named = { id, variantId: id }

export const getProductDownloads = endpoint({
  id: 'getProductDownloads',
  route: 'GET /admin/products/:id/downloads',
  tag,
  auth,
  summary: 'Get which variants of a product are sold as files, with their files',
  input: z.object({ id }),
  output: z.object({ variants: z.array(variantDownloads) }),
  refusals: ['INVALID_PRODUCT_ID'],
})
export const addDownloadFile = endpoint({
  id: 'addDownloadFile',
  route: 'POST /admin/download-files',
  tag,
  auth,
  status: 201,
  summary: `Add a file (PDF, EPUB, ZIP, MP3, M4A, MP4, PNG or JPEG) of at most ${max.bytes / 1_000_000} MB to a variant, or replace another with it: its buyers get the new one`,
  file: { field: 'file', bytes: max.bytes },
  input: z.object({ variantId: id, name: fileName, replaces: id.optional() }),
  output: variantDownloads,
  rateLimits: uploadLimits,
  refusals: ['INVALID_PRODUCT_ID', 'NO_FILE_IS_FOUND', 'INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE'],
})
export const saveProductDownloads = endpoint({
  id: 'saveProductDownloads',
  route: 'PUT /admin/products/:id/downloads/:variantId',
  tag,
  auth,
  summary:
    'Save how a variant is sold as files, and its files in their order with their names. A file that is left out is removed; earlier buyers keep it',
  input: z.strictObject({ ...named, ...terms, files: z.array(z.strictObject({ id, name: fileName })).max(max.filesMax) }),
  output: variantDownloads,
  refusals: ['INVALID_PRODUCT_ID'],
})

/** A download of an order line, as staff see it. */
export const orderDownload = download
  .extend({
    /** The downloads that count against the limit now, and the total ever. */
    used: z.int(),
    total: z.int(),
    lastAt: time.nullable(),
  })
  .meta({ id: 'OrderDownload' })
export type OrderDownload = z.infer<typeof orderDownload>

const orderTag = 'Orders (staff)'
const line = { id: orderId, variantId: id }
const files = z.object({ downloads: z.array(orderDownload) })

export const getOrderDownloads = endpoint({
  id: 'getOrderDownloads',
  route: 'GET /admin/orders/:id/downloads',
  tag: orderTag,
  auth: { staff: 'orders:read' },
  summary: 'Get the files of an order, and how often they were downloaded',
  input: z.object({ id: orderId }),
  output: files,
  refusals: ['NOT_FOUND'],
})
export const changeDownloadRight = endpoint({
  id: 'changeDownloadRight',
  route: 'PUT /admin/orders/:id/downloads/:variantId',
  tag: orderTag,
  auth: { staff: 'orders:write' },
  summary: "Reset the download count of a line's files, or extend their period; refused once the line was refunded or canceled",
  input: z.strictObject({ ...line, reset: z.boolean().default(false), until: time.nullable().optional() }),
  output: files,
  refusals: ['NOT_FOUND', 'DOWNLOAD_IS_NOT_OPEN'],
})
export const refundDownload = endpoint({
  id: 'refundDownload',
  route: 'POST /admin/orders/:id/downloads/:variantId/refund',
  tag: orderTag,
  auth: { staff: 'orders:refund' },
  idempotent: true,
  summary: 'Refund a line of files the way it was paid, and end its downloads',
  input: z.strictObject({ ...line, reason: multiline(0, limits.shipment.note).default('') }),
  output: order,
  refusals: ['NOT_FOUND', 'DOWNLOAD_IS_NOT_OPEN', 'NOTHING_TO_REFUND', 'IDEMPOTENCY_KEY_IS_MISSING', 'IDEMPOTENCY_KEY_IS_USED'],
})
