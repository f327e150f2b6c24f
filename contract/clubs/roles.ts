import type { ClubRole } from './clubs.ts'

/** What someone does for a whole club. */
export type ClubAct = 'edit' | 'invite' | 'accept' | 'remove' | 'plan' | 'pin' | 'moderate' | 'close'

interface Rights {
  acts: readonly ClubAct[]
  /** Whose role they change, and whom they remove and ban. */
  over: readonly ClubRole[]
  /** Which roles they give. Giving one's own is handing it over: only owners do. */
  gives: readonly ClubRole[]
}

/** Who may do what in a club, and who may change whom. */
export const clubRights: Record<ClubRole, Rights> = {
  owner: {
    acts: ['edit', 'invite', 'accept', 'remove', 'plan', 'pin', 'moderate', 'close'],
    over: ['admin', 'moderator', 'member'],
    gives: ['owner', 'admin', 'moderator', 'member'],
  },
  admin: {
    acts: ['edit', 'invite', 'accept', 'remove', 'plan', 'pin', 'moderate'],
    over: ['moderator', 'member'],
    gives: ['moderator', 'member'],
  },
  moderator: { acts: ['accept', 'remove', 'plan', 'pin', 'moderate'], over: ['member'], gives: [] },
  member: { acts: [], over: [], gives: [] },
}

/** The roles that may do this, the highest first. */
export const rolesFor = (act: ClubAct): ClubRole[] =>
  (Object.keys(clubRights) as ClubRole[]).filter((role) => clubRights[role].acts.includes(act))
