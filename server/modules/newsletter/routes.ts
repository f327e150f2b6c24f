import * as contract from '#contract/newsletter.ts'
import { prefixOf } from '#contract/locales.ts'
import { getArchivedIssue, listArchivedIssues } from '#contract/newsletter-archive.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { listArchived, readArchived } from './archive.ts'
import { changeOwn, redeemMailLink, readOwn, subscribe } from './newsletter.ts'

/** The endpoints of the newsletter. */
export const newsletterRoutes: BoundEndpoint[] = [
  reads(listArchivedIssues, listArchived),
  reads(getArchivedIssue, (db, { id }, { config }) => readArchived(db, id, prefixOf(config.shop.locale, config.locales))),
  writes(contract.subscribeToNewsletter, subscribe),
  writes(contract.confirmNewsletter, (tx, { token }, context) => redeemMailLink(tx, 'confirm', token, context)),
  writes(contract.unsubscribeFromNewsletter, (tx, { token }, context) => redeemMailLink(tx, 'unsubscribe', token, context)),
  reads(contract.getOwnNewsletter, (db, _, { caller }) => readOwn(db, caller.userId)),
  writes(contract.changeOwnNewsletter, changeOwn),
]
