import type { Club } from '#contract/clubs/clubs.ts'
import { type ClubAct, clubRights } from '#contract/clubs/roles.ts'

/** Whether the reader is allowed to do this in the club. */
export const mayInClub = ({ membership }: Pick<Club, 'membership'>, act: ClubAct): boolean =>
  membership?.state === 'member' && clubRights[membership.role].acts.includes(act)
