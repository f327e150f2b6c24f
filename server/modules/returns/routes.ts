import * as changes from '#contract/order-changes.ts'
import * as contract from '#contract/returns.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import type { PriceSources } from '#server/modules/orders/orders.ts'
import { cancelWaiting, cancelWaitingAsStaff } from './cancel-waiting.ts'
import { cancelRefunded } from './cancel-refunded.ts'
import { expectedRefund } from './expected-refund.ts'
import { setReturnLabel } from './label.ts'
import { requestReturn, requestReturnAsStaff, withdrawFromContract } from './returns.ts'
import { approveReturn, listReturns, receiveReturn, refundReturn, rejectReturn } from './staff.ts'

/** The endpoints of returns, withdrawals, and the cancellation of back-ordered pieces. */
export const returnRoutes = (sources: PriceSources): BoundEndpoint[] => [
  writes(contract.requestReturn, requestReturn),
  writes(contract.withdrawFromContract, withdrawFromContract),
  writes(changes.cancelWaiting, (tx, input, context) => cancelWaiting(tx, sources, input, context)),
  writes(changes.cancelWaitingAsStaff, (tx, input, context) => cancelWaitingAsStaff(tx, sources, input, context)),
  writes(changes.cancelRefunded, cancelRefunded),
  reads(contract.listReturns, listReturns),
  writes(contract.requestReturnAsStaff, requestReturnAsStaff),
  writes(contract.approveReturn, approveReturn),
  writes(contract.setReturnLabel, setReturnLabel),
  writes(contract.rejectReturn, rejectReturn),
  writes(contract.receiveReturn, receiveReturn),
  reads(contract.getExpectedRefund, expectedRefund),
  writes(contract.refundReturn, refundReturn),
]
