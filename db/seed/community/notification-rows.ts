import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Member } from './draft-members.ts'
import type { CommunityRows } from './rows.ts'

/** Older events cause no notification; those of the last two days are unread. */
const newsDays = 60
const unreadDays = 2

interface Happened {
  kind: 'follow' | 'reaction' | 'comment' | 'reply' | 'mention'
  actor: string
  at: Date
  post?: string
  comment?: string
  about?: string
}

/** A member's notifications, grouped as the server's `notify` does: reactions, comments, replies, mentions and follows. */
export function notificationRows({ id: user, handle }: Member, rows: CommunityRows, now: Date) {
  const groups = new Map<string, Happened[]>()
  for (const one of happened(user, handle, rows)) {
    if (one.actor === user || now.getTime() - one.at.getTime() > newsDays * dayMs) continue
    const key = [one.kind, one.about ?? one.post].filter(Boolean).join(':')
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const told = [...groups].map(([key, all]) => {
    const [first, last] = [all[0]!, all.at(-1)!]
    return { id: newId(last.at), key, first, last, all }
  })
  return {
    notifications: told.map(({ id, key, first, last }) => ({
      id,
      user_id: user,
      kind: last.kind,
      group_key: key,
      post_id: last.post ?? null,
      comment_id: last.comment ?? null,
      created_at: first.at,
      updated_at: last.at,
      read_at: now.getTime() - last.at.getTime() < unreadDays * dayMs ? null : last.at,
    })),
    actors: told.flatMap(({ id, all }) =>
      [...new Map(all.map(({ actor, at }) => [actor, at]))].map(([actor, at]) => ({ notification_id: id, actor_id: actor, at })),
    ),
  }
}

/** The events about a member, oldest first. */
function happened(user: string, handle: string, { posts, reactions, comments, follows }: CommunityRows): Happened[] {
  const own = new Set(posts.filter(({ author_id }) => author_id === user).map(({ id }) => id))
  const ownComments = new Set(comments.filter(({ author_id }) => author_id === user).map(({ id }) => id))
  const all: Happened[] = [
    ...follows
      .filter(({ followed_id, accepted_at }) => followed_id === user && accepted_at !== null)
      .map(({ follower_id, created_at }) => ({ kind: 'follow' as const, actor: follower_id, at: created_at })),
    ...reactions
      .filter(({ post_id }) => own.has(post_id))
      .map(({ user_id, post_id, created_at }) => ({ kind: 'reaction' as const, actor: user_id, at: created_at, post: post_id })),
    ...comments
      .filter(({ post_id, parent_id }) => own.has(post_id) && parent_id === null)
      .map(({ id, author_id, post_id, created_at }) => ({
        kind: 'comment' as const,
        actor: author_id,
        at: created_at,
        post: post_id,
        comment: id,
      })),
    ...comments
      .filter(({ parent_id }) => parent_id !== null && ownComments.has(parent_id))
      .map(({ id, author_id, post_id, parent_id, created_at }) => ({
        kind: 'reply' as const,
        actor: author_id,
        at: created_at,
        post: post_id,
        comment: id,
        about: parent_id!,
      })),
    ...posts
      .filter(({ mentions, audience }) => audience === 'public' && mentions.includes(handle))
      .map(({ id, author_id, created_at }) => ({ kind: 'mention' as const, actor: author_id, at: created_at, post: id })),
  ]
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
