import type { Challenge, ChallengeCard } from '#contract/challenges/challenges.ts'
import type { CountedWorkout } from '#contract/challenges/left-out.ts'
import { type TierAmounts, tierOf, tiers } from '#contract/challenges/tiers.ts'
import { clubRights } from '#contract/clubs/roles.ts'
import { exerciseNameIn, libraryExercise } from '#contract/training/library.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { rewardsOf } from '#server/modules/promotions/promotions.ts'
import { mayReadClub, type Viewer } from '#server/modules/visibility/visibility.ts'
import { countsUntil, daysLeft, stateOf, today } from './days.ts'
import { ownLeftOut as leftOutOf, presentWorkout } from './left-out-queries.ts'
import { type ChallengeRow, daysOf } from './queries.ts'
import { readRanking } from './ranking.ts'
import { scaleOf } from './scale.ts'

/** Whether the viewer may read a challenge with its ranking and participants: they need to be able to read its club. */
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

/** When and in which language a challenge is shown. */
type Shown = Pick<RequestContext, 'now' | 'config' | 'signingSecret'>

function exerciseOf({ exercise: key }: ChallengeRow, { config }: Shown): ChallengeCard['exercise'] {
  if (key === null) return null
  const known = libraryExercise(key)
  return { key, name: known ? exerciseNameIn(config.shop.locale, known) : key }
}

/** A challenge as lists show it. */
export const presentCard = (row: ChallengeRow, shown: Shown): ChallengeCard => ({
  id: row.id,
  club: row.club_slug === null ? null : { slug: row.club_slug, name: row.club_name! },
  title: row.title,
  cover: row.cover,
  goal: row.goal,
  exercise: exerciseOf(row, shown),
  tiers: amountsOf(row),
  firstDay: row.first_day,
  lastDay: row.last_day,
  state: stateOf(row, today(shown.now)),
  daysLeft: daysLeft(row, today(shown.now)),
  participants: row.participants,
  mine: standing(row),
})

/** A challenge with all its details. */
export async function presentChallenge(db: Db | Tx, row: ChallengeRow, viewer: Viewer, shown: Shown): Promise<Challenge> {
  const [days, leftOut, rewards, ranking] = await Promise.all([
    ownDays(db, row, viewer),
    ownLeftOut(db, row, viewer),
    rewardsFor(db, row, viewer, shown),
    readRanking(db, row, viewer, shown.now),
  ])
  const mine = standing(row)
  return {
    ...presentCard(row, shown),
    description: row.description,
    countsUntil: countsUntil(row),
    isFinal: row.final_at !== null,
    mine: mine && { ...mine, isRanked: row.is_ranked!, days, leftOut },
    rewards,
    ranking,
    mayChange: row.is_member && row.role !== null && clubRights[row.role].acts.includes('plan'),
  }
}

/** What the viewer has earned, and what they can still earn by training. */
async function rewardsFor(db: Db | Tx, row: ChallengeRow, viewer: Viewer, shown: Shown): Promise<Challenge['rewards']> {
  const state = stateOf(row, today(shown.now))
  const tier = standing(row)?.tier ?? null
  const earned = tier === null ? 0 : tiers.indexOf(tier) + 1
  const mayStillEarn = state !== 'ended' || (row.total !== null && row.final_at === null)
  if (state === 'cancelled' || (!mayStillEarn && earned === 0)) return []
  const { now, config, signingSecret } = shown
  const all = await rewardsOf(db, row.id, { userId: viewer.userId, locale: config.shop.locale, signingSecret, now })
  return all
    .filter((one) => mayStillEarn || tiers.indexOf(one.tier) < earned)
    .map((one) => ({ ...one, endsAt: one.endsAt?.toISOString() ?? null }))
}

async function ownDays(db: Db | Tx, row: ChallengeRow, viewer: Viewer) {
  if (viewer.userId === null || row.total === null) return []
  const days = await daysOf.all(db, { challenge: row.id, user: viewer.userId })
  return days.map(({ day, amount }) => ({ day, amount: amount / scaleOf(row.goal) }))
}

async function ownLeftOut(db: Db | Tx, row: ChallengeRow, viewer: Viewer): Promise<CountedWorkout[]> {
  if (viewer.userId === null || row.total === null) return []
  return (await leftOutOf.all(db, { challenge: row.id, user: viewer.userId })).map((one) => presentWorkout(one, row))
}
