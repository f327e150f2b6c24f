import type { ParsedOf } from '#contract/endpoint.ts'
import { mainLifts } from '#contract/lifts.ts'
import type { changeProfile, OwnProfile, Profile } from '#contract/profiles.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { refuseReservedName } from '#server/modules/auth/users/users.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import type { SearchEngine } from '#server/modules/search/search.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { announcePeople } from './announce.ts'
import { badgesOf } from './badges.ts'
import { findPerson } from './find.ts'
import { joinCommunity, refuseUntil } from './membership.ts'
import { presentPerson, presentRelation } from './present.ts'
import * as queries from './queries.ts'
import { bestRecords, flaggedRecords } from './records.ts'
import { indexPerson } from './search-document.ts'

export { announcePeople, personTag } from './announce.ts'
export { findPerson } from './find.ts'
export { profileChanged } from './changes.ts'
export { activeMember, joinCommunity, refuseSuspended } from './membership.ts'
export { addRecord, bestRecords, isOwnRecord, presentRecord, scaleOf } from './records.ts'
export { rejectRecord, verifyRecord } from './checked-records.ts'
export { indexPerson } from './search-document.ts'
export { presentPerson, presentRelation } from './present.ts'
export { eraseProfile, exportProfile } from './personal-data.ts'

const gramsPerKilo = 1000

/** A person's profile; fails with NOT_FOUND. */
export async function readProfile(db: Db, handle: string, viewer: Viewer, now: Date): Promise<Profile> {
  const row = await findPerson(db, handle, viewer)
  const [records, reached] = row.isHidden
    ? [[], undefined]
    : await Promise.all([bestRecords(db, row.id), queries.countTiers.one(db, { user: row.id })])
  const checkedRecords = row.is_self ? await flaggedRecords(db, row.id) : []
  const { cover, bio, place, privacy, posts, followers, following, isHidden } = row
  return {
    ...presentPerson(row),
    cover,
    bio,
    place,
    privacy,
    posts,
    followers,
    following,
    isHidden,
    joinedAt: row.joined_at.toISOString(),
    relation: presentRelation(row, viewer),
    records: records.toSorted((a, b) => rank(a.lift) - rank(b.lift)),
    checkedRecords,
    badges: isHidden ? [] : badgesOf({ records, posts, challenges: reached?.count ?? 0, joinedAt: row.joined_at }, now),
    showsKit: row.shows_kit,
  }
}

function rank(lift: string): number {
  const index = mainLifts.findIndex((name) => name === lift)
  return index < 0 ? mainLifts.length : index
}

/** The caller's own profile, created if there is none. */
export async function readOwnProfile(tx: Tx, { caller, now }: SignedInContext, engine: SearchEngine): Promise<OwnProfile> {
  const row = await joinCommunity(tx, engine, caller.userId, now)
  return {
    ...presentPerson(row),
    cover: row.cover,
    place: row.place ?? '',
    bio: row.bio,
    privacy: row.privacy,
    weightUnit: row.weight_unit,
    sex: row.sex,
    bodyWeight: row.body_weight === null ? null : row.body_weight / gramsPerKilo,
    isRanked: row.is_ranked ?? true,
    onLeaderboards: row.on_leaderboards ?? false,
    showsAge: row.shows_age ?? false,
    showsKit: row.shows_kit ?? false,
    allowsReposts: row.allows_reposts ?? true,
    suspendedUntil: row.suspended_until?.toISOString() ?? null,
    followRequests: row.requests,
  }
}

/** Changes the given fields. Refuses names reserved for the shop; suspended members can't change what others see. */
export async function changeOwnProfile(
  tx: Tx,
  input: ParsedOf<typeof changeProfile>,
  context: SignedInContext,
  engine: SearchEngine,
): Promise<OwnProfile> {
  const { caller, now } = context
  const old = await joinCommunity(tx, engine, caller.userId, now)
  if (showsMore(input, old)) refuseUntil(old.suspended_until, now)
  if (input.name !== undefined && input.name !== old.name) refuseReservedName(input.name, context)
  if (input.cover !== undefined && input.cover !== old.cover) await changeCover(tx, caller.userId, input.cover, now)
  const { name = old.name, place = old.place ?? '', cover = old.cover, sex = old.sex } = input
  const { isRanked = old.is_ranked ?? true, showsKit = old.shows_kit ?? false, allowsReposts = old.allows_reposts ?? true } = input
  const { onLeaderboards = old.on_leaderboards ?? false, showsAge = old.shows_age ?? false } = input
  const weight = input.bodyWeight === undefined ? old.body_weight : input.bodyWeight && Math.round(input.bodyWeight * gramsPerKilo)
  await queries.changeProfile.run(tx, {
    user: caller.userId,
    name,
    place,
    cover,
    sex,
    body_weight: weight,
    is_ranked: isRanked,
    shows_kit: showsKit,
    allows_reposts: allowsReposts,
    on_leaderboards: onLeaderboards,
    shows_age: showsAge,
  })
  await indexPerson(tx, engine, caller.userId)
  await announcePeople(tx, [caller.userId])
  return readOwnProfile(tx, context, engine)
}

/** Whether a change shows others more. Suspended members may still hide things, and change private values such as the body weight. */
const showsMore = (input: ParsedOf<typeof changeProfile>, old: queries.OwnRow): boolean =>
  (['name', 'place', 'cover'] as const).some((field) => input[field] && input[field] !== old[field]) ||
  (input.isRanked === true && !old.is_ranked) ||
  (input.onLeaderboards === true && !old.on_leaderboards) ||
  (input.showsAge === true && !old.shows_age) ||
  (input.showsKit === true && !old.shows_kit)

async function changeCover(tx: Tx, userId: string, cover: string | null, now: Date): Promise<void> {
  const urls = cover === null ? [] : [cover]
  await claimMedia(tx, { urls, ownerId: userId, feature: 'post', usedBy: `cover:${userId}`, now, discards: true, path: () => 'cover' })
}
