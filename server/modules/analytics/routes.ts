import * as contract from '#contract/admin/analytics.ts'
import * as sales from '#contract/admin/sales-reports.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { exportDays, exportProducts, readAnalytics } from './analytics.ts'
import { exportChannels, readSalesByChannel } from './channels.ts'
import { changeMail } from './mail.ts'
import { listOrdersOfReport } from './report-orders.ts'
import * as reports from './sales-reports.ts'

/** The endpoints of reports. */
export const analyticsRoutes = (): BoundEndpoint[] => [
  reads(contract.getAnalytics, readAnalytics),
  reads(contract.exportAnalytics, exportDays),
  reads(contract.exportSoldProducts, exportProducts),
  reads(contract.getSalesByChannel, readSalesByChannel),
  reads(contract.exportSalesByChannel, exportChannels),
  reads(sales.getDiscountReport, reports.readDiscounts),
  reads(sales.exportDiscountReport, reports.exportDiscounts),
  reads(sales.getTaxReport, reports.readTaxes),
  reads(sales.exportTaxReport, reports.exportTaxes),
  reads(sales.getPaymentReport, reports.readPayments),
  reads(sales.exportPaymentReport, reports.exportPayments),
  reads(sales.listReportOrders, listOrdersOfReport),
  writes(contract.setReportMail, changeMail),
]
