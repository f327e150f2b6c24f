import * as contract from '#contract/admin/newsletter.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { toHtml } from '#server/messaging/mail/html.ts'
import { toText } from '#server/messaging/mail/text.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { serverUrls } from '#contract/server-urls.ts'
import { archiveIssue, cancelIssue, createIssue, deleteIssue, listIssues, readIssue, saveIssue, sendIssue } from './issues.ts'
import { issueMail } from './send-issues.ts'
import { exportSubscribers, listSubscribers } from './subscribers.ts'

/** A preview of an issue, whose unsubscribe link belongs to nobody. */
const sample = (content: { subject: string; body: string }, config: Config) =>
  issueMail(content, config.pages + serverUrls.newsletter(), config)

/** The staff endpoints for issues and subscribers. */
export const staffNewsletterRoutes = (): BoundEndpoint[] => [
  reads(contract.listNewsletterIssues, (db, input) => listIssues(db, input)),
  writes(contract.createNewsletterIssue, createIssue),
  reads(contract.getNewsletterIssue, (db, { id }) => readIssue(db, id)),
  writes(contract.changeNewsletterIssue, (tx, input, { now }) => saveIssue(tx, input, now)),
  writes(contract.deleteNewsletterIssue, async (tx, { id }) => {
    await deleteIssue(tx, id)
    return {}
  }),
  reads(contract.previewNewsletter, async (_, content, { config }) => {
    const mail = sample(content, config)
    return { html: toHtml(mail), plain: toText(mail) }
  }),
  writes(contract.sendTestNewsletter, async (tx, content, { caller, config, now }) => {
    const { email } = await contactOf(tx, caller.userId)
    if (email === null) throw refuse('NO_EMAIL_TO_SEND_TO')
    await queueMessage(tx, { channel: 'email', to: email, mail: sample({ ...content, subject: `[Test] ${content.subject}` }, config) }, now)
    return { message: 'Test email sent' }
  }),
  writes(contract.sendNewsletterIssue, (tx, input, { now }) => sendIssue(tx, input, now)),
  writes(contract.cancelNewsletterIssue, (tx, { id }, { now }) => cancelIssue(tx, id, now)),
  writes(contract.archiveNewsletterIssue, (tx, input, { now }) => archiveIssue(tx, input, now)),
  reads(contract.listNewsletterSubscribers, (db, input) => listSubscribers(db, input)),
  reads(contract.exportNewsletterSubscribers, (db, input) => exportSubscribers(db, input)),
]
