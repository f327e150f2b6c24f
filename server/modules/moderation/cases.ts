import { z } from 'zod'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { id as uuid } from '#contract/fields.ts'
import type { getModerationNumbers, listCases, ModerationCase, ModerationCaseDetail } from '#contract/moderation-cases.ts'
import { refuse } from '#contract/refuse.ts'
import { cursorTime, decodeCursor, encodeCursor, readCursor, startOf } from '#server/db/cursor.ts'
import { lowestId } from '#server/db/ids.ts'
import { readByIds, readPage } from '#server/db/page.ts'
import { preciseNumber, timeOfNumber } from '#server/db/precise-time.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { signedAddress } from '#server/modules/media/media.ts'
import { presentPerson } from '#server/modules/profiles/profiles.ts'
import * as queries from './case-queries.ts'
import * as queue from './queue-queries.ts'

const claimMs = 15 * 60_000
const weekMs = 7 * 86_400_000
const claimedSince = (now: Date) => new Date(now.getTime() - claimMs)

type Cases = OutputOf<typeof listCases>

/** The open cases, the most severe first, then the oldest; or the closed cases, the newest first. */
export async function caseList(db: Db, input: ParsedOf<typeof listCases>, { caller, now }: SignedInContext): Promise<Cases> {
  const present = presentFor(caller.userId, now)
  const rows = (ids: string[]) => queries.casesById.all(db, { ids })
  if (input.view === 'done') {
    const after = input.cursor === undefined ? startOf('desc') : readCursor(input.cursor)
    const page = await readPage(input.limit, { keys: (limit) => queue.doneKeys.all(db, { ...after, limit }), rows })
    return { items: page.rows.map(present), nextCursor: page.nextCursor }
  }
  const [severity, at, id] = input.cursor === undefined ? beginning : decodeCursor(cursorShape, input.cursor)
  const after = { severity, at: timeOfNumber(at), id, limit: input.limit + 1 }
  const keys = await keysOf[input.view](db, after, { by: caller.userId, since: claimedSince(now) })
  const shown = keys.slice(0, input.limit)
  const last = shown.at(-1)
  const nextCursor = keys.length > input.limit && last ? encodeCursor([last.severity, preciseNumber(last.at), last.id]) : null
  return {
    items: (
      await readByIds(
        shown.map((key) => key.id),
        rows,
      )
    ).map(present),
    nextCursor,
  }
}

const cursorShape = z.tuple([z.int().min(1).max(3), cursorTime, uuid])
const beginning: z.infer<typeof cursorShape> = [3, 0, lowestId]

type After = Parameters<typeof queue.openKeys.all>[1]
const keysOf = {
  open: (db: Db, after: After) => queue.openKeys.all(db, after),
  appeals: (db: Db, after: After) => queue.appealKeys.all(db, after),
  mine: (db: Db, after: After, own: { by: string; since: Date }) => queue.mineKeys.all(db, { ...after, ...own }),
}

/** The numbers of open cases and of last week's decisions. */
export async function readNumbers(db: Db, { caller, now }: SignedInContext): Promise<OutputOf<typeof getModerationNumbers>> {
  const since = new Date(now.getTime() - weekMs)
  const row = (await queue.numbers.one(db, { by: caller.userId, claimedSince: claimedSince(now), since }))!
  const { open, mine, appeals, oldest, median, decided, overturned } = row
  return { open, mine, appeals, oldestAt: oldest?.toISOString() ?? null, medianMinutes: median, decided, overturned }
}

