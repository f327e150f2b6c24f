import type { Goal, TierAmounts } from '#contract/challenges/tiers.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import { seededRandom } from '../orders/random.ts'
import type { ClubMember, Member } from './draft-members.ts'

interface SeedChallenge {
  /** Null for a challenge of the whole shop. */
  club: string | null
  title: string
  description: string
  goal: Goal
  /** A key of the library; absent if all training counts. */
  exercise?: string
  /** As stored: grams, days, repetitions. */
  tiers: TierAmounts
  /** The first and last day, relative to today. */
  inDays: [first: number, last: number]
}

const tonne = 1_000_000
/** The title of the challenge with a reward. */
export const rewardedTitle = 'Forty days this season'

/** The challenges of the demo's members: four running (two of one exercise), one upcoming and one finished. */
const seedChallenges: SeedChallenge[] = [
  {
    club: 'long-cycle',
    title: 'Fifty tonnes',
    description: 'Thirty days, one bell each. Swings, jerks, long cycle: every repetition counts with its weight.',
    goal: 'volume',
    tiers: { bronze: 15 * tonne, silver: 30 * tonne, gold: 50 * tonne },
    inDays: [-23, 6],
  },
  {
    club: null,
    title: rewardedTitle,
    description: 'Train on as many days as you can, whatever you train. Rest days are fine: twelve weeks have plenty of both.',
    goal: 'days',
    tiers: { bronze: 20, silver: 30, gold: 40 },
    inDays: [-30, 53],
  },
  {
    club: 'iron-hour',
    title: 'Three thousand reps',
    description: 'One month, three lifts, all of your sets. Warm-ups count, half squats know who they are.',
    goal: 'reps',
    tiers: { bronze: 1000, silver: 2000, gold: 3000 },
    inDays: [9, 38],
  },
  {
    club: 'iron-hour',
    title: 'A hundred tonnes',
    description: 'Before the season starts. Squat, bench and pull until the numbers look silly.',
    goal: 'volume',
    tiers: { bronze: 40 * tonne, silver: 70 * tonne, gold: 100 * tonne },
    inDays: [-52, -23],
  },
  {
    club: null,
    title: 'Two hundred pull-ups',
    description: 'From a dead hang to chin over the bar. Bands are fine, kicking is not. Singles count as much as sets of ten.',
    goal: 'reps',
    exercise: 'pull-up',
    tiers: { bronze: 50, silver: 100, gold: 200 },
    inDays: [-19, 10],
  },
  {
    club: 'iron-hour',
    title: 'Squat ten tonnes',
    description: 'High bar or low bar, as long as the hip goes below the knee. Front squats are lovely, and count elsewhere.',
    goal: 'volume',
    exercise: 'back-squat',
    tiers: { bronze: 3 * tonne, silver: 6 * tonne, gold: 10 * tonne },
    inDays: [-16, 13],
  },
]

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
/** Days between a challenge's announcement and its first day. */
const announcedDays = 6
/** Days after the last day until results are final. */
const finalDays = 3

/** Rows of challenges and their participants; the database counts what they have trained so far. */
export function challengeRows(members: Member[], clubMembers: ClubMember[], clubIds: Map<string, string>, now: Date) {
  const random = seededRandom(48_210)
  const all = seedChallenges.map((seed) => {
    const [first, last] = seed.inDays
    const created = new Date(now.getTime() + Math.min(first - announcedDays, -1) * dayMs)
    const final = last < -finalDays ? new Date(now.getTime() + (last + finalDays) * dayMs) : null
    const id = newId(created)
    const couldJoin = seed.club === null ? members : inClub(clubMembers, seed.club)
    const joined = couldJoin.filter(({ handle }) => handle === 'ada.moreno' || random() < 0.72)
    return {
      challenge: {
        id,
        club_id: seed.club === null ? null : clubIds.get(seed.club)!,
        title: seed.title,
        description: seed.description,
        goal: seed.goal,
        exercise: seed.exercise ?? null,
        ...seed.tiers,
        first_day: isoDay(now.getTime() + first * dayMs),
        last_day: isoDay(now.getTime() + last * dayMs),
        created_at: created,
        final_at: final,
        told_at: final,
      },
      participants: joined.map((member) => ({
        challenge_id: id,
        user_id: member.id,
        joined_at: new Date(created.getTime() + random() * Math.min(now.getTime() - created.getTime(), 9 * dayMs)),
      })),
    }
  })
  return { challenges: all.map(({ challenge }) => challenge), participants: all.flatMap(({ participants }) => participants) }
}

const inClub = (clubMembers: ClubMember[], slug: string): Member[] =>
  clubMembers.filter(({ club, state }) => club.slug === slug && state === 'member').map(({ member }) => member)
