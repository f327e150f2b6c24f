import type { Person, Relation } from '#contract/people.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'

interface PersonRow {
  id: string
  handle: string
  name: string
  avatar: string | null
}
/** The public part of a person's profile. */
export const presentPerson = ({ id, handle, name, avatar }: PersonRow): Person => ({ id, handle, name, avatar })

interface RelationRow {
  is_self: boolean
  is_follower: boolean
  is_requested: boolean
  follows_viewer: boolean
  has_blocked: boolean
  is_muted: boolean
}
/** The viewer's relation to a person; null for visitors. */
export function presentRelation(row: RelationRow, { userId }: Pick<Viewer, 'userId'>): Relation | null {
  if (userId === null) return null
  const follow = row.is_follower ? 'following' : row.is_requested ? 'requested' : 'none'
  return { isSelf: row.is_self, follow, followsMe: row.follows_viewer, isBlocked: row.has_blocked, isMuted: row.is_muted }
}
