import type { listStaffClubMembers, listStaffClubs, StaffClub, StaffClubDetail } from '#contract/admin/clubs.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import { readCursor, startOf } from '#server/db/cursor.ts'
import { readPage } from '#server/db/page.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { memberKeys } from './member-queries.ts'
import { staffClub, staffClubs, staffKeys, staffMembers, type StaffClubRow } from './staff-queries.ts'

/** A page of all clubs, the newest first, including hidden ones. */
export async function staffClubList(
  db: Db,
  { q, state, limit, cursor }: ParsedOf<typeof listStaffClubs>,
): Promise<OutputOf<typeof listStaffClubs>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const { all, named } = staffKeys[state ?? 'all']
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return readPage(limit, {
    keys: (count) => (q === '' ? all.all(db, { ...after, limit: count }) : named.all(db, { ...after, limit: count, pattern })),
    rows: async (ids) => (await staffClubs.all(db, { ids })).map(present),
  })
}

/** A club with all its details, for staff; fails with NOT_FOUND. */
export async function readStaffClub(db: Db | Tx, id: string): Promise<StaffClubDetail> {
  const row = await staffClub.one(db, { id })
  if (!row) throw refuse('NOT_FOUND')
  const { description, rules, place, cover, requests, removed_at: removedAt, decision, reason, message, decided_at: at, decider } = row
  const isRemoved = removedAt !== null && (decision === 'removed' || decision === 'suspended') && at !== null
  return {
    ...present(row),
    description,
    rules,
    place,
    cover,
    requests,
    removedAt: removedAt?.toISOString() ?? null,
    decision: isRemoved ? { reason, message: message ?? '', by: decider, at: at.toISOString() } : null,
  }
}

/** The members of a club with their roles; fails with NOT_FOUND. */
export async function staffMemberList(
  db: Db,
  { id, limit, cursor }: ParsedOf<typeof listStaffClubMembers>,
): Promise<OutputOf<typeof listStaffClubMembers>> {
  const after = cursor === undefined ? startOf('desc') : readCursor(cursor)
  const [club, { rows, nextCursor }] = await Promise.all([
    staffClubs.one(db, { ids: [id] }),
    readPage(limit, {
      keys: (count) => memberKeys.all(db, { club: id, state: 'member', ...after, limit: count }),
      rows: (ids) => staffMembers.all(db, { club: id, ids }),
    }),
  ])
  if (!club) throw refuse('NOT_FOUND')
  return { items: rows.map(({ joined_at: joinedAt, ...one }) => ({ ...one, joinedAt: joinedAt.toISOString() })), nextCursor }
}

const present = ({ id, slug, name, club_visibility: visibility, members, posts, owner, ...row }: StaffClubRow): StaffClub => ({
  id,
  slug,
  name,
  visibility,
  state: row.closed_at !== null ? 'closed' : row.removed_at !== null ? 'removed' : 'open',
  members,
  posts,
  owner,
  createdAt: row.created_at.toISOString(),
})
