import type { Person } from '#contract/people.ts'
import { highestId, lowestId } from '#server/db/ids.ts'
import { statement } from '#server/db/statement.ts'
import { json, jsonb, nullable, textOf } from '#server/db/types.ts'
import { type Words, wordsOf } from '#server/modules/muting/muting.ts'
import { blocked } from '#server/modules/visibility/visibility.ts'

/** The lowest id that a page can contain: if as many sources as the page has rows have a newer post each, older ones can't be in it. */
const floor = (sources: string) => `coalesce((select id from ${sources} order by id desc offset $3 - 1 limit 1), '${lowestId}')`

/** How many of everybody's newest posts are searched for those by people whom the person follows, before each of these is queried. */
const recentMax = 2000

/** The people that `$1` follows and hasn't muted. */
const followed = `
  select f.followed_id as source from follows f where f.follower_id = $1 and f.accepted_at is not null
    and f.followed_id not in (select m.muted_id from mutes m where m.muter_id = $1)`

/** The public posts with a hashtag that `$1` may see, without those of muted authors. */
const tagged = (tag: string) => `
  select t.post_id as id from public_tags t join users u on u.id = t.author_id and u.privacy = 'public'
  where t.tag = ${tag} and not ${blocked('t.author_id', '$1')}
    and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = t.author_id)`

/** Whether the repost `r` may still be shown. Checked here, as otherwise a hidden repost would displace the post itself. */
const mayBeShared = `
  exists (select from posts o join profiles a on a.user_id = o.author_id
    where o.id = r.post_id and o.allows_reposts and a.allows_reposts and o.audience = 'public' and o.removed_at is null)`

/** How many of a post's newest reposts are searched for those by people whom the person follows. */
const repostersMax = 500

/**
 * The newest places in the feed below an id: posts by the person and those they follow, of their clubs and of hashtags they follow; and
 * posts last reposted by someone they follow (`reposter`, and the number of `others`). If everybody's newest posts already contain a page
 * of these, followed people aren't queried one by one. Otherwise the newest post of each source is read from an index alone; only the
 * sources with the newest few can contribute to the page, so only those are read further (decision 40). Reposts are found the same way, no
 * further down than the page can reach. `tag`: the hashtag, if it's the only reason. `words`: the person's muted words, in the first row.
 * `is_repeated`: it was reposted above the id, so an earlier page had it. `rest`: the id below which nothing was searched. Posts with
 * hashtags leave out authors who are blocked, muted or not public here, since otherwise a page could be full of posts that its reader may
 * not see.
 */
