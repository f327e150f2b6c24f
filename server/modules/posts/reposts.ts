import type { OutputOf } from '#contract/endpoint.ts'
import type { repostPost } from '#contract/reposts.ts'
import { refuse } from '#contract/refuse.ts'
import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { notify, withdrawNotification } from '#server/modules/notifications/notifications.ts'
import { activeMember } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { announceCounts } from './announce.ts'
import type { Community } from './posts.ts'
import { mayRead } from './may-read.ts'
import { locked, notifyReaders, selectLocked } from './queries.ts'
import { refuseSharing } from './sharing.ts'

/** Locks a post with the facts that decide whether the viewer may share it. The lock guards its repost count. */
const lockToRepost = statement(
  'posts.lockToRepost',
  { id: 'uuid', viewer: 'uuid' },
  { ...locked, reposts: 'int4', allows_reposts: 'bool', author_allows_reposts: 'bool' },
  selectLocked(
    `, p.reposts, p.allows_reposts, (select a.allows_reposts from profiles a where a.user_id = p.author_id) as author_allows_reposts`,
  ),
)
const insert = statement(
  'posts.repost',
  { id: 'uuid', user: 'uuid', post: 'uuid', now: 'timestamptz' },
  { id: 'uuid' },
  `insert into reposts (id, user_id, post_id, created_at) values ($1, $2, $3, $4) on conflict (user_id, post_id) do nothing returning id`,
)
const lockReposted = statement(
  'posts.lockReposted',
  { id: 'uuid' },
  { author_id: 'uuid', reposts: 'int4' },
  `select author_id, reposts from posts where id = $1 for no key update`,
)
const remove = statement(
  'posts.undoRepost',
  { user: 'uuid', post: 'uuid' },
  { id: 'uuid' },
  `delete from reposts where user_id = $1 and post_id = $2 returning id`,
)

type Reposted = OutputOf<typeof repostPost>

/** Reposts a post to the caller's followers; idempotent. Fails if the post isn't public or its author doesn't allow reposts. */
export async function repost(tx: Tx, { engine }: Community, id: string, context: SignedInContext): Promise<Reposted> {
  const { caller, now } = context
  await activeMember(tx, engine, caller.userId, now)
  const post = await lockToRepost.one(tx, { id, viewer: caller.userId })
  if (!post || !mayRead(post, viewerOf(context))) throw refuse('NOT_FOUND')
  refuseSharing(post)
  const made = await insert.one(tx, { id: newId(now), user: caller.userId, post: id, now })
  if (!made) return { reposts: post.reposts, isReposted: true }
  announceCounts(tx, id)
  tx.atCommit(() => notifyReaders.one(tx, { author: caller.userId, club: null }))
  tx.atCommit(() => notify(tx, { kind: 'repost', user: post.author_id, actor: caller.userId, post: id }, now))
  return { reposts: post.reposts + 1, isReposted: true }
}

/** Removes the caller's repost, even if they may no longer see the post; idempotent. */
export async function undoRepost(tx: Tx, id: string, context: SignedInContext): Promise<Reposted> {
  const { caller } = context
  const post = await lockReposted.one(tx, { id })
  const gone = await remove.one(tx, { user: caller.userId, post: id })
  if (!post || !gone) {
    const seen = await lockToRepost.one(tx, { id, viewer: caller.userId })
    return { reposts: seen && mayRead(seen, viewerOf(context)) ? seen.reposts : 0, isReposted: false }
  }
  announceCounts(tx, id)
  tx.atCommit(() => withdrawNotification(tx, { kind: 'repost', user: post.author_id, actor: caller.userId, post: id }))
  return { reposts: post.reposts - 1, isReposted: false }
}
