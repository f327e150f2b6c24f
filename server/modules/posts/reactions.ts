import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { reactToPost } from '#contract/posts.ts'
import { refuse } from '#contract/refuse.ts'
import { sentAtCommit, type Tx } from '#server/db/statement.ts'
import type { AfterCommit } from '#server/http/bind.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { notify, withdrawNotification } from '#server/modules/notifications/notifications.ts'
import { activeMember, joinCommunity } from '#server/modules/profiles/profiles.ts'
import { announceCounts } from './announce.ts'
import type { Community } from './posts.ts'
import { presentCounts } from './present.ts'
import * as queries from './queries.ts'
import * as reactionQueries from './reaction-queries.ts'
import { lockReadable, readReadablePost } from './readable.ts'

/** Sets or removes the caller's reaction to a post. Removing a reaction that isn't there or is of another kind changes nothing. */
export async function setReaction(
  tx: Tx,
  { engine }: Community,
  { postId, ownerId, reactionType, isReacting }: ParsedOf<typeof reactToPost>,
  context: SignedInContext,
): Promise<AfterCommit<OutputOf<typeof reactToPost>>> {
  const { caller, now } = context
  const [, post] = await Promise.all([activeMember(tx, engine, caller.userId, now), lockReadable(tx, postId, context)])
  if (post.author_id !== ownerId) throw refuse('NOT_FOUND', { ownerId: ['is not the author'] })
  if (!isReacting) {
    const mine = (await reactionQueries.ownReaction.one(tx, { post: postId, user: caller.userId }))?.kind ?? null
    if (mine !== reactionType) return () => ({ counts: presentCounts(post), mine })
  }
  const kind = isReacting ? reactionType : null
  const counts = sentAtCommit(tx, () => reactionQueries.react.one(tx, { post: postId, user: caller.userId, kind, now }))
  announceCounts(tx, postId)
  const reaction = { kind: 'reaction', user: post.author_id, actor: caller.userId, post: postId } as const
  tx.atCommit(() => (kind === null ? withdrawNotification(tx, reaction) : notify(tx, reaction, now)))
  return () => ({ counts: presentCounts(counts()!), mine: kind })
}

/** Saves a post for the caller. */
export async function save(tx: Tx, { engine }: Community, id: string, context: SignedInContext): Promise<{ isSaved: boolean }> {
  await joinCommunity(tx, engine, context.caller.userId, context.now)
  await readReadablePost(tx, id, context)
  await queries.savePost.run(tx, { user: context.caller.userId, post: id, now: context.now })
  return { isSaved: true }
}

/** Removes a post from the caller's saved posts. */
export async function unsave(tx: Tx, id: string, { caller }: SignedInContext): Promise<{ isSaved: boolean }> {
  await queries.unsavePost.run(tx, { user: caller.userId, post: id })
  return { isSaved: false }
}
