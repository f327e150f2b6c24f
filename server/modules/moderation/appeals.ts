import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { appealDecision, listDecisions } from '#contract/moderation.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { scaleOf } from '#server/modules/profiles/profiles.ts'
import * as queries from './decision-queries.ts'
import { thanks } from './reports.ts'

/** Appeals a decision against the caller, once. */
export async function appeal(
  tx: Tx,
  { kind, subjectId: subject, text }: ParsedOf<typeof appealDecision>,
  { caller, now }: SignedInContext,
): Promise<{ message: string }> {
  if ((await queries.appeal.run(tx, { kind, subject, owner: caller.userId, text, now })) === 0) throw refuse('NOT_FOUND')
  return thanks
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
  }))
  const until = suspension?.until
  return { items, suspendedUntil: until && until > now ? until.toISOString() : null }
}
