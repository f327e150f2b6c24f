import { highestId } from '#server/db/ids.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announceCounts } from './announce.ts'
import { countColumns } from './columns.ts'

interface PostData {
  scheduledPosts: { id: string; content: object; publishAt: string | null; at: string }[]
  reactions: { postId: string; kind: string }[]
  saved: string[]
  followedTags: string[]
  reposts: string[]
  votes: { postId: string; choices: string[] }[]
}

const everything = statement(
  'posts.personalData',
  { user: 'uuid' },
  { data: json<PostData>() },
  `
  select json_build_object(
    'scheduledPosts', (select coalesce(json_agg(json_build_object('id', id, 'content', content, 'publishAt', publish_at, 'at', created_at) order by id), '[]')
      from scheduled_posts where author_id = $1),
    'reactions', (select coalesce(json_agg(json_build_object('postId', post_id, 'kind', kind) order by post_id), '[]') from reactions
      where user_id = $1),
    'saved', array(select post_id from saved_posts where user_id = $1 order by created_at),
    'reposts', array(select post_id from reposts where user_id = $1 order by id),
    'votes', (select coalesce(json_agg(json_build_object('postId', o.post_id, 'choices', array(
      select v.options[place + 1] from unnest(o.choices) place order by place)) order by o.post_id), '[]')
      from poll_votes o join polls v on v.post_id = o.post_id where o.user_id = $1),
    'followedTags', array(select tag from followed_tags where user_id = $1 order by tag)) as data`,
)

const page = { user: 'uuid', before: 'uuid', limit: 'int8' } as const
const postsPage = statement(
  'posts.personalPosts',
  page,
  { id: 'uuid', text: 'text', at: 'timestamptz', audience: 'text', poll: 'text[]?', pictures: json<string[]>() },
  `
  select p.id, p.text, p.created_at as at, p.audience, (select v.options from polls v where v.post_id = p.id) as poll,
    jsonb_path_query_array(p.media, '$[*].url')::json as pictures
  from posts p where p.author_id = $1 and p.id < $2 order by p.id desc limit $3`,
)
const commentsPage = statement(
  'posts.personalComments',
  page,
  { id: 'uuid', post_id: 'uuid', text: 'text', at: 'timestamptz' },
  `select id, post_id, text, created_at as at from comments where author_id = $1 and id < $2 order by id desc limit $3`,
)
const batch = 200

/** The rows of all pages, the newest first. */
async function* newestFirst<R extends { id: string }>(read: (before: string) => Promise<R[]>): AsyncGenerator<R[]> {
  for (let rows = await read(highestId); rows.length > 0; rows = await read(rows.at(-1)!.id)) yield rows
}

/** A person's posts, batch by batch, for the export of their account. */
export async function* exportedPosts(db: Db, user: string): AsyncGenerator<object[]> {
  for await (const rows of newestFirst((before) => postsPage.all(db, { user, before, limit: batch })))
    yield rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** A person's comments, batch by batch. */
export async function* exportedComments(db: Db, user: string): AsyncGenerator<object[]> {
  for await (const rows of newestFirst((before) => commentsPage.all(db, { user, before, limit: batch })))
    yield rows.map(({ id, post_id: postId, text, at }) => ({ id, postId, text, at: at.toISOString() }))
}

/** Everything else a person reacted to, voted for and saved, for the export of their account. */
export async function exportPosts(tx: Tx, user: string): Promise<PostData> {
  const { data } = (await everything.one(tx, { user }))!
  const scheduledPosts = data.scheduledPosts.map((one) => ({ ...one, ...inUtcOf(one) }))
  return { ...data, scheduledPosts }
}

const inUtcOf = ({ at, publishAt }: PostData['scheduledPosts'][number]) => ({
  at: new Date(at).toISOString(),
  publishAt: publishAt && new Date(publishAt).toISOString(),
})

/** Locks the posts whose counts change, in id order like everything that changes counts. */
const lockTouched = statement(
  'posts.lockTouched',
  { user: 'uuid' },
  { id: 'uuid' },
  `
  select id from posts where author_id = $1 or id in (select post_id from comments where author_id = $1 union select post_id from reactions
    where user_id = $1
    union select post_id from reposts where user_id = $1)
  order by id for no key update`,
  { slow: true },
)
const kinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow']
const fewer = Object.keys(countColumns).map((column, at) => `${column} = p.${column} - coalesce((g.kind = '${kinds[at]}')::int, 0)`)
const eraseReactions = statement(
  'posts.eraseReactions',
  { user: 'uuid' },
  {},
  `
  with gone as (delete from reactions where user_id = $1 returning post_id, kind)
  update posts p set ${fewer.join(', ')} from gone g where p.id = g.post_id`,
  { slow: true },
)
/** Locks the polls that they voted in, in the same order. A trigger updates the vote counts. */
const lockPolls = statement(
  'posts.lockPolls',
  { user: 'uuid' },
  { id: 'uuid' },
  `select post_id as id from polls where post_id in (select post_id from poll_votes where user_id = $1) order by post_id for no key update`,
)
const eraseVotes = statement(
  'posts.eraseVotes',
  { user: 'uuid' },
  {},
  `with shared as (delete from reposts where user_id = $1) delete from poll_votes where user_id = $1`,
  { slow: true },
)
/** Deletes comments with their replies. Comments that moderators removed are no longer counted. */
const eraseComments = statement(
  'posts.eraseComments',
  { user: 'uuid' },
  {},
  `
  with going as (
    select id, post_id, parent_id, removed_at from comments where author_id = $1
    union
    select c.id, c.post_id, c.parent_id, c.removed_at from comments o join comments c on c.parent_id = o.id where o.author_id = $1
  ), counted as (
    update posts p set comments = p.comments - n.n from (
      select post_id, count(*)::int as n from going where removed_at is null group by post_id
    ) n where p.id = n.post_id
  ), answered as (
    update comments c set replies = c.replies - n.n from (
      select parent_id, count(*)::int as n from going where removed_at is null and parent_id is not null group by parent_id
    ) n where c.id = n.parent_id and c.id not in (select id from going)
  )
  delete from comments where id in (select id from going)`,
  { slow: true },
)
const erasePostRows = statement(
  'posts.eraseOwn',
  { user: 'uuid' },
  {},
  `
  with gone as (delete from posts where author_id = $1 returning club_id, removed_at)
  update clubs k set posts = k.posts - n.n from (select club_id, count(*)::int as n from gone where club_id is not null
    and removed_at is null group by club_id) n
  where k.id = n.club_id`,
  { slow: true },
)

/** Erases a person's posts, comments and reactions, and updates the counts of others' posts. Pictures are deleted with their uploads. */
export async function erasePosts(tx: Tx, user: string): Promise<void> {
  for (const { id } of await lockTouched.all(tx, { user })) announceCounts(tx, id)
  for (const { id } of await lockPolls.all(tx, { user })) announceCounts(tx, id)
  await eraseVotes.run(tx, { user })
  await eraseReactions.run(tx, { user })
  await eraseComments.run(tx, { user })
  await erasePostRows.run(tx, { user })
}
