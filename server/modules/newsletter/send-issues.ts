import { newsletterUrls } from '#contract/newsletter-urls.ts'
import { lowestId } from '#server/db/ids.ts'
import type { AppContext } from '#server/http/context.ts'
import type { Tx } from '#server/db/statement.ts'
import type { WorkContext } from '#server/jobs/attempt.ts'
import { configForLocale } from '#server/http/locale.ts'
import type { Block, Mail } from '#server/messaging/mail/mail.ts'
import { countWaiting, queueBulkMail } from '#server/messaging/bulk.ts'
import { announce } from './archive-queries.ts'
import * as queries from './issue-queries.ts'
import { newsletterLink, newsletterContext } from './mails.ts'
import { blocksOf, excerptOf } from './markdown-blocks.ts'

type SendContext = Pick<AppContext, 'config' | 'signingSecret'>

/** The number of mails queued per transaction. Canceling has to wait for one such transaction. */
const batch = 200
/** No more mails are queued while this many mails of an issue are waiting, so that an issue can be canceled while it's being sent. */
const waitingMax = 5000
const issuesMax = 10

interface MailedIssue {
  subject: string
  body: string
  /** Its page in the archive, if it's shown there. */
  page?: string
}

/** An issue as a mail. `unsubscribe` is the link that unsubscribes with one click. */
export function issueMail({ subject, body, page }: MailedIssue, unsubscribe: string, config: AppContext['config']): Mail {
  const { brand, t } = newsletterContext(config)
  const written = blocksOf(body, config.pages)
  const view: Block[] = page === undefined ? [] : [{ type: 'link', label: t('newsletter.view'), url: page }]
  const blocks: Block[] = [...written, ...view, { type: 'link', label: t('newsletter.unsubscribe'), url: unsubscribe }]
  return { brand, subject, preheader: excerptOf(written), blocks, unsubscribe }
}

/** Sends due issues to each subscriber once, in batches. It can be canceled or restarted between batches. */
export async function sendIssues(
  { database, now, stopping }: Pick<WorkContext, 'database' | 'now' | 'stopping'>,
  context: SendContext,
): Promise<void> {
  for (const { id } of await queries.dueIssues.all(database.db, { now, limit: issuesMax }))
    while (await database.transaction((tx) => sendBatch(tx, id, context, now))) stopping.throwIfAborted()
}

/**
 * Queues an issue for the next batch of subscribers. Returns whether to continue right away. An issue counts as sent once none of its mails
 * is waiting.
 */
async function sendBatch(tx: Tx, id: string, { config: shop, signingSecret }: SendContext, now: Date): Promise<boolean> {
  const issue = await queries.lockIssue.one(tx, { id })
  if (!issue) return false
  const waiting = (await countWaiting(tx, [id])).get(id) ?? 0
  if (waiting >= waitingMax) return false
  const after = issue.last_subscriber ?? lowestId
  const people = await queries.nextSubscribers.all(tx, { after, before: issue.send_at, limit: batch })
  const page = issue.is_archived ? { page: configForLocale(shop, issue.locale).pages + newsletterUrls.issue(id) } : {}
  for (const { id: subscriber, email, locale } of people) {
    const config = configForLocale(shop, locale)
    const mail = issueMail({ ...issue, ...page }, newsletterLink('unsubscribe', subscriber, { config, signingSecret }), config)
    await queueBulkMail(tx, { to: email, mail, campaign: id }, now)
  }
  const isDone = people.length === 0 && waiting === 0
  await queries.advance.run(tx, { id, last: people.at(-1)?.id ?? null, sent: people.length, isDone, now })
  // The issue's page exists as soon as its first mails are sent.
  if (issue.is_archived && (isDone || issue.last_subscriber === null)) await announce.run(tx, {})
  return people.length > 0
}
