import * as contract from '#contract/returns.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { requestReturn, withdrawFromContract } from './returns.ts'
import { approveReturn, listReturns, receiveReturn, refundReturn, rejectReturn } from './staff.ts'

/** The calls of returns and withdrawals. */
export const returnRoutes = (): BoundEndpoint[] => [
  writes(contract.requestReturn, requestReturn),
  writes(contract.withdrawFromContract, withdrawFromContract),
  reads(contract.listReturns, listReturns),
  writes(contract.approveReturn, approveReturn),
  writes(contract.rejectReturn, rejectReturn),
  writes(contract.receiveReturn, receiveReturn),
  writes(contract.refundReturn, refundReturn),
]
