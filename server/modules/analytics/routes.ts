import * as contract from '#contract/admin/analytics.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { exportDays, exportProducts, readAnalytics } from './analytics.ts'
import { changeMail } from './mail.ts'

/** The calls of reports. */
export const analyticsRoutes = (): BoundEndpoint[] => [
  reads(contract.getAnalytics, readAnalytics),
  reads(contract.exportAnalytics, exportDays),
  reads(contract.exportSoldProducts, exportProducts),
  writes(contract.setReportMail, changeMail),
]
