import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type {
  appealDecision,
  CaseKind,
  decideCase,
  listCases,
  ModerationCase,
  reportComment,
  reportPerson,
  reportPost,
} from '#contract/moderation.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { newId } from '#server/db/ids.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { type Community, putBack, readable, takeDown } from '#server/modules/posts/posts.ts'
import { activeMember, findPerson, indexPerson, presentPerson } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import * as queries from './queries.ts'

const dayMs = 86_400_000
const thanks = { message: "Thank you. We'll look at it." }
type Told = Promise<{ message: string }>

/** Reports a post; fails with NOT_FOUND where the caller mayn't see it. */
export async function tellOfPost(
  tx: Tx,
  community: Community,
  { id, ...why }: ParsedOf<typeof reportPost>,
  context: SignedInContext,
): Told {
  await activeMember(tx, community.engine, context.caller.userId, context.now)
  const { author_id: owner } = await readable(tx, id, context)
  return tell(tx, { kind: 'post', subject: id, owner, ...why }, context)
}

/** Reports a comment under a post that the caller may see. */
export async function tellOfComment(
  tx: Tx,
  community: Community,
  { id, ...why }: ParsedOf<typeof reportComment>,
  context: SignedInContext,
): Told {
  await activeMember(tx, community.engine, context.caller.userId, context.now)
  const comment = await queries.commentOwner.one(tx, { id })
  if (!comment) throw refuse('NOT_FOUND')
  await readable(tx, comment.post_id, context)
  return tell(tx, { kind: 'comment', subject: id, owner: comment.author_id, ...why }, context)
}

/** Reports a person, but not oneself. */
export async function tellOfPerson(
  tx: Tx,
  community: Community,
  { handle, ...why }: ParsedOf<typeof reportPerson>,
  context: SignedInContext,
): Told {
  await activeMember(tx, community.engine, context.caller.userId, context.now)
  const { id, is_self } = await findPerson(tx, handle, viewerOf(context))
  if (is_self) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  return tell(tx, { kind: 'person', subject: id, owner: id, ...why }, context)
}

interface Report {
  kind: CaseKind
  subject: string
  owner: string
  reason: string
  note: string
}
async function tell(tx: Tx, report: Report, { caller, now }: SignedInContext): Told {
  await queries.report.run(tx, { ...report, reporter: caller.userId, case: newId(now), now })
  return thanks
}

/** Asks for a second look at what was decided against the caller, once. */
export async function appeal(
  tx: Tx,
  { kind, subjectId: subject, text }: ParsedOf<typeof appealDecision>,
  { caller, now }: SignedInContext,
): Told {
  if ((await queries.appeal.run(tx, { kind, subject, owner: caller.userId, text, now })) === 0) throw refuse('NOT_FOUND')
  return thanks
}

/** What waits for a decision, the oldest first. */
export async function openCases(db: Db, { limit, cursor }: ParsedOf<typeof listCases>): Promise<OutputOf<typeof listCases>> {
  const after = cursor === undefined ? startOf('asc') : readCursor(cursor)
  const { rows, nextCursor } = await readPage(limit, {
    keys: (count) => queries.caseKeys.all(db, { ...after, limit: count }),
    rows: (ids) => queries.casesById.all(db, { ids }),
  })
  return { items: rows.map(present), nextCursor }
}

/** Takes a case; fails with CASE_IS_TAKEN where another moderator has. */
export async function claimCase(tx: Tx, id: string, { caller }: SignedInContext): Promise<ModerationCase> {
  await lockFree(tx, id, caller.userId)
  await queries.claim.run(tx, { id, by: caller.userId })
  return readCase(tx, id)
}

const decisions = { dismiss: 'dismissed', remove: 'removed', suspend: 'suspended', restore: 'restored' } as const

/** Decides a case, whoever's it is; it's logged for good. A person can't be removed, only suspended. */
export async function decide(
  tx: Tx,
  community: Community,
  { id, action, reason, days }: ParsedOf<typeof decideCase>,
  { caller, now }: SignedInContext,
): Promise<ModerationCase> {
  const { kind, subject_id: subject, owner_id: owner } = await lockFree(tx, id, caller.userId)
  if (owner === caller.userId) throw refuse('NOT_ALLOWED', { id: ['is about you'] })
  if (action === 'remove' && kind === 'person') throw refuse('INVALID_INPUT', { action: ['is not for people: suspend them'] })
  if (action === 'remove' && kind !== 'person') await takeDown(tx, { kind, id: subject, reason }, now)
  if (action === 'restore' && kind !== 'person') await putBack(tx, { kind, id: subject })
  if (action === 'suspend' || (action === 'restore' && kind === 'person')) {
    await queries.suspend.run(tx, { user: owner, until: action === 'suspend' ? new Date(now.getTime() + days * dayMs) : null })
    await indexPerson(tx, community.engine, owner)
  }
  await queries.decide.run(tx, { id, by: caller.userId, decision: decisions[action], reason, now })
  await queries.log.run(tx, { id: newId(now), case: id, by: caller.userId, action, reason, now })
  return readCase(tx, id)
}

async function lockFree(tx: Tx, id: string, moderator: string) {
  const row = await queries.lockCase.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  if (row.state === 'claimed' && row.claimed_by !== moderator) throw refuse('CASE_IS_TAKEN')
  return row
}

const readCase = async (tx: Tx, id: string): Promise<ModerationCase> => present((await queries.casesById.all(tx, { ids: [id] }))[0]!)

const present = (row: queries.CaseRow): ModerationCase => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  owner: presentPerson({ ...row, id: row.owner_id }),
  text: row.text,
  reports: row.reports.map(({ reason, note, at }) => ({ reason, note, at: new Date(at).toISOString() })),
  totalReports: row.total,
  state: row.state,
  claimedBy: row.moderator,
  decision: row.decision,
  appeal: row.appeal,
  openedAt: row.opened_at.toISOString(),
})