/** A case with its context; fails with NOT_FOUND. */
export async function readDetail(db: Db, id: string, { caller, now, signingSecret }: SignedInContext): Promise<ModerationCaseDetail> {
  const [[row], around] = await Promise.all([queries.casesById.all(db, { ids: [id] }), queries.detail.one(db, { id })])
  if (!row || !around) throw refuse('NOT_FOUND')
  const { club_slug: slug, club_name: name, parent_author: author, parent_text: text } = around
  return {
    ...presentFor(caller.userId, now)(row),
    // Signed addresses, since pictures of expired stories are served nowhere else.
    media: around.media.map(({ url, ...one }) => ({ ...one, url: signedAddress(signingSecret, url, new Date(now.getTime() + claimMs)) })),
    club: slug === null || name === null ? null : { slug, name },
    postId: around.post_id,
    parent: author === null || text === null ? null : { author, text },
    createdAt: around.created_at.toISOString(),
    copies: around.copies,
    reasons: around.reasons,
    rightBefore: around.right_before,
    author: {
      joinedAt: around.joined_at.toISOString(),
      posts: around.posts,
      followers: around.followers,
      suspendedUntil: around.suspended_until?.toISOString() ?? null,
      before: around.before,
    },
    log: around.log.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
  }
}

/**
 * Assigns a case to the caller. Fails with CASE_IS_TAKEN, or with NOT_ALLOWED if the case is about the caller or appeals their own decision
 * while another moderator can decide.
 */
export async function assignCase(tx: Tx, id: string, context: SignedInContext): Promise<ModerationCase> {
  await lockFree(tx, id, context)
  await queries.claim.run(tx, { id, by: context.caller.userId, now: context.now })
  return readCase(tx, id, context)
}

/** Releases a case for other moderators; fails with CASE_IS_TAKEN if another has it. */
export async function unassignCase(tx: Tx, id: string, context: SignedInContext): Promise<ModerationCase> {
  const row = await queries.lockCase.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  if (row.state === 'claimed' && row.claimed_by !== context.caller.userId) throw refuse('CASE_IS_TAKEN')
  await queries.release.run(tx, { id })
  return readCase(tx, id, context)
}

/** Locks a case that the caller may work on. Whoever made a decision doesn't decide the appeal, unless there is no other moderator. */
export async function lockFree(tx: Tx, id: string, { caller, now }: SignedInContext) {
  const row = await queries.lockCase.one(tx, { id })
  if (!row) throw refuse('NOT_FOUND')
  const isTaken =
    row.state === 'claimed' && row.claimed_by !== caller.userId && row.claimed_at !== null && row.claimed_at > claimedSince(now)
  if (isTaken) throw refuse('CASE_IS_TAKEN')
  if (row.owner_id === caller.userId) throw refuse('NOT_ALLOWED', { id: ['is about you'] })
  const isOwn = row.is_appealed && row.decided_by === caller.userId
  if (isOwn && (await queries.otherModerator.one(tx, { by: caller.userId, owner: row.owner_id })))
    throw refuse('NOT_ALLOWED', { id: ['is an appeal against your own decision'] })
  return row
}

/** A case as the caller sees it. It must exist. */
export const readCase = async (tx: Tx, id: string, { caller, now }: SignedInContext): Promise<ModerationCase> =>
  presentFor(caller.userId, now)((await queries.casesById.all(tx, { ids: [id] }))[0]!)

const presentFor =
  (viewer: string, now: Date) =>
  (row: queries.CaseRow): ModerationCase => {
    const until = row.state === 'claimed' && row.claimed_at ? new Date(row.claimed_at.getTime() + claimMs) : null
    const isClaimed = until !== null && until > now
    return {
      id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      owner: presentPerson({ ...row, id: row.owner_id }),
      text: row.text,
      severity: row.severity,
      reports: row.reports.map(({ reason, note, at }) => ({ reason, note, at: new Date(at).toISOString() })),
      totalReports: row.total,
      state: row.state === 'claimed' && !isClaimed ? 'open' : row.state,
      claimedBy: isClaimed ? row.moderator : null,
      claimedUntil: isClaimed ? until.toISOString() : null,
      isMine: isClaimed && row.claimed_by === viewer,
      decision: row.decision,
      decidedBy: row.decider,
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
      message: row.message,
      appeal: row.appeal,
      isAppealed: row.is_appealed,
      openedAt: row.opened_at.toISOString(),
    }
  }
