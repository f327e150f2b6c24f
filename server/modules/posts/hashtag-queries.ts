import { timeOfId } from '#server/db/ids.ts'
import { statement } from '#server/db/statement.ts'

const own = { user: 'uuid', tag: 'text' } as const

/** Counts posts of public profiles, up to a maximum that bounds the cost. */
export const tagFacts = statement(
  'posts.tagFacts',
  { tag: 'text', viewer: 'uuid?', max: 'int8' },
  { posts: 'int4', is_followed: 'bool' },
  `
  select (
    select count(*)::int from (
      select from public_tags t join users u on u.id = t.author_id where t.tag = $1 and u.privacy = 'public' limit $3
    ) counted
  ) as posts, exists (select from followed_tags f where f.user_id = $2 and f.tag = $1) as is_followed`,
)

/** Locks the follower's profile, so that concurrent calls can't exceed the maximum together. */
export const lockFollower = statement(
  'posts.lockTagFollower',
  { user: 'uuid' },
  {},
  `select from profiles where user_id = $1 for no key update`,
)
/** Follows a hashtag if the maximum isn't reached, or it's followed already. */
export const followTag = statement(
  'posts.followTag',
  { ...own, now: 'timestamptz', max: 'int8' },
  { tag: 'text' },
  `
  insert into followed_tags (user_id, tag, created_at) select $1, $2, $3
  where (select count(*) from followed_tags where user_id = $1 and tag <> $2) < $4
  on conflict (user_id, tag) do update set created_at = followed_tags.created_at returning tag`,
)
export const unfollowTag = statement('posts.unfollowTag', own, {}, `delete from followed_tags where user_id = $1 and tag = $2`)
export const followedHashtags = statement(
  'posts.followedHashtags',
  { user: 'uuid' },
  { tag: 'text' },
  `select tag from followed_tags where user_id = $1 order by tag`,
)

export const trendingTags = statement(
  'posts.trendingTags',
  {},
  { hashtag: 'text', people: 'int4' },
  `select tag as hashtag, people from trending_tags order by place`,
)
/** Serializes the jobs, which would write the same places. */
export const lockTrends = statement('posts.lockTrends', {}, {}, `select pg_advisory_xact_lock(7263085)`)
export const clearTrends = statement('posts.clearTrends', {}, {}, `delete from trending_tags where place > 0`)
/**
 * The hashtags posted by the most people since an id, among the newest rows. Weight declines with age as for popular posts. Each person
 * counts once per hashtag and only with their latest ones. New members, suspended members and profiles that aren't public don't count.
 */
export const writeTrends = statement(
  'posts.writeTrends',
  { since: 'uuid', rows: 'int8', perPerson: 'int8', joined: 'timestamptz', now: 'timestamptz', least: 'int8', limit: 'int8' },
  {},
  `
  with newest as (
    select tag, author_id, post_id from public_tags where post_id >= $1 order by post_id desc limit $2
  ), once as (
    select distinct on (author_id, tag) author_id, tag, post_id from newest order by author_id, tag, post_id desc
  ), last as (
    select author_id, tag, post_id, row_number() over (partition by author_id order by post_id desc, tag) as place from once
  ), counted as (
    select l.tag, count(*)::int as people,
      sum(power(greatest(extract(epoch from $5 - ${timeOfId('l.post_id')})::float8, 0) / 86400 + 1, -1.5)) as weight from last l
      join profiles p on p.user_id = l.author_id join users u on u.id = l.author_id
    where l.place <= $3 and u.privacy = 'public' and p.joined_at <= $4 and (p.suspended_until is null or p.suspended_until <= $5)
    group by l.tag having count(*) >= $6
  )
  insert into trending_tags (place, tag, people)
  select row_number() over (order by weight desc, tag), tag, people from counted
  order by weight desc, tag limit $7`,
)
