import type * as contract from '#contract/admin/newsletter.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { cancelCampaign, countWaiting } from '#server/messaging/bulk.ts'
import { announce } from './archive-queries.ts'
import * as queries from './issue-queries.ts'

type Issue = OutputOf<typeof contract.getNewsletterIssue>

const presentRow = (issue: queries.IssueRow, waiting: Map<string, number>) => ({
  id: issue.id,
  subject: issue.subject,
  state: issue.state,
  sendAt: issue.send_at && issue.send_at.toISOString(),
  finishedAt: issue.finished_at && issue.finished_at.toISOString(),
  // Waiting mails don't count as sent.
  sent: issue.sent - (waiting.get(issue.id) ?? 0),
  createdAt: issue.created_at.toISOString(),
  isArchived: issue.is_archived,
})

async function present(db: Db | Tx, issue: queries.Issue): Promise<Issue> {
  const [{ n: subscribers }, waiting] = [(await queries.countSubscribed.one(db, {}))!, await countWaiting(db, [issue.id])]
  return { ...presentRow(issue, waiting), body: issue.body, locale: issue.locale, subscribers }
}

/** A page of the issues. */
export async function listIssues(
  db: Db,
  { sort, limit, cursor }: ParsedOf<typeof contract.listNewsletterIssues>,
): Promise<OutputOf<typeof contract.listNewsletterIssues>> {
  const order = sort === 'created' ? 'asc' : 'desc'
  const start = cursor === undefined ? startOf(order) : readCursor(cursor)
  return readPage(limit, {
    keys: (count) => queries.keysAfter[order].all(db, { ...start, limit: count }),
    rows: async (ids) => {
      const [rows, waiting] = await Promise.all([queries.issuesByIds.all(db, { ids }), countWaiting(db, ids)])
      return rows.map((row) => presentRow(row, waiting))
    },
  })
}

/** An issue; fails with NOT_FOUND. */
export async function readIssue(db: Db | Tx, id: string): Promise<Issue> {
  const issue = await queries.issueById.one(db, { id })
  if (!issue) throw refuse('NOT_FOUND')
  return present(db, issue)
}

type Content = ParsedOf<typeof contract.createNewsletterIssue>

export const createIssue = async (tx: Tx, content: Content, { caller, now }: SignedInContext): Promise<Issue> =>
  present(tx, (await queries.insertIssue.one(tx, { ...content, id: newId(now), now, user: caller.userId }))!)

/** The changed issue; fails with NOT_FOUND, or if its state doesn't allow the change. */
async function changed(tx: Tx, id: string, issue: Promise<queries.Issue | undefined>): Promise<Issue> {
  const found = await issue
  if (found) return present(tx, found)
  throw refuse((await queries.issueById.one(tx, { id })) ? 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE' : 'NOT_FOUND')
}

export const saveIssue = (tx: Tx, { id, ...content }: Content & { id: string }, now: Date): Promise<Issue> =>
  changed(tx, id, queries.saveIssue.one(tx, { id, ...content, now }))

const aheadMs = 366 * 86_400_000

/** Sends an issue at a time within a year, or with the next run of the job, which is every minute. */
export async function sendIssue(tx: Tx, { id, at }: { id: string; at: string | null }, now: Date): Promise<Issue> {
  const time = at === null ? now : new Date(at)
  if (time < now) throw refuse('INVALID_INPUT', { at: ['is in the past'] })
  if (time.getTime() - now.getTime() > aheadMs) throw refuse('INVALID_INPUT', { at: ['is more than a year ahead'] })
  return changed(tx, id, queries.send.one(tx, { id, at: time, now }))
}

/** Cancels an issue and its waiting mails. After the commit, only mails that are being sent at that moment still arrive. */
export async function cancelIssue(tx: Tx, id: string, now: Date): Promise<Issue> {
  await queries.lockIssue.one(tx, { id })
  const removed = await cancelCampaign(tx, id)
  return announced(tx, await changed(tx, id, queries.cancel.one(tx, { id, removed, now })))
}

/** Shows an issue in the archive once it's sent, or hides it. */
export const archiveIssue = async (tx: Tx, { id, isArchived }: { id: string; isArchived: boolean }, now: Date): Promise<Issue> =>
  announced(tx, await changed(tx, id, queries.setArchived.one(tx, { id, isArchived, now })))

async function announced(tx: Tx, issue: Issue): Promise<Issue> {
  await announce.run(tx, {})
  return issue
}

export async function deleteIssue(tx: Tx, id: string): Promise<void> {
  if (await queries.deleteIssue.one(tx, { id })) return
  throw refuse((await queries.issueById.one(tx, { id })) ? 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE' : 'NOT_FOUND')
}
