import { statement, type Tx } from '#server/db/statement.ts'
import { restoreAct, reverseAct } from '#server/modules/points/points.ts'
import { announceCounts } from './announce.ts'

const removePost = statement(
  'posts.takeDown',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  {},
  `
  with gone as (update posts set removed_at = $3, removed_reason = $2, pinned_at = null where id = $1 and removed_at is null
      returning author_id, club_id, audience),
    counted as (update profiles p set posts = p.posts - 1 from gone g where p.user_id = g.author_id and g.audience = 'public'
      and g.club_id is null),
    in_club as (update clubs k set posts = k.posts - 1 from gone g where k.id = g.club_id)
  select from gone`,
)
const restorePost = statement(
  'posts.restore',
  { id: 'uuid' },
  {},
  `
  with back as (update posts set removed_at = null, removed_reason = null where id = $1 and removed_at is not null returning author_id,
    club_id, audience), counted as (update profiles p set posts = p.posts + 1 from back g where p.user_id = g.author_id
    and g.audience = 'public' and g.club_id is null)
  update clubs k set posts = k.posts + 1 from back g where k.id = g.club_id`,
)
/** A post that only its author can read earns no points. */
const lockPost = statement(
  'posts.lockToTakeDown',
  { id: 'uuid' },
  { post: 'uuid', earns: 'bool' },
  `select id as post, audience <> 'me' as earns from posts where id = $1 for no key update`,
)
const lockPostOf = statement(
  'posts.lockOfComment',
  { id: 'uuid' },
  { post: 'uuid', earns: 'bool' },
  `select id as post, true as earns from posts where id = (select post_id from comments where id = $1) for no key update`,
)
const removeComment = statement(
  'posts.takeDownComment',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  {},
  `
  with gone as (update comments set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null returning post_id, parent_id),
    under as (update comments c set replies = c.replies - 1 from gone g where c.id = g.parent_id),
    counted as (update posts p set comments = p.comments - 1 from gone g where p.id = g.post_id)
  select from gone`,
)
const restoreComment = statement(
  'posts.restoreComment',
  { id: 'uuid' },
  {},
  `
  with back as (update comments set removed_at = null, removed_reason = null where id = $1 and removed_at is not null
    returning post_id, parent_id),
    under as (update comments c set replies = c.replies + 1 from back g where c.id = g.parent_id)
  update posts p set comments = p.comments + 1 from back g where p.id = g.post_id`,
)

interface TakeDown {
  kind: 'post' | 'comment'
  id: string
  reason: string
}

/** Hides a post or comment from everyone but its author and moderators, and from counts and points. False if it was hidden or is gone. */
export async function takeDown(tx: Tx, { kind, ...what }: TakeDown, now: Date): Promise<boolean> {
  const locked = await (kind === 'post' ? lockPost : lockPostOf).one(tx, { id: what.id })
  if (locked) announceCounts(tx, locked.post)
  const taken = await (kind === 'post' ? removePost : removeComment).one(tx, { ...what, now })
  await reverseAct(tx, what.id, now)
  return taken !== undefined
}

/** Restores a removed post or comment. */
export async function restore(tx: Tx, { kind, id }: Pick<TakeDown, 'kind' | 'id'>, now: Date): Promise<void> {
  const locked = await (kind === 'post' ? lockPost : lockPostOf).one(tx, { id })
  if (locked) announceCounts(tx, locked.post)
  await (kind === 'post' ? restorePost : restoreComment).run(tx, { id })
  if (locked?.earns) await restoreAct(tx, id, now)
}
