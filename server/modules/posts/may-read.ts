import { clubRights } from '#contract/clubs/roles.ts'
import { maySeePost, type RelationFacts, type Viewer } from '#server/modules/visibility/visibility.ts'
import type { PostRow } from './columns.ts'

export type ReadFacts = Pick<PostRow, 'audience' | 'removed_reason' | 'club_removed' | 'club_visibility' | 'membership' | 'privacy'> &
  Partial<Pick<PostRow, 'club_role'>> &
  RelationFacts

/** Whether the viewer may see this post. Club moderators see it even if its author has blocked them, so blocking can't evade moderation. */
export function mayRead(row: ReadFacts, viewer: Viewer): boolean {
  const visibility = row.club_visibility
  const club = visibility && { club_visibility: visibility, is_member: row.membership === 'member', is_banned: row.membership === 'banned' }
  const isHidden = row.removed_reason !== null || row.club_removed
  return maySeePost(
    { audience: row.audience, is_hidden: isHidden, club },
    { ...row, is_blocked: row.is_blocked && !isClubStaff(row) },
    viewer,
  )
}

const isClubStaff = ({ membership, club_role: role }: ReadFacts): boolean =>
  membership === 'member' && role !== undefined && role !== null && clubRights[role].acts.includes('moderate')
