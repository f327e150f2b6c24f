import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { appealDecision, listDecisions } from '#contract/moderation.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { scaleOf } from '#server/modules/profiles/profiles.ts'
import * as queries from './decision-queries.ts'
import { thanks } from './reports.ts'

const appealMs = serverLimits.moderation.appealDays * 86_400_000

/** Appeals a decision against the caller, once. Fails with APPEAL_PERIOD_IS_OVER after the period, as the content may have been purged. */
export async function appeal(
  tx: Tx,
  { kind, subjectId: subject, text }: ParsedOf<typeof appealDecision>,
  { caller, now }: SignedInContext,
): Promise<{ message: string }> {
  const own = { kind, subject, owner: caller.userId }
  const since = new Date(now.getTime() - appealMs)
  if ((await queries.appeal.run(tx, { ...own, text, now, since })) > 0) return thanks
  throw refuse((await queries.wasAppealable.one(tx, own)) ? 'APPEAL_PERIOD_IS_OVER' : 'NOT_FOUND')
}

/** The decisions about the caller's own content. */
export async function ownDecisions(db: Db, { caller, now }: SignedInContext): Promise<OutputOf<typeof listDecisions>> {
  const [rows, suspension] = await Promise.all([
    queries.decisionsOf.all(db, { user: caller.userId }),
    queries.suspension.one(db, { user: caller.userId }),
  ])
  const items = rows.map(({ subject_id: subjectId, decided_at, is_waiting: isWaiting, lift, measure, value, ...row }) => ({
    ...row,
    record: lift !== null && measure !== null && value !== null ? { lift, measure, value: value / scaleOf(measure) } : null,
    subjectId,
    isWaiting,
    decidedAt: decided_at.toISOString(),
    appealUntil: new Date(decided_at.getTime() + appealMs).toISOString(),
  }))
  const until = suspension?.until
  return { items, suspendedUntil: until && until > now ? until.toISOString() : null }
}
