import { statement } from '#server/db/statement.ts'

const pair = { one: 'uuid', other: 'uuid' } as const

/** Locks both profiles in id order, which serializes changes of the relation between two people and their counts. */
export const lockPair = statement(
  'profiles.lockPair',
  pair,
  { user_id: 'uuid', following: 'int4' },
  `select user_id, following from profiles where user_id in ($1, $2) order by user_id for no key update`,
)

/** Returns a row only for a new follow. */
export const insertFollow = statement(
  'profiles.follow',
  { follower: 'uuid', followed: 'uuid', accepted: 'timestamptz?', now: 'timestamptz' },
  { accepted: 'bool' },
  `
  insert into follows (follower_id, followed_id, accepted_at, created_at) values ($1, $2, $3, $4)
  on conflict do nothing returning accepted_at is not null as accepted`,
)
export const acceptFollow = statement(
  'profiles.acceptFollow',
  { follower: 'uuid', followed: 'uuid', now: 'timestamptz' },
  {},
  `update follows set accepted_at = $3 where follower_id = $1 and followed_id = $2 and accepted_at is null`,
)
/** Returns `accepted` false for a pending request. */
export const deleteFollow = statement(
  'profiles.unfollow',
  { follower: 'uuid', followed: 'uuid' },
  { accepted: 'bool' },
  `delete from follows where follower_id = $1 and followed_id = $2 returning accepted_at is not null as accepted`,
)
export const countFollow = statement(
  'profiles.countFollow',
  { follower: 'uuid', followed: 'uuid', by: 'int4' },
  {},
  `
  update profiles set following = following + case when user_id = $1 then $3 else 0 end, followers = followers + case
    when user_id = $2 then $3 else 0 end
  where user_id in ($1, $2)`,
)
/** Accepts all requests when a private profile opens. */
export const acceptAll = statement(
  'profiles.acceptAll',
  { user: 'uuid', now: 'timestamptz' },
  { follower_id: 'uuid' },
  `update follows set accepted_at = $2 where followed_id = $1 and accepted_at is null returning follower_id`,
)

const edge = { by: 'uuid', whom: 'uuid', now: 'timestamptz' } as const
export const insertBlock = statement(
  'profiles.block',
  edge,
  {},
  `insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3) on conflict do nothing`,
)
export const deleteBlock = statement(
  'profiles.unblock',
  { by: 'uuid', whom: 'uuid' },
  {},
  `delete from blocks where blocker_id = $1 and blocked_id = $2`,
)
export const insertMute = statement(
  'profiles.mute',
  edge,
  {},
  `insert into mutes (muter_id, muted_id, created_at) values ($1, $2, $3) on conflict do nothing`,
)
export const deleteMute = statement(
  'profiles.unmute',
  { by: 'uuid', whom: 'uuid' },
  {},
  `delete from mutes where muter_id = $1 and muted_id = $2`,
)

const page = { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const keys = { id: 'uuid', at: 'timestamptz' } as const
const list = (name: string, from: string, whose: string, who: string, more = '') =>
  statement(
    `profiles.${name}`,
    page,
    keys,
    `
    select ${who} as id, created_at as at from ${from} where ${whose} = $1 and (created_at, ${who}) < ($2, $3) ${more}
    order by created_at desc, ${who} desc limit $4`,
  )
export const followerKeys = list('followers', 'follows', 'followed_id', 'follower_id', 'and accepted_at is not null')
export const followingKeys = list('following', 'follows', 'follower_id', 'followed_id', 'and accepted_at is not null')
export const requestKeys = list('requests', 'follows', 'followed_id', 'follower_id', 'and accepted_at is null')
export const mutedKeys = list('muted', 'mutes', 'muter_id', 'muted_id')
export const blockedKeys = list('blocked', 'blocks', 'blocker_id', 'blocked_id')

/** People whom the caller follows and who follow this person, the most recently followed first. */
export const mutualFollowers = statement(
  'profiles.mutualFollowers',
  { viewer: 'uuid', person: 'uuid', most: 'int8' },
  { ids: 'uuid[]' },
  `
  select array(
    select f.followed_id from follows f where f.follower_id = $1 and f.accepted_at is not null and f.followed_id <> $2
      and exists (select from follows g where g.follower_id = f.followed_id and g.followed_id = $2 and g.accepted_at is not null)
    order by f.created_at desc, f.followed_id desc limit $3) as ids`,
)

/** People followed by those the user follows, the most mutual first; then the most followed. Without any followed, blocked or muted. */
export const suggestions = statement(
  'profiles.suggestions',
  { user: 'uuid', limit: 'int8' },
  { id: 'uuid', mutual: 'int4' },
  `
  with friends_of_friends as (
    select f2.followed_id as id, count(*)::int as mutual
    from (select followed_id from follows where follower_id = $1 and accepted_at is not null order by created_at desc, followed_id desc
      limit 60) f1
    cross join lateral (
      select followed_id from follows where follower_id = f1.followed_id and accepted_at is not null
      order by created_at desc, followed_id desc limit 25
    ) f2 group by f2.followed_id
  ), popular as (
    select user_id as id, 0 as mutual from profiles order by followers desc, user_id limit 200
  ), found as (select id, max(mutual) as mutual from (select * from friends_of_friends union all select * from popular) a group by id)
  select s.id, s.mutual from found s join users u on u.id = s.id join profiles p on p.user_id = s.id
  where s.id <> $1 and u.privacy <> 'private' and p.suspended_until is null
    and not exists (select from follows f where f.follower_id = $1 and f.followed_id = s.id)
    and not exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = s.id)
    and not exists (select from blocks b where b.blocker_id = s.id and b.blocked_id = $1)
    and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = s.id)
  order by s.mutual desc, p.followers desc, s.id limit $2`,
)
