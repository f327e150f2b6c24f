import * as staffDownloads from '#contract/admin/downloads.ts'
import * as drafts from '#contract/admin/order-drafts.ts'
import * as edits from '#contract/admin/order-edits.ts'
import * as staffInvoices from '#contract/admin/order-invoices.ts'
import * as staff from '#contract/admin/orders.ts'
import * as downloads from '#contract/downloads.ts'
import * as changes from '#contract/order-changes.ts'
import * as giftCards from '#contract/order-gift-cards.ts'
import * as invoices from '#contract/invoices.ts'
import * as contract from '#contract/orders.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { InvoiceRenderer } from '#server/modules/invoices/invoices.ts'
import { summariseCheckout } from './checkout/checkout-summary.ts'
import { claimOrder } from './checkout/claim-order.ts'
import { placeOrder } from './checkout/place-order.ts'
import { limitingCodes } from './checkout/limit-codes.ts'
import { reorder } from './checkout/reorder.ts'
import { createDraft, deleteDraft, getDraft, listDrafts, saveDraft } from './drafts/drafts.ts'
import { placeDraft, previewDraft } from './drafts/place-draft.ts'
import { editOrder, previewOrderEdit } from './edits/edit-order.ts'
import { cancelOrder, cancelOrderAsStaff } from './fulfilment/cancel-order.ts'
import { refundGiftCard, resendGiftCard, resendGiftCardAsStaff } from './fulfilment/change-gift-cards.ts'
import { deliverOrder, packOrder, shipOrder } from './fulfilment/fulfilment.ts'
import { changeDownloadRight, getOrderDownloads, listOrderDownloads, refundDownload, startDownload } from './fulfilment/order-downloads.ts'
import type { PriceSources } from './lines/price-sources.ts'
import { listOwnOrders, viewOrder } from './orders.ts'
import { availablePaymentMethods } from './payment/payment-methods.ts'
import { resendOrderMail } from './staff/resend-mail.ts'
import { countForStaff, exportForStaff, listForStaff } from './staff/staff-list.ts'
import { addOrderNote, getStaffOrder, setOrderTags } from './staff/staff-order.ts'
import { listInvoices, listStaffInvoices, renderForStaff, renderInvoice } from './views/see-invoices.ts'

/** The endpoints of the checkout and of orders. */
export const orderRoutes = (renderer: InvoiceRenderer, sources: PriceSources): BoundEndpoint[] => [
  limitingCodes(reads(contract.checkoutSummary, (db, input, context) => summariseCheckout(db, sources, input, context))),
  limitingCodes(writes(contract.createOrder, (tx, input, context) => placeOrder(tx, sources, input, context))),
  reads(contract.listOrders, listOwnOrders),
  reads(contract.getOrder, viewOrder),
  writes(changes.cancelOrder, cancelOrder),
  writes(changes.reorder, reorder),
  writes(changes.claimOrder, claimOrder),
  reads(staff.listStaffOrders, listForStaff),
  reads(staff.countStaffOrders, countForStaff),
  reads(staff.exportStaffOrders, exportForStaff),
  reads(staff.getStaffOrder, getStaffOrder),
  writes(staff.addOrderNote, addOrderNote),
  writes(staff.setOrderTags, setOrderTags),
  writes(staff.resendOrderMail, resendOrderMail),
  reads(edits.previewOrderEdit, (db, input, context) => previewOrderEdit(db, sources, input, context)),
  writes(edits.editOrder, (tx, input, context) => editOrder(tx, sources, input, context)),
  reads(drafts.listOrderDrafts, listDrafts),
  reads(drafts.getOrderDraft, getDraft),
  reads(drafts.previewOrderDraft, (db, input, context) => previewDraft(db, sources, input, context)),
  writes(drafts.createOrderDraft, createDraft),
  writes(drafts.saveOrderDraft, saveDraft),
  writes(drafts.deleteOrderDraft, deleteDraft),
  writes(drafts.placeOrderDraft, (tx, input, context) => placeDraft(tx, sources, input, context)),
  writes(giftCards.resendGiftCard, resendGiftCard),
  writes(giftCards.resendGiftCardAsStaff, resendGiftCardAsStaff),
  writes(giftCards.refundGiftCard, refundGiftCard),
  reads(downloads.listOrderDownloads, listOrderDownloads),
  writes(downloads.startDownload, startDownload),
  reads(staffDownloads.getOrderDownloads, getOrderDownloads),
  writes(staffDownloads.changeDownloadRight, changeDownloadRight),
  writes(staffDownloads.refundDownload, refundDownload),
  writes(changes.packOrder, packOrder),
  writes(changes.shipOrder, shipOrder),
  writes(changes.deliverOrder, deliverOrder),
  writes(changes.cancelOrderAsStaff, cancelOrderAsStaff),
  reads(invoices.listInvoices, listInvoices),
  reads(invoices.getInvoice, (db, input, context) => renderInvoice(db, renderer, input, context)),
  reads(invoices.getCreditNote, (db, input, context) => renderInvoice(db, renderer, input, context)),
  reads(staffInvoices.listStaffInvoices, listStaffInvoices),
  reads(staffInvoices.getStaffInvoice, (db, input, context) => renderForStaff(db, renderer, input, context)),
  reads(contract.listPaymentMethods, async (_, { totalCost }, { caller, config }) =>
    availablePaymentMethods(config, caller !== null, totalCost),
  ),
]
