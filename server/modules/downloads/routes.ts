import * as staff from '#contract/admin/downloads.ts'
import * as contract from '#contract/downloads.ts'
import { type BoundEndpoint, reads, withAuditEntry, writes } from '#server/http/bind.ts'
import type { Media } from '#server/modules/media/media.ts'
import { boughtDownloads } from './downloads.ts'
import { addFile, productDownloads, saveDownloads } from './files.ts'

/** The endpoints of digital products; those about one order are with the orders. */
export const downloadRoutes = (media: Media): BoundEndpoint[] => [
  reads(contract.listDownloads, boughtDownloads),
  reads(staff.getProductDownloads, productDownloads),
  withAuditEntry(staff.addDownloadFile, (database, input, context, record) => addFile({ media, database, record }, input, context)),
  writes(staff.saveProductDownloads, saveDownloads),
]
