import type { Club, ClubCard } from '#contract/clubs/clubs.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { presentPerson } from '#server/modules/profiles/profiles.ts'
import { mayReadClub, maySeeProfile, type Viewer } from '#server/modules/visibility/visibility.ts'
import { type ClubRow, countUpcoming } from './queries.ts'
import { teamOf } from './member-queries.ts'

/** A club as lists show it. */
export const presentCard = (row: ClubRow): ClubCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  place: row.place,
  cover: row.cover,
  visibility: row.club_visibility,
  members: row.members,
  membership: row.state === null || row.state === 'banned' ? null : { role: row.role!, state: row.state, isRanked: row.is_ranked! },
})

/** A club with all its details, including its staff. */
export async function presentClub(db: Db | Tx, row: ClubRow, viewer: Viewer, now: Date): Promise<Club> {
  const isHidden = !mayReadClub(row, viewer)
  const team = isHidden ? [] : await teamOf.all(db, { club: row.id, viewer: viewer.userId })
  const { events, requests } = (await countUpcoming.one(db, { club: row.id, now, viewer: viewer.userId }))!
  const mayAccept = row.is_member && clubRights[row.role!].acts.includes('accept')
  return {
    ...presentCard(row),
    rules: row.rules,
    posts: isHidden ? 0 : row.posts,
    events: isHidden ? 0 : events,
    createdAt: row.created_at.toISOString(),
    isHidden,
    team: team.filter((one) => maySeeProfile(one, viewer)).map((one) => ({ ...presentPerson(one), role: one.role })),
    requests: mayAccept ? requests : 0,
  }
}
