import * as contract from '#contract/admin/analytics.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { exportChannels, exportDays, exportProducts, readAnalytics, readSalesByChannel } from './analytics.ts'
import { changeMail } from './mail.ts'

/** The calls of reports. */
export const analyticsRoutes = (): BoundEndpoint[] => [
  reads(contract.getAnalytics, readAnalytics),
  reads(contract.exportAnalytics, exportDays),
  reads(contract.exportSoldProducts, exportProducts),
  reads(contract.getSalesByChannel, readSalesByChannel),
  reads(contract.exportSalesByChannel, exportChannels),
  writes(contract.setReportMail, changeMail),
]
