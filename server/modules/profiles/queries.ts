import type { Customer } from '#contract/customers/customers.ts'
import type { OwnProfile } from '#contract/profiles.ts'
import { statement } from '#server/db/statement.ts'
import { nullable, type Row, textOf } from '#server/db/types.ts'
import { relationColumns, relationTo } from '#server/modules/visibility/visibility.ts'

const ownColumns = {
  id: 'uuid',
  handle: 'text?',
  account_name: 'text',
  name: 'text?',
  avatar: 'text?',
  bio: 'text',
  privacy: textOf<Customer['privacy']>(),
  weight_unit: textOf<OwnProfile['weightUnit']>(),
  place: 'text?',
  cover: 'text?',
  sex: nullable(textOf<'female' | 'male'>()),
  body_weight: 'int4?',
  is_ranked: 'bool?',
  shows_kit: 'bool?',
  allows_reposts: 'bool?',
  on_leaderboards: 'bool?',
  shows_age: 'bool?',
  suspended_until: 'timestamptz?',
  requests: 'int4',
} as const

/** The account with its profile, if any. */
export const findOwn = statement(
  'profiles.own',
  { user: 'uuid' },
  ownColumns,
  `
  select u.id, u.handle, u.name as account_name, p.name, u.avatar, u.bio, u.privacy, u.weight_unit, p.place, p.cover, p.sex, p.body_weight,
    p.is_ranked, p.shows_kit, p.allows_reposts, p.on_leaderboards, p.shows_age,
    p.suspended_until, (select count(*)::int from (select from follows f where f.followed_id = u.id and f.accepted_at is null
      limit 100) r) as requests
  from users u left join profiles p on p.user_id = u.id where u.id = $1`,
)

/** An account that has joined. */
export const findMember = statement(
  'profiles.member',
  { user: 'uuid' },
  { handle: 'text', suspended_until: 'timestamptz?' },
  `select u.handle, p.suspended_until from users u join profiles p on p.user_id = u.id where u.id = $1 and u.handle is not null`,
)

/** Serializes joining for equal names, so that each gets a free handle. */
export const lockHandles = statement(
  'profiles.lockHandles',
  { base: 'text' },
  { locked: 'bool' },
  `select pg_advisory_xact_lock(7263002, hashtext($1)) is null as locked`,
)
/** Assigns the first free handle to an account without one. */
export const assignHandle = statement(
  'profiles.assignHandle',
  { user: 'uuid', candidates: 'text[]' },
  {},
  `
  update users set handle = (
    select c.handle from unnest($2::text[]) with ordinality as c (handle, place)
    where not exists (select from users o where o.handle = c.handle) order by c.place limit 1
  ) where id = $1 and handle is null`,
)
export const insertProfile = statement(
  'profiles.insert',
  { user: 'uuid', name: 'text', now: 'timestamptz' },
  {},
  `insert into profiles (user_id, name, joined_at) values ($1, $2, $3) on conflict do nothing`,
)

export const changeProfile = statement(
  'profiles.change',
  {
    user: 'uuid',
    name: 'text',
    place: 'text',
    cover: 'text?',
    sex: nullable(textOf<'female' | 'male'>()),
    body_weight: 'int4?',
    is_ranked: 'bool',
    shows_kit: 'bool',
    allows_reposts: 'bool',
    on_leaderboards: 'bool',
    shows_age: 'bool',
  },
  {},
  `
  update profiles set name = $2, place = $3, cover = $4, sex = $5, body_weight = $6, is_ranked = $7, shows_kit = $8, allows_reposts = $9,
    on_leaderboards = $10, shows_age = $11
  where user_id = $1`,
)

/** The viewer's relation to a person: the facts for the policy, and those that a profile shows. */
const relation = (person: string, viewer: string) => `${relationTo(person, viewer)},
  exists (select from follows f where f.follower_id = ${viewer} and f.followed_id = ${person} and f.accepted_at is null) as is_requested,
  exists (select from follows f where f.follower_id = ${person} and f.followed_id = ${viewer}
    and f.accepted_at is not null) as follows_viewer,
  exists (select from blocks b where b.blocker_id = ${viewer} and b.blocked_id = ${person}) as has_blocked,
  exists (select from mutes m where m.muter_id = ${viewer} and m.muted_id = ${person}) as is_muted`
const relationRow = { ...relationColumns, is_requested: 'bool', follows_viewer: 'bool', has_blocked: 'bool', is_muted: 'bool' } as const

const personColumns = { id: 'uuid', handle: 'text', name: 'text', avatar: 'text?', privacy: textOf<Customer['privacy']>() } as const
const person = 'u.id, u.handle, p.name, u.avatar, u.privacy'

const profileColumns = {
  ...personColumns,
  bio: 'text',
  place: 'text',
  cover: 'text?',
  posts: 'int4',
  followers: 'int4',
  following: 'int4',
  joined_at: 'timestamptz',
  shows_kit: 'bool',
  ...relationRow,
} as const

/** The number of public posts in public clubs. `profiles.posts` counts the others. */
const publicInClubs = (user: string) => `(
  select count(*)::int from posts o join clubs k on k.id = o.club_id
  where o.author_id = ${user} and o.audience = 'public' and o.club_id is not null and o.removed_at is null and k.visibility = 'public'
    and k.removed_at is null)`

/** A person by handle. The handle of a merged account leads to the remaining one. */
export const findProfile = statement(
  'profiles.find',
  { handle: 'text', viewer: 'uuid?' },
  profileColumns,
  `
  select ${person}, u.bio, p.place, p.cover, p.posts + ${publicInClubs('p.user_id')} as posts, p.followers, p.following, p.joined_at,
    p.shows_kit,
    ${relation('u.id', '$2::uuid')}
  from users u join profiles p on p.user_id = u.id where u.id = (select coalesce(h.merged_into, h.id) from users h where h.handle = $1)`,
)

/** People by id, with the viewer's relation to each. */
export const peopleById = statement(
  'profiles.people',
  { ids: 'uuid[]', viewer: 'uuid?' },
  { ...personColumns, ...relationRow },
  `
  select ${person}, ${relation('u.id', '$2::uuid')} from users u join profiles p on p.user_id = u.id
  where u.id = any($1) and u.handle is not null`,
)
export type OwnRow = Row<typeof ownColumns>
/** The number of challenges that a person finished with a tier. */
export const countTiers = statement(
  'profiles.countTiers',
  { user: 'uuid' },
  { count: 'int4' },
  `select count(*)::int as count from challenge_members where user_id = $1 and result <> 'none'`,
)
