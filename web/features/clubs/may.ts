import type { Club, ClubRole } from '#contract/clubs/clubs.ts'
import { type ClubAct, clubRights } from '#contract/clubs/roles.ts'

/** Whether the reader may do this in the club. */
export const mayIn = ({ membership }: Pick<Club, 'membership'>, act: ClubAct): boolean =>
  membership?.state === 'member' && mayAs(membership.role, act)

/** Whether a member of this role may; null is none. */
export const mayAs = (role: ClubRole | null | undefined, act: ClubAct): boolean => role != null && clubRights[role].acts.includes(act)
