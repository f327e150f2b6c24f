import type { ParsedOf } from '#contract/endpoint.ts'
import type { CaseAction, decideCase, ModerationCase } from '#contract/moderation-cases.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { restoreClub, takeDownClub } from '#server/modules/clubs/clubs.ts'
import { restoreMessage, takeDownMessage } from '#server/modules/conversations/conversations.ts'
import { restoreGroupMessage, takeDownGroupMessage } from '#server/modules/groups/groups.ts'
import { notifyOfDecision, withdrawDecision } from '#server/modules/notifications/notifications.ts'
import { type Community, restore, takeDown } from '#server/modules/posts/posts.ts'
import { restoreStory, takeDownStory } from '#server/modules/stories/stories.ts'
import { restoreRoutine, takeDownRoutine } from '#server/modules/training/training.ts'
import { indexPerson, rejectRecord, verifyRecord } from '#server/modules/profiles/profiles.ts'
import { lockCase } from './case-queries.ts'
import { lockFree, readCase } from './cases.ts'
import * as queries from './decision-queries.ts'

const undoMs = 60_000
const decisions = { dismiss: 'dismissed', warn: 'warned', remove: 'removed', suspend: 'suspended', restore: 'restored' } as const

interface Subject {
  kind: ModerationCase['kind']
  subject_id: string
  owner_id: string
}

/** Decides a case, logs it and notifies the person. People can only be suspended, not removed. Suspending takes down what was reported. */
export async function decide(
  tx: Tx,
  community: Community,
  { id, action, reason, message, days, copies }: ParsedOf<typeof decideCase>,
  context: SignedInContext,
): Promise<ModerationCase> {
  const { caller, now } = context
  const found = await lockFree(tx, id, context)
  if (await isSameAgain(tx, found, { action, reason, message, days })) return readCase(tx, id, context)
  if (action === 'remove' && found.kind === 'person')
    throw refuse('INVALID_INPUT', { action: ['is not for a person: suspend them instead'] })
  if (action === 'remove' || action === 'suspend') await hide(tx, community, found, { reason, copies }, context)
  if (action === 'restore') await show(tx, community, found, context)
  if (action === 'suspend') await suspend(tx, community, found.owner_id, new Date(now.getTime() + days * dayMs))
  if (action === 'restore' && (found.kind === 'person' || found.decision === 'suspended'))
    await suspend(tx, community, found.owner_id, null)
  await queries.decide.run(tx, { id, by: caller.userId, decision: decisions[action], reason, message, now })
  await queries.log.run(tx, { id: newId(now), case: id, by: caller.userId, action, reason, now })
  if (isNotified(action)) await notifyOfDecision(tx, { user: found.owner_id, case: id }, now)
  return readCase(tx, id, context)
}

/** Whether a closed case already has this decision, so that a second click has no effect and notifies nobody. */
async function isSameAgain(
  tx: Tx,
  { state, decision, decided_at: at, ...found }: NonNullable<Awaited<ReturnType<typeof lockCase.one>>>,
  { action, reason, message, days }: Pick<ParsedOf<typeof decideCase>, 'action' | 'reason' | 'message' | 'days'>,
): Promise<boolean> {
  if (state !== 'closed' || decision !== decisions[action] || found.reason !== reason || found.message !== message) return false
  if (action !== 'suspend') return true
  const suspended = await queries.suspension.one(tx, { user: found.owner_id })
  return at !== null && suspended?.until?.getTime() === at.getTime() + days * dayMs
}

const isNotified = (action: CaseAction): boolean => action !== 'dismiss'

/** Undoes the caller's own decision within a minute; fails with NOT_FOUND otherwise. */
export async function undo(tx: Tx, community: Community, id: string, context: SignedInContext): Promise<ModerationCase> {
  const { caller, now } = context
  const found = await lockCase.one(tx, { id })
  const isOwn = found?.state === 'closed' && found.decided_by === caller.userId
  if (!isOwn || found.decided_at === null || now.getTime() - found.decided_at.getTime() > undoMs) throw refuse('NOT_FOUND')
  if (found.decision === 'removed' || found.decision === 'suspended') await show(tx, community, found, context)
  if (found.decision === 'suspended') await suspend(tx, community, found.owner_id, null)
  await queries.reopen.run(tx, { id, by: caller.userId, now })
  await queries.log.run(tx, { id: newId(now), case: id, by: caller.userId, action: 'undo', reason: '', now })
  await withdrawDecision(tx, { user: found.owner_id, case: id })
  return readCase(tx, id, context)
}

async function hide(
  tx: Tx,
  { engine }: Community,
  { kind, subject_id: id }: Subject,
  { reason, copies }: { reason: string; copies: boolean },
  context: SignedInContext,
): Promise<void> {
  const { now } = context
  if (kind === 'person') return
  if (kind === 'record') return rejectRecord(tx, id, context)
  if (kind === 'club') return takeDownClub(tx, engine, id, now)
  if (kind === 'story') return takeDownStory(tx, { id, reason }, now)
  if (kind === 'routine') return takeDownRoutine(tx, { id, reason }, now)
  if (kind === 'message') {
    // Of a conversation or a group: the id is in one of the two.
    await takeDownMessage(tx, { id, reason }, now)
    return takeDownGroupMessage(tx, { id, reason }, now)
  }
  const more = copies && kind === 'post' ? await queries.copiesOf.all(tx, { post: id }) : []
  for (const one of [{ id }, ...more]) await takeDown(tx, { kind, id: one.id, reason }, now)
}

async function show(tx: Tx, { engine }: Community, { kind, subject_id: id }: Subject, context: SignedInContext): Promise<void> {
  const { now } = context
  if (kind === 'person') return
  if (kind === 'record') return verifyRecord(tx, id, context)
  if (kind === 'club') return restoreClub(tx, engine, id)
  if (kind === 'story') return restoreStory(tx, id)
  if (kind === 'routine') return restoreRoutine(tx, id)
  if (kind === 'message') {
    await restoreMessage(tx, id)
    return restoreGroupMessage(tx, id)
  }
  const more = kind === 'post' ? await queries.removedWith.all(tx, { post: id }) : []
  for (const one of [{ id }, ...more]) await restore(tx, { kind, id: one.id }, now)
}

async function suspend(tx: Tx, { engine }: Community, user: string, until: Date | null): Promise<void> {
  await queries.suspend.run(tx, { user, until })
  await indexPerson(tx, engine, user)
}
