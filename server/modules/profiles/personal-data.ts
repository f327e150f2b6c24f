import { statement, type Tx } from '#server/db/statement.ts'
import { json } from '#server/db/types.ts'
import { announcePeople } from './announce.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'

interface ProfileData {
  name: string
  place: string
  cover: string | null
  sex: string | null
  bodyWeightGrams: number | null
  isRanked: boolean
  onLeaderboards: boolean
  showsAge: boolean
  showsKit: boolean
  allowsReposts: boolean
  joinedAt: string
  follows: string[]
  followers: string[]
  blocked: string[]
  muted: string[]
  mutedWords: string[]
  records: { id: string; lift: string; measure: string; value: number; performedOn: string; note: string }[]
}

const everything = statement(
  'profiles.personalData',
  { user: 'uuid' },
  { data: json<ProfileData>() },
  `
  select json_build_object('name', p.name, 'place', p.place, 'cover', p.cover, 'sex', p.sex, 'bodyWeightGrams', p.body_weight,
    'isRanked', p.is_ranked, 'onLeaderboards', p.on_leaderboards, 'showsAge', p.shows_age, 'showsKit', p.shows_kit,
    'allowsReposts', p.allows_reposts,
    'joinedAt', p.joined_at,
    'follows', array(select u.handle from follows f join users u on u.id = f.followed_id where f.follower_id = p.user_id order by u.handle),
    'followers', array(select u.handle from follows f join users u on u.id = f.follower_id where f.followed_id = p.user_id
      order by u.handle),
    'blocked', array(select u.handle from blocks b join users u on u.id = b.blocked_id where b.blocker_id = p.user_id order by u.handle),
    'muted', array(select u.handle from mutes m join users u on u.id = m.muted_id where m.muter_id = p.user_id order by u.handle),
    'mutedWords', array(select w.word from muted_words w where w.user_id = p.user_id order by w.created_at, w.id),
    'records', (select coalesce(json_agg(json_build_object('id', r.id, 'lift', r.lift, 'measure', r.measure, 'value', r.value,
      'performedOn', r.performed_on, 'note', r.note) order by r.id desc), '[]') from records r where r.user_id = p.user_id)) as data
  from profiles p where p.user_id = $1`,
)

/** Everything stored about a member, for the export of their account; null if the user isn't a member. */
export async function exportProfile(tx: Tx, user: string): Promise<ProfileData | null> {
  const row = await everything.one(tx, { user })
  return row ? { ...row.data, joinedAt: new Date(row.data.joinedAt).toISOString() } : null
}

/** Locks the profiles whose counts change, in id order. */
const lockNeighbours = statement(
  'profiles.lockNeighbours',
  { user: 'uuid' },
  {},
  `
  select from profiles where user_id = $1
    or user_id in (select followed_id from follows where follower_id = $1) or user_id in (select follower_id from follows
      where followed_id = $1)
  order by user_id for no key update`,
  { slow: true },
)
const uncountFollows = statement(
  'profiles.uncountFollows',
  { user: 'uuid' },
  {},
  `
  with gone as (delete from follows where follower_id = $1 or followed_id = $1 returning follower_id, followed_id, accepted_at)
  update profiles p set followers = p.followers - n.followers, following = p.following - n.following
  from (
    select user_id, sum(followers) as followers, sum(following) as following from (
      select followed_id as user_id, 1 as followers, 0 as following from gone where accepted_at is not null
      union all select follower_id, 0, 1 from gone where accepted_at is not null) e
    group by user_id) n
  where p.user_id = n.user_id`,
  { slow: true },
)
const deleteProfile = statement('profiles.delete', { user: 'uuid' }, {}, `delete from profiles where user_id = $1`, { slow: true })

/** Erases a member's profile with everything that belongs to it, and updates the counts of others. */
export async function eraseProfile(tx: Tx, engine: SearchEngine, user: string): Promise<void> {
  await lockNeighbours.run(tx, { user })
  await uncountFollows.run(tx, { user })
  await deleteProfile.run(tx, { user })
  await engine.removeDocuments(tx, 'people', [user])
  await announcePeople(tx, [user])
}
