import { statement, type Tx } from '#server/db/statement.ts'

const removePost = statement(
  'posts.takeDown',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  {},
  `
  with gone as (update posts set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null returning author_id, club_id),
    counted as (update profiles p set posts = p.posts - 1 from gone g where p.user_id = g.author_id)
  update clubs k set posts = k.posts - 1 from gone g where k.id = g.club_id`,
)
const restorePost = statement(
  'posts.restore',
  { id: 'uuid' },
  {},
  `
  with back as (update posts set removed_at = null, removed_reason = null where id = $1 and removed_at is not null returning author_id, club_id),
    counted as (update profiles p set posts = p.posts + 1 from back g where p.user_id = g.author_id)
  update clubs k set posts = k.posts + 1 from back g where k.id = g.club_id`,
)
const lockPostOf = statement(
  'posts.lockOfComment',
  { comment: 'uuid' },
  {},
  `select from posts where id = (select post_id from comments where id = $1) for no key update`,
)
const removeComment = statement(
  'posts.takeDownComment',
  { id: 'uuid', reason: 'text', now: 'timestamptz' },
  {},
  `
  with gone as (update comments set removed_at = $3, removed_reason = $2 where id = $1 and removed_at is null returning post_id, parent_id),
    under as (update comments c set replies = c.replies - 1 from gone g where c.id = g.parent_id)
  update posts p set comments = p.comments - 1 from gone g where p.id = g.post_id`,
)
const restoreComment = statement(
  'posts.restoreComment',
  { id: 'uuid' },
  {},
  `
  with back as (update comments set removed_at = null, removed_reason = null where id = $1 and removed_at is not null returning post_id, parent_id),
    under as (update comments c set replies = c.replies + 1 from back g where c.id = g.parent_id)
  update posts p set comments = p.comments + 1 from back g where p.id = g.post_id`,
)

interface TakeDown {
  kind: 'post' | 'comment'
  id: string
  reason: string
}

/** Hides a post or comment from everyone but its author and moderators, and from the counts; once. */
export async function takeDown(tx: Tx, { kind, ...what }: TakeDown, now: Date): Promise<void> {
  if (kind === 'post') return void (await removePost.run(tx, { ...what, now }))
  await lockPostOf.run(tx, { comment: what.id })
  await removeComment.run(tx, { ...what, now })
}

/** Shows it again. */
export async function putBack(tx: Tx, { kind, id }: Pick<TakeDown, 'kind' | 'id'>): Promise<void> {
  if (kind === 'post') return void (await restorePost.run(tx, { id }))
  await lockPostOf.run(tx, { comment: id })
  await restoreComment.run(tx, { id })
}
