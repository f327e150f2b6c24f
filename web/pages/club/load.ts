import type { ApiOutput } from '#contract/api.ts'
import type { Club } from '#contract/clubs/clubs.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export type Board = ApiOutput<'GET /clubs/:slug/leaderboard'>
export interface ClubData {
  slug: string
  /** Null if visitors can't see it; the browser then requests it as the signed-in member. */
  club: Club | null
  board: Board | null
}

/** A club as visitors see it, with its leaderboard for the squat. */
export async function loader({ params }: LoaderFunctionArgs) {
  const slug = params['slug'] ?? ''
  try {
    const [club, board] = await Promise.all([call('GET /clubs/:slug', { slug }), call('GET /clubs/:slug/leaderboard', { slug, limit: 20 })])
    return { slug, club, board } satisfies ClubData
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error
    return withStatus<ClubData>({ slug, club: null, board: null }, 404)
  }
}
