import { getPublicLeaderboard } from '#contract/leaderboards/leaderboards.ts'
import { type BoundEndpoint, reads } from '#server/http/bind.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'
import { readLeaderboard } from './leaderboards.ts'

/** The endpoints of leaderboards outside of clubs. */
export const leaderboardRoutes = (): BoundEndpoint[] => [
  reads(getPublicLeaderboard, (db, input, context) => readLeaderboard(db, input, viewerOf(context), context.now)),
]
