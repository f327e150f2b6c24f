import { dayMs, hourMs, minuteMs } from '#contract/time.ts'
import { seededRandom } from '../orders/random.ts'
import type { ClubMember, Member } from './draft-members.ts'
import { type SeedEvent, seedEvents } from './events.ts'

export interface DraftEvent extends SeedEvent {
  planner: Member
  startsAt: Date
  endsAt: Date
  plannedDaysAgo: number
  /** In the order of their answers; those beyond the number of places are on the waiting list. */
  answers: { by: Member; daysAgo: number; state: 'going' | 'waiting' }[]
}

const leadDays = 9

/** Drafts the clubs' events around now, with who attends. */
export function draftEvents(clubMembers: ClubMember[], now: Date): DraftEvent[] {
  const random = seededRandom(90_114)
  return seedEvents.map((event): DraftEvent => {
    const inClub = clubMembers.filter(({ club, state }) => club.slug === event.club && state === 'member')
    const startsAt = new Date(Math.floor(now.getTime() / dayMs) * dayMs + event.inDays * dayMs + event.hour * hourMs)
    const plannedDaysAgo = Math.max(leadDays - event.inDays, 1)
    const comes = inClub.filter(({ daysAgo }) => daysAgo > plannedDaysAgo && random() < 0.6)
    const answers = comes
      .map(({ member }) => ({ by: member, daysAgo: Math.max(-event.inDays, 0) + random() * (plannedDaysAgo - Math.max(-event.inDays, 0)) }))
      .toSorted((a, b) => b.daysAgo - a.daysAgo)
      .map((answer, at) => ({ ...answer, state: at < (event.capacity ?? Infinity) ? ('going' as const) : ('waiting' as const) }))
    const planner = inClub.find(({ role }) => role === 'owner')!.member
    return { ...event, planner, startsAt, endsAt: new Date(startsAt.getTime() + event.minutes * minuteMs), plannedDaysAgo, answers }
  })
}