export const feedKeys = statement(
  'newsfeed.keys',
  { user: 'uuid', before: 'uuid', limit: 'int8', now: 'timestamptz' },
  {
    id: 'uuid',
    post: 'uuid',
    tag: 'text?',
    reposter: nullable(json<Person>()),
    others: 'int4?',
    is_repeated: 'bool',
    rest: 'uuid?',
    words: nullable(jsonb<Words>()),
  },
  `
  with followed as materialized (${followed}), recent as (
    select id from (select id, author_id from posts where id < $2 order by id desc limit ${recentMax}) p
    where author_id = $1 or author_id in (select source from followed) order by id desc limit $3
  ), authors as (
    select s.source, n.id from (select source from (select source from followed union all select $1) f
      where (select count(*) from recent) < $3) s cross join lateral (select id from posts where author_id = s.source and id < $2
    order by id desc limit 1) n
    order by n.id desc limit $3
  ), clubs as (
    select s.source, n.id from (select club_id as source from club_members where user_id = $1 and state = 'member' limit 500) s
    cross join lateral (select id from posts where club_id = s.source and id < $2 order by id desc limit 1) n
    order by n.id desc limit $3
  ), tags as (
    select f.tag as source, n.id from followed_tags f cross join lateral (${tagged('f.tag')} and t.post_id < $2 order by t.post_id desc
      limit 1) n
    where f.user_id = $1 order by n.id desc limit $3
  ), reposted as materialized (
    select id, user_id, post_id from reposts where id < $2 and id >= ${floor('recent')} order by id desc limit ${recentMax}
  ), recent_reposts as materialized (
    select id, post_id from reposted where user_id in (select source from followed)
  ), reposters as materialized (
    select f.source, n.id from followed f
    cross join lateral (select id from reposts where user_id = f.source and id < $2 and id >= ${floor('recent')} order by id desc limit 1) n
    where (select count(*) from reposted) = ${recentMax} and (select count(distinct post_id) from recent_reposts) < $3
    order by n.id desc limit $3
  ), found as (
    select id, id as post, null as tag from recent
    union all
    select p.id, p.id, null from authors a cross join lateral (
      select id from posts where author_id = a.source and id < $2 and id >= ${floor('authors')} order by id desc limit $3
    ) p
    union all
    select p.id, p.id, null from clubs c cross join lateral (
      select id from posts where club_id = c.source and id < $2 and id >= ${floor('clubs')} order by id desc limit $3
    ) p
    union all
    select p.id, p.id, g.source from tags g cross join lateral (
      ${tagged('g.source')} and t.post_id < $2 and t.post_id >= ${floor('tags')} order by t.post_id desc limit $3
    ) p
    union all
    select r.id, r.post_id, null from (
      select id, post_id from recent_reposts
      union all
      select p.id, p.post_id from reposters s cross join lateral (
        select id, post_id from reposts where user_id = s.source and id < $2 and id >= ${floor('reposters')} order by id desc limit $3
      ) p
    ) r where ${mayBeShared}
  ), page as (
    select max(id::text)::uuid as id, post, case when bool_and(tag is not null) then min(tag) end as tag from found
    where id >= ${floor('reposters')} group by post order by 1 desc limit $3
  )
  select g.id, g.post, g.tag, case when g.id <> g.post then (
      select json_build_object('id', u.id, 'handle', u.handle, 'name', p.name, 'avatar', u.avatar)
      from users u join profiles p on p.user_id = u.id where u.id = s.by
    ) end as reposter, s.others,
    s.is_repeated,
    nullif(${floor('reposters')}, '${lowestId}') as rest,
    case when row_number() over (order by g.id desc) = 1 then ${wordsOf('$1', '$4', 'posts')} end as words
  from page g left join lateral (
    select (array_agg(r.user_id order by r.id desc) filter (where r.id < $2))[1] as by,
      (count(*) filter (where r.id < $2))::int - 1 as others, coalesce(bool_or(r.id >= $2), false) as is_repeated
    from (select user_id, id from reposts where post_id = g.post order by id desc limit ${repostersMax}) r
    where (g.id <> g.post or $2 < '${highestId}') and r.user_id in (select source from followed)
  ) s on true
  order by g.id desc`,
)

/**
 * The most popular among the newest 500 public posts, without those in the feed itself, from an offset on. Reactions and comments weigh
 * less the older a post is: a twentieth after a week. `now` is the time of the first page; `about` filters by content.
 */
export const popularKeys = statement(
  'newsfeed.popular',
  { user: 'uuid?', offset: 'int8', limit: 'int8', now: 'timestamptz', about: nullable(textOf<'record' | 'product'>()) },
  { id: 'uuid' },
  `
  select p.id from (
    select id, author_id, record_id, product_ids,
      (likes + loves + fires + strongs + claps + wows + comments + reposts + 1) / power(greatest(extract(epoch from $4 - created_at)::float8, 0) / 86400 + 1, 1.5) as weight
    from posts where audience = 'public' and club_id is null and removed_at is null order by id desc limit 500
  ) p
  where p.author_id is distinct from $1
    and ($5::text is null or case $5::text when 'product' then p.product_ids <> '{}'
      else p.record_id is not null and exists (select from records r where r.id = p.record_id and r.gain is not null
        and r.removed_at is null) end)
    and not exists (select from follows f where f.follower_id = $1 and f.followed_id = p.author_id and f.accepted_at is not null)
    and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = p.author_id)
  order by p.weight desc, p.id desc limit $3 offset $2`,
)

/** The posts that are newer than a place in the feed, or were reposted since, up to a limit. */
export const countNewer = statement(
  'newsfeed.countNewer',
  { user: 'uuid', since: 'uuid', max: 'int8', now: 'timestamptz' },
  { ids: 'uuid[]', words: jsonb<Words>() },
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
    union
    select p.post_id from (${followed}) s cross join lateral (
      select post_id from reposts r where user_id = s.source and id > $2 and ${mayBeShared} order by id limit $3
    ) p
    limit $3
  ) as ids, ${wordsOf('$1', '$4', 'posts')} as words`,
)
