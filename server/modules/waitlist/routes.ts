import * as contract from '#contract/waitlist.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { redeemMailLink, readWaitlist, subscribe } from './waitlist.ts'

/** The endpoints of the waitlist. */
export const waitlistRoutes = (): BoundEndpoint[] => [
  reads(contract.getWaitlist, async (_, __, context) => readWaitlist(context)),
  writes(contract.subscribe, (tx, { email }, context) => subscribe(tx, email, context)),
  writes(contract.confirmSubscription, (tx, { token }, context) => redeemMailLink(tx, 'confirm', token, context)),
  writes(contract.unsubscribe, (tx, { token }, context) => redeemMailLink(tx, 'unsubscribe', token, context)),
]
