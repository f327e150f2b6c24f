import * as contract from '#contract/newsletter.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { changeOwn, followLink, readOwn, subscribe } from './newsletter.ts'

/** The endpoints of the newsletter. */
export const newsletterRoutes = (): BoundEndpoint[] => [
  writes(contract.subscribeToNewsletter, subscribe),
  writes(contract.confirmNewsletter, (tx, { token }, context) => followLink(tx, 'confirm', token, context)),
  writes(contract.unsubscribeFromNewsletter, (tx, { token }, context) => followLink(tx, 'unsubscribe', token, context)),
  reads(contract.getOwnNewsletter, (db, _, { caller }) => readOwn(db, caller.userId)),
  writes(contract.changeOwnNewsletter, changeOwn),
]
