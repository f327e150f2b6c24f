import type { ClubRole } from './clubs.ts'

/** An action that concerns the whole club. */
export type ClubAct = 'edit' | 'invite' | 'accept' | 'remove' | 'plan' | 'pin' | 'moderate' | 'close'

interface Rights {
  acts: readonly ClubAct[]
  /** The roles of members whose role they may change, and whom they may remove and ban. */
  over: readonly ClubRole[]
  /** The roles they may give. Giving their own role means handing it over, which only owners can do. */
  gives: readonly ClubRole[]
}

/** Permissions of each role in a club, including the roles it may act on. */
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
