import * as staffDownloads from '../admin/downloads.ts'
import * as staffPlans from '../admin/plans.ts'
import * as staffCredit from '../admin/credit.ts'
import * as staffPoints from '../admin/points.ts'
import * as credit from '../credit.ts'
import * as downloads from '../downloads.ts'
import * as invoices from '../invoices.ts'
import * as orderChanges from '../order-changes.ts'
import * as giftCards from '../order-gift-cards.ts'
import * as orders from '../orders.ts'
import * as payments from '../payments.ts'
import * as plans from '../plans.ts'
import * as points from '../points.ts'
import * as refundFailures from '../refund-failures.ts'
import * as repeatDeliveries from '../repeat-deliveries.ts'
import * as repeatLines from '../repeat-lines.ts'
import * as repeatOffers from '../repeat-offers.ts'
import * as staffRepeatDeliveries from '../staff-repeat-deliveries.ts'
import * as returns from '../returns.ts'
import * as staffSubscriptions from '../admin/subscriptions.ts'

/** Orders and money: from placing one to its payment, return and invoice; points, credit, gift cards, plans, repeat deliveries. */
export const ordersEndpoints = [
  orders.checkoutSummary,
  orders.createOrder,
  orders.listOrders,
  orders.getOrder,
  orders.listPaymentMethods,
  invoices.listInvoices,
  invoices.getInvoice,
  invoices.getCreditNote,
  orderChanges.cancelOrder,
  orderChanges.cancelWaiting,
  orderChanges.reorder,
  orderChanges.claimOrder,
  orderChanges.packOrder,
  orderChanges.shipOrder,
  orderChanges.deliverOrder,
  orderChanges.cancelOrderAsStaff,
  orderChanges.cancelWaitingAsStaff,
  orderChanges.cancelRefunded,
  payments.createPayment,
  payments.checkPayment,
  payments.refundOrder,
  returns.requestReturn,
  returns.withdrawFromContract,
  returns.listReturns,
  returns.requestReturnAsStaff,
  returns.approveReturn,
  returns.setReturnLabel,
  returns.rejectReturn,
  returns.receiveReturn,
  returns.getExpectedRefund,
  returns.refundReturn,
  refundFailures.listRefundFailures,
  refundFailures.settleChargeRefund,
  points.getPoints,
  credit.checkGiftCard,
  credit.getCredit,
  credit.claimGiftCard,
  giftCards.resendGiftCard,
  giftCards.resendGiftCardAsStaff,
  giftCards.refundGiftCard,
  downloads.listOrderDownloads,
  downloads.startDownload,
  downloads.listDownloads,
  staffDownloads.getOrderDownloads,
  staffDownloads.changeDownloadRight,
  staffDownloads.refundDownload,
  staffCredit.listCreditAccounts,
  staffCredit.getCreditAccount,
  staffCredit.issueGiftCard,
  staffCredit.adjustCredit,
  staffCredit.disableCredit,
  staffCredit.grantStoreCredit,
  staffPoints.listCustomerPoints,
  staffPoints.adjustPoints,
  plans.listPlans,
  staffPlans.listStaffPlans,
  staffPlans.createPlan,
  staffPlans.changePlan,
  staffPlans.orderPlans,
  staffPlans.deletePlan,
  plans.beginSubscription,
  plans.getSubscription,
  plans.checkSubscription,
  plans.cancelSubscription,
  plans.resumeSubscription,
  plans.previewSubscriptionChange,
  plans.changeSubscription,
  plans.changeCard,
  plans.listCharges,
  staffSubscriptions.listSubscribers,
  staffSubscriptions.getSubscriptionFigures,
  staffSubscriptions.getSubscriber,
  staffSubscriptions.cancelSubscriber,
  staffSubscriptions.refundCharge,
  repeatDeliveries.listRepeatDeliveries,
  repeatDeliveries.getRepeatDelivery,
  repeatDeliveries.changeRepeatDelivery,
  repeatLines.listAddableProducts,
  repeatLines.addRepeatLine,
  repeatLines.changeRepeatLine,
  repeatLines.removeRepeatLine,
  repeatDeliveries.skipRepeatDelivery,
  repeatDeliveries.unskipRepeatDelivery,
  repeatDeliveries.pauseRepeatDelivery,
  repeatDeliveries.resumeRepeatDelivery,
  repeatDeliveries.cancelRepeatDelivery,
  repeatDeliveries.beginRepeatCard,
  repeatDeliveries.checkRepeatCard,
  staffRepeatDeliveries.listStaffRepeatDeliveries,
  staffRepeatDeliveries.getRepeatFigures,
  staffRepeatDeliveries.getStaffRepeatDelivery,
  staffRepeatDeliveries.stopRepeatDelivery,
  repeatOffers.getRepeatOffer,
  repeatOffers.setRepeatOffer,
] as const
