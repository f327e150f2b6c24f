import { statement, type Tx } from '#server/db/statement.ts'
import { releaseMedia } from '#server/modules/media/media.ts'
import { announcePeople, indexPerson } from '#server/modules/profiles/profiles.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import type { Pair } from './move.ts'

const pair = { stay: 'uuid', gone: 'uuid' } as const

const lockProfiles = statement(
  'merging.lockProfiles',
  pair,
  { user_id: 'uuid' },
  `select user_id from profiles where user_id in ($1, $2) order by user_id for update`,
)
const copyProfile = statement(
  'merging.copyProfile',
  pair,
  {},
  `
  insert into profiles (user_id, name, cover, place, sex, body_weight, is_ranked, joined_at, disclaimer_accepted_at, shows_kit,
    messages_from, read_receipts, allows_reposts, on_leaderboards, shows_age)
  select $1, name, cover, place, sex, body_weight, is_ranked, joined_at, disclaimer_accepted_at, shows_kit, messages_from, read_receipts,
    allows_reposts, on_leaderboards, shows_age from profiles where user_id = $2
  on conflict do nothing`,
)
const freeHandle = statement(
  'merging.freeHandle',
  { gone: 'uuid' },
  { handle: 'text?', avatar: 'text?', bio: 'text' },
  `
  with old as (select id, handle, avatar, bio from users where id = $1)
  update users u set handle = null, avatar = null, bio = '' from old where u.id = old.id returning old.handle, old.avatar, old.bio`,
)
const fillProfile = statement(
  'merging.fillProfile',
  { stay: 'uuid', handle: 'text?', avatar: 'text?', bio: 'text' },
  {},
  `
  update users set handle = coalesce(handle, $2), avatar = coalesce(avatar, $3), bio = case bio when '' then $4 else bio end where id = $1`,
)
const assignPictures = statement(
  'merging.assignPictures',
  { stay: 'text', gone: 'text' },
  {},
  `
  update uploads set used_by = split_part(used_by, ':', 1) || ':' || $1 where used_by in ('avatar:' || $2, 'cover:' || $2)
    and not exists (select from uploads o where o.used_by = split_part(uploads.used_by, ':', 1) || ':' || $1)`,
)
/** Keeps the narrower privacy setting of both, so that nobody sees more than before. */
const narrowPrivacy = statement(
  'merging.narrowPrivacy',
  pair,
  {},
  `
  update users s set privacy = case when 'private' in (s.privacy, g.privacy) then 'private'
    when 'followers' in (s.privacy, g.privacy) then 'followers' else 'public' end
  from users g where s.id = $1 and g.id = $2`,
)
/** Adds up counts; settings for messages and reposts take the narrower value of both. */
const addCounts = statement(
  'merging.addCounts',
  pair,
  {},
  `
  update profiles s set posts = s.posts + g.posts, joined_at = least(s.joined_at, g.joined_at),
    disclaimer_accepted_at = coalesce(s.disclaimer_accepted_at, g.disclaimer_accepted_at),
    messages_from = case when 'nobody' in (s.messages_from, g.messages_from) then 'nobody'
      when 'following' in (s.messages_from, g.messages_from) then 'following' else 'everyone' end,
    read_receipts = s.read_receipts and g.read_receipts, allows_reposts = s.allows_reposts and g.allows_reposts,
    followers = (select count(*)::int from follows where followed_id = $1 and accepted_at is not null),
    following = (select count(*)::int from follows where follower_id = $1 and accepted_at is not null)
  from profiles g where s.user_id = $1 and g.user_id = $2`,
)
const deleteProfile = statement('merging.deleteProfile', { gone: 'uuid' }, {}, `delete from profiles where user_id = $1`)

/** Locks both profiles, and returns the ids of the accounts that have one. */
export const lockBothProfiles = async (tx: Tx, both: Pair): Promise<Set<string>> =>
  new Set((await lockProfiles.all(tx, both)).map(({ user_id }) => user_id))

/** If only the account that goes takes part in the community, the other one joins under its name and handle. */
export async function adoptProfile(tx: Tx, { stay, gone }: Pair, members: Set<string>): Promise<void> {
  if (!members.has(gone)) return
  await narrowPrivacy.run(tx, { stay, gone })
  if (members.has(stay)) return
  await copyProfile.run(tx, { stay, gone })
  const face = await freeHandle.one(tx, { gone })
  if (face) await fillProfile.run(tx, { stay, ...face })
  await assignPictures.run(tx, { stay, gone })
}

/** Deletes the profile of the account that goes, to which nothing refers anymore. Its handle leads to the other profile. */
export async function endProfile(tx: Tx, engine: SearchEngine, { stay, gone }: Pair, members: Set<string>, now: Date): Promise<void> {
  if (!members.has(gone)) return
  await addCounts.run(tx, { stay, gone })
  await deleteProfile.run(tx, { gone })
  for (const picture of ['avatar', 'cover']) await releaseMedia(tx, { usedBy: `${picture}:${gone}`, now })
  await engine.removeDocuments(tx, 'people', [gone])
  await indexPerson(tx, engine, stay)
  await announcePeople(tx, [stay, gone])
}
