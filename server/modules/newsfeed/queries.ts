import { statement } from '#server/db/statement.ts'
import { nullable, textOf } from '#server/db/types.ts'
import { wordsOf } from '#server/modules/muting/muting.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

/** Where as many sources as a page has rows have a newer post each, nothing older than theirs can be in it. */
const floor = (sources: string) =>
  `coalesce((select id from ${sources} order by id desc offset $3 - 1 limit 1), '00000000-0000-0000-0000-000000000000')`

/** So many of everybody's newest posts are looked through for those of whom a person follows, before each of these is asked for theirs. */
const recentMax = 2000

/** Whose posts the person `$1` wants: those they follow and haven't muted. */
const followed = `
  select f.followed_id as source from follows f where f.follower_id = $1 and f.accepted_at is not null
    and f.followed_id not in (select m.muted_id from mutes m where m.muter_id = $1)`

/** The posts for everyone with a hashtag that the person `$1` may see, without those they muted. */
const tagged = (tag: string) => `
  select t.post_id as id from public_tags t join users u on u.id = t.author_id and u.privacy = 'public'
  where t.tag = ${tag} and not ${blocked('t.author_id', '$1')}
    and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = t.author_id)`

/**
 * Of everyone whom the person follows, their own posts, of their clubs, and of the hashtags that they follow, the newest below an id. Where everybody's newest
 * posts hold a page of those, nobody is asked for theirs. Else first the newest of each source, from an index alone: only the sources of the newest few can
 * have a part in the page, so only those are read further (decision 40).
 * `tag`: what has only this hashtag to be there for. `words`: in the first row, what the person has muted. Of hashtags there is nothing of who is blocked, muted, or whose profile isn't public: else a page could be
 * full of what its reader may not see.
 */
export const feedKeys = statement(
  'newsfeed.keys',
  { user: 'uuid', before: 'uuid', limit: 'int8', now: 'timestamptz' },
  { id: 'uuid', tag: 'text?', words: 'text[]?' },
  `
  with recent as (
    select id from (select id, author_id from posts where id < $2 order by id desc limit ${recentMax}) p
    where author_id = $1 or author_id in (${followed}) order by id desc limit $3
  ), authors as (
    select s.source, n.id from (select source from (${followed} union all select $1) f where (select count(*) from recent) < $3) s cross join lateral (select id from posts where author_id = s.source and id < $2 order by id desc limit 1) n
    order by n.id desc limit $3
  ), clubs as (
    select s.source, n.id from (select club_id as source from club_members where user_id = $1 and state = 'member' limit 500) s
    cross join lateral (select id from posts where club_id = s.source and id < $2 order by id desc limit 1) n
    order by n.id desc limit $3
  ), tags as (
    select f.tag as source, n.id from followed_tags f cross join lateral (${tagged('f.tag')} and t.post_id < $2 order by t.post_id desc limit 1) n
    where f.user_id = $1 order by n.id desc limit $3
  )
  select id, case when bool_and(tag is not null) then min(tag) end as tag,
    case when row_number() over (order by id desc) = 1 then ${wordsOf('$1', '$4')} end as words
  from (
    select id, null as tag from recent
    union all
    select p.id, null from authors a cross join lateral (
      select id from posts where author_id = a.source and id < $2 and id >= ${floor('authors')} order by id desc limit $3
    ) p
    union all
    select p.id, null from clubs c cross join lateral (
      select id from posts where club_id = c.source and id < $2 and id >= ${floor('clubs')} order by id desc limit $3
    ) p
    union all
    select p.id, g.source from tags g cross join lateral (
      ${tagged('g.source')} and t.post_id < $2 and t.post_id >= ${floor('tags')} order by t.post_id desc limit $3
    ) p
  ) found group by id order by id desc limit $3`,
)

/**
 * The most popular among the newest 500 for everyone, without those of the feed itself, from the given place on. Reactions and comments count
 * the less the older a post is: after a week a twentieth. `now` is when the first page was asked for; `about` may leave only some.
 */
export const popularKeys = statement(
  'newsfeed.popular',
  { user: 'uuid?', offset: 'int8', limit: 'int8', now: 'timestamptz', about: nullable(textOf<'record' | 'product'>()) },
  { id: 'uuid' },
  `
  select p.id from (
    select id, author_id, record_id, product_ids,
      (likes + loves + fires + strongs + claps + wows + comments + 1) / power(greatest(extract(epoch from $4 - created_at)::float8, 0) / 86400 + 1, 1.5) as weight
    from posts where audience = 'public' and club_id is null and removed_at is null order by id desc limit 500
  ) p
  where p.author_id is distinct from $1
    and ($5::text is null or case $5::text when 'product' then p.product_ids <> '{}'
      else p.record_id is not null and exists (select from records r where r.id = p.record_id and r.gain is not null and r.removed_at is null) end)
    and not exists (select from follows f where f.follower_id = $1 and f.followed_id = p.author_id and f.accepted_at is not null)
    and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = p.author_id)
  order by p.weight desc, p.id desc limit $3 offset $2`,
)

/** How many posts are newer than a post, counted up to a limit. */
export const countNewer = statement(
  'newsfeed.countNewer',
  { user: 'uuid', since: 'uuid', max: 'int8', now: 'timestamptz' },
  { ids: 'uuid[]', words: 'text[]' },
  `
  select array(
    select p.id from (${followed}) s cross join lateral (select id from posts where author_id = s.source and id > $2 order by id limit $3) p
    union
    select p.id from (select club_id as source from club_members where user_id = $1 and state = 'member' limit 500) s
    cross join lateral (select id from posts where club_id = s.source and id > $2 and author_id <> $1 order by id limit $3) p
    union
    select p.id from followed_tags f cross join lateral (
      ${tagged('f.tag')} and t.post_id > $2 and t.author_id <> $1 order by t.post_id limit $3
    ) p where f.user_id = $1
    limit $3
  ) as ids, ${wordsOf('$1', '$4')} as words`,
)
