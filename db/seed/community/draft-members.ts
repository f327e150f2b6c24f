import { seededRandom } from '../orders/random.ts'
import type { SeedClub } from './clubs.ts'
import { seedClubs } from './clubs.ts'
import type { SeedMember } from './members.ts'

export interface Member extends SeedMember {
  id: string
  publicName: string
  language: string
  country: string
  place: string
  sex: 'female' | 'male'
  /** In grams. */
  bodyWeight: number
  joinedDaysAgo: number
  /** How much this member writes, reads and answers compared with others. */
  activity: number
}

export interface Follow {
  follower: Member
  followed: Member
  daysAgo: number
  isAccepted: boolean
}

/** Generates the follows, the same every time: they depend on what people train, where they live and how much they write. */
export function draftFollows(members: Member[]): Follow[] {
  const random = seededRandom(64_001)
  return members.flatMap((follower) =>
    members.flatMap((followed): Follow[] => {
      if (follower === followed) return []
      const shared = follower.kinds.some((kind) => followed.kinds.includes(kind)) ? 0.3 : 0.06
      const near = follower.country === followed.country ? 0.12 : 0
      if (random() > (shared + near) * (0.5 + followed.activity)) return []
      const daysAgo = random() * Math.min(follower.joinedDaysAgo, followed.joinedDaysAgo)
      return [{ follower, followed, daysAgo, isAccepted: followed.privacy !== 'private' || random() < 0.7 }]
    }),
  )
}

export interface ClubMember {
  club: SeedClub
  member: Member
  role: 'owner' | 'admin' | 'moderator' | 'member'
  state: 'member' | 'requested'
  daysAgo: number
}

/** Generates the club memberships; some requests to private clubs are still open. */
export function draftClubMembers(members: Member[]): ClubMember[] {
  const random = seededRandom(12_012)
  return seedClubs.flatMap((club) => {
    const joined = members.filter((member) => member.handle === club.owner || random() * 100 < shareOf(club, member))
    return joined.map((member, place): ClubMember => {
      const isOwner = member.handle === club.owner
      const role = isOwner ? 'owner' : place === 2 ? 'admin' : place === 4 ? 'moderator' : 'member'
      const state = club.visibility === 'private' && role === 'member' && random() < 0.15 ? 'requested' : 'member'
      return { club, member, role, state, daysAgo: member.joinedDaysAgo * (isOwner ? 0.95 : random() * 0.8) }
    })
  })
}

function shareOf({ kind, share: [own, others], place }: SeedClub, member: Member): number {
  if (member.place.split(',')[0] === place || (place === 'Dhaka' && member.country === 'BD')) return 92
  return member.kinds.includes(kind) ? own : others
}
