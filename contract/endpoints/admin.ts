import * as adminAnalytics from '../admin/analytics.ts'
import * as adminApiKeys from '../admin/api-keys.ts'
import * as adminAudit from '../admin/audit.ts'
import * as adminCustomers from '../admin/customers.ts'
import * as adminFirstSteps from '../admin/first-steps.ts'
import * as adminGuests from '../admin/guests.ts'
import * as adminHome from '../admin/home.ts'
import * as adminJobs from '../admin/jobs.ts'
import * as adminMe from '../admin/me.ts'
import * as adminMerging from '../admin/merging.ts'
import * as orderDrafts from '../admin/order-drafts.ts'
import * as orderEdits from '../admin/order-edits.ts'
import * as orderInvoices from '../admin/order-invoices.ts'
import * as orderPayments from '../admin/order-payments.ts'
import * as adminOrders from '../admin/orders.ts'
import * as salesReports from '../admin/sales-reports.ts'
import * as adminSegments from '../admin/segments.ts'
import * as adminSettings from '../admin/settings.ts'
import * as adminStaff from '../admin/staff.ts'
import * as adminViews from '../admin/views.ts'
import * as adminWebhooks from '../admin/webhooks.ts'

/** The back office: customers, drafts, staff, reports, jobs, webhooks, settings, audit. */
export const adminEndpoints = [
  adminMe.getStaffMember,
  adminHome.getHome,
  adminHome.getMenuCounts,
  adminCustomers.listStaffCustomers,
  adminCustomers.countStaffCustomers,
  adminCustomers.exportStaffCustomers,
  adminCustomers.getStaffCustomer,
  adminMerging.previewMerge,
  adminMerging.mergeCustomers,
  adminMerging.listDoubles,
  adminMerging.listAllDoubles,
  adminMerging.markAsDifferent,
  adminMerging.listMerges,
  adminViews.beginView,
  adminViews.endView,
  adminViews.listViews,
  adminSegments.listSegments,
  adminSegments.getSegment,
  adminSegments.createSegment,
  adminSegments.changeSegment,
  adminSegments.deleteSegment,
  adminCustomers.addCustomerNote,
  adminCustomers.setCustomerTags,
  adminGuests.getGuest,
  adminGuests.addGuestNote,
  adminGuests.setGuestTags,
  adminGuests.eraseGuest,
  adminStaff.getTeam,
  adminStaff.inviteStaff,
  adminStaff.changeStaffRole,
  adminStaff.setRole,
  adminStaff.deleteRole,
  adminAnalytics.getAnalytics,
  adminAnalytics.exportAnalytics,
  adminAnalytics.exportSoldProducts,
  adminAnalytics.getSalesByChannel,
  adminAnalytics.exportSalesByChannel,
  salesReports.getDiscountReport,
  salesReports.exportDiscountReport,
  salesReports.getTaxReport,
  salesReports.exportTaxReport,
  salesReports.getPaymentReport,
  salesReports.exportPaymentReport,
  salesReports.listReportOrders,
  adminAnalytics.setReportMail,
  adminJobs.listJobs,
  adminJobs.countJobsByName,
  adminJobs.retryJob,
  adminJobs.cancelJob,
  adminWebhooks.listWebhooks,
  adminWebhooks.createWebhook,
  adminWebhooks.changeWebhook,
  adminWebhooks.deleteWebhook,
  adminWebhooks.rotateWebhookSecret,
  adminWebhooks.testWebhook,
  adminWebhooks.listDeliveries,
  adminWebhooks.replayDelivery,
  adminSettings.getSettings,
  adminSettings.changeSettings,
  adminSettings.passMaintenance,
  adminFirstSteps.getFirstSteps,
  adminFirstSteps.removeDemo,
  adminApiKeys.listApiKeys,
  adminApiKeys.createApiKey,
  adminApiKeys.revokeApiKey,
  adminAudit.listAuditLog,
  adminAudit.exportAuditLog,
  adminOrders.listStaffOrders,
  adminOrders.countStaffOrders,
  adminOrders.exportStaffOrders,
  adminOrders.getStaffOrder,
  adminOrders.addOrderNote,
  adminOrders.setOrderTags,
  adminOrders.resendOrderMail,
  orderInvoices.listStaffInvoices,
  orderInvoices.getStaffInvoice,
  orderDrafts.listOrderDrafts,
  orderDrafts.getOrderDraft,
  orderDrafts.previewOrderDraft,
  orderDrafts.createOrderDraft,
  orderDrafts.saveOrderDraft,
  orderDrafts.deleteOrderDraft,
  orderDrafts.placeOrderDraft,
  orderEdits.previewOrderEdit,
  orderEdits.editOrder,
  orderPayments.markOrderPaid,
  orderPayments.waiveOrderRest,
] as const
