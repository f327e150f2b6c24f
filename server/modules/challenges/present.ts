import type { Challenge, ChallengeCard } from '#contract/challenges/challenges.ts'
import { type TierAmounts, tierOf } from '#contract/challenges/tiers.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { mayReadClub, type Viewer } from '#server/modules/visibility/visibility.ts'
import { countsUntil, daysLeft, stateOf, today } from './days.ts'
import { type ChallengeRow, daysOf } from './queries.ts'
import { readRanking } from './ranking.ts'
import { scaleOf } from './scale.ts'

/** A challenge, its ranking and who takes part: for whoever may read its club. */
export const mayRead = ({ club_visibility, ...row }: ChallengeRow, viewer: Viewer): boolean =>
  club_visibility === null || mayReadClub({ ...row, club_visibility }, viewer)

const standing = ({ goal, total, ...row }: ChallengeRow) => {
  if (total === null) return null
  const scale = scaleOf(goal)
  return { total: total / scale, tier: tierOf(total, row) }
}

const amountsOf = ({ goal, bronze, silver, gold }: ChallengeRow): TierAmounts => {
  const scale = scaleOf(goal)
  return { bronze: bronze / scale, silver: silver / scale, gold: gold / scale }
}

/** A challenge as a list shows it. */
export const presentCard = (row: ChallengeRow, now: Date): ChallengeCard => ({
  id: row.id,
  club: row.club_slug === null ? null : { slug: row.club_slug, name: row.club_name! },
  title: row.title,
  cover: row.cover,
  goal: row.goal,
  tiers: amountsOf(row),
  firstDay: row.first_day,
  lastDay: row.last_day,
  state: stateOf(row, today(now)),
  daysLeft: daysLeft(row, today(now)),
  participants: row.participants,
  mine: standing(row),
})

/** A challenge whole. */
export async function presentChallenge(db: Db | Tx, row: ChallengeRow, viewer: Viewer, now: Date): Promise<Challenge> {
  const [days, ranking] = await Promise.all([ownDays(db, row, viewer), readRanking(db, row, viewer)])
  const mine = standing(row)
  return {
    ...presentCard(row, now),
    description: row.description,
    countsUntil: countsUntil(row),
    isFinal: row.final_at !== null,
    mine: mine && { ...mine, isRanked: row.is_ranked!, days },
    ranking,
    mayChange: row.is_member && row.role !== null && clubRights[row.role].acts.includes('plan'),
  }
}

async function ownDays(db: Db | Tx, row: ChallengeRow, viewer: Viewer) {
  if (viewer.userId === null || row.total === null) return []
  const days = await daysOf.all(db, { user: viewer.userId, first: row.first_day, last: row.last_day, goal: row.goal })
  return days.map(({ day, amount }) => ({ day, amount: amount / scaleOf(row.goal) }))
}
