import type { ParsedOf } from '#contract/endpoint.ts'
import type {
  CaseKind,
  reportClub,
  reportComment,
  reportGroupMessage,
  reportMessage,
  reportPerson,
  reportPost,
  reportRoutine,
  reportStory,
} from '#contract/moderation.ts'
import type { CommunityReportReason } from '#contract/report-reasons.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { findClub } from '#server/modules/clubs/clubs.ts'
import { lockMessage } from '#server/modules/conversations/conversations.ts'
import { lockGroupMessage } from '#server/modules/groups/groups.ts'
import { type Community, readReadablePost } from '#server/modules/posts/posts.ts'
import { findPerson, joinCommunity } from '#server/modules/profiles/profiles.ts'
import { findStory } from '#server/modules/stories/stories.ts'
import { findShared } from '#server/modules/training/training.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import * as queries from './report-queries.ts'

export const thanks = { message: "Thank you. We'll look at it." }
type Thanks = Promise<{ message: string }>

/** Reports a post; fails with NOT_FOUND if the caller may not see it. */
export async function submitPostReport(
  tx: Tx,
  community: Community,
  { id, ...why }: ParsedOf<typeof reportPost>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, community.engine, context.caller.userId, context.now)
  const { author_id: owner } = await readReadablePost(tx, id, context)
  return submitReport(tx, { kind: 'post', subject: id, owner, ...why }, context)
}

/** Reports a comment under a post that the caller may see. */
export async function submitCommentReport(
  tx: Tx,
  community: Community,
  { id, ...why }: ParsedOf<typeof reportComment>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, community.engine, context.caller.userId, context.now)
  const comment = await queries.commentOwner.one(tx, { id })
  if (!comment) throw refuse('NOT_FOUND')
  await readReadablePost(tx, comment.post_id, context)
  return submitReport(tx, { kind: 'comment', subject: id, owner: comment.author_id, ...why }, context)
}

/** Reports a person other than the caller. */
export async function submitPersonReport(
  tx: Tx,
  community: Community,
  { handle, ...why }: ParsedOf<typeof reportPerson>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, community.engine, context.caller.userId, context.now)
  const { id, is_self } = await findPerson(tx, handle, viewerOf(context))
  if (is_self) throw refuse('NOT_ALLOWED', { handle: ['is your own'] })
  return submitReport(tx, { kind: 'person', subject: id, owner: id, ...why }, context)
}

/** Reports a club that the caller can see, but not their own, since its owner is responsible for it. */
export async function submitClubReport(
  tx: Tx,
  { engine }: Community,
  { slug, ...why }: ParsedOf<typeof reportClub>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, engine, context.caller.userId, context.now)
  const club = await findClub(tx, slug, viewerOf(context))
  const owner = (await queries.clubOwner.one(tx, { club: club.id }))?.user_id
  if (!owner) throw refuse('NOT_FOUND')
  if (owner === context.caller.userId) throw refuse('NOT_ALLOWED', { slug: ['is your own'] })
  return submitReport(tx, { kind: 'club', subject: club.id, owner, ...why }, context)
}

/** Reports another person's story that the caller may see. */
export async function submitStoryReport(
  tx: Tx,
  { engine }: Community,
  { id, ...why }: ParsedOf<typeof reportStory>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, engine, context.caller.userId, context.now)
  const { owner_id: owner, is_self } = await findStory(tx, id, context)
  if (is_self) throw refuse('NOT_ALLOWED', { id: ['is your own'] })
  return submitReport(tx, { kind: 'story', subject: id, owner, ...why }, context)
}

/** Reports a message that the caller can read. `lock` keeps its sender from deleting it before moderators see it. */
const submitReceived =
  (lock: typeof lockMessage | typeof lockGroupMessage) =>
  async (
    tx: Tx,
    { engine }: Community,
    { id, ...why }: ParsedOf<typeof reportMessage | typeof reportGroupMessage>,
    context: SignedInContext,
  ): Thanks => {
    await joinCommunity(tx, engine, context.caller.userId, context.now)
    const { sender_id: owner, is_deleted: isDeleted } = await lock(tx, id, context.caller.userId)
    if (owner === context.caller.userId) throw refuse('NOT_ALLOWED', { id: ['is your own'] })
    if (isDeleted) throw refuse('NOT_FOUND')
    return submitReport(tx, { kind: 'message', subject: id, owner, ...why }, context)
  }

/** Reports a message that the caller received. */
export const submitMessageReport = submitReceived(lockMessage)

/** Reports a message in one of the caller's groups. */
export const submitGroupMessageReport = submitReceived(lockGroupMessage)

/** Reports a routine shared by someone else. */
export async function submitRoutineReport(
  tx: Tx,
  { engine }: Community,
  { token, ...why }: ParsedOf<typeof reportRoutine>,
  context: SignedInContext,
): Thanks {
  await joinCommunity(tx, engine, context.caller.userId, context.now)
  const { id, ownerId: owner, isOwn } = await findShared(tx, token, viewerOf(context))
  if (isOwn) throw refuse('NOT_ALLOWED', { token: ['is your own'] })
  return submitReport(tx, { kind: 'routine', subject: id, owner, ...why }, context)
}

/** The severity of each reason; 3 means that someone may be harmed. */
const severities: Record<CommunityReportReason, number> = {
  dangerous: 3,
  harassment: 3,
  'personal-data': 3,
  offensive: 2,
  'fake-record': 2,
  spam: 1,
  other: 1,
}

interface Report {
  kind: CaseKind
  subject: string
  owner: string
  reason: CommunityReportReason
  note: string
}
async function submitReport(tx: Tx, report: Report, { caller, now }: SignedInContext): Thanks {
  await queries.report.run(tx, { ...report, severity: severities[report.reason], reporter: caller.userId, case: newId(now), now })
  return thanks
}
