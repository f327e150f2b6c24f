import type { ApiOutput } from '#contract/api.ts'
import type { Club } from '#contract/clubs/clubs.ts'
import { call } from '#web/lib/call.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export type Board = ApiOutput<'GET /clubs/:slug/leaderboard'>
export interface ClubData {
  club: Club
  board: Board
}

/** A club as visitors see it, with its leaderboard of the squat. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ClubData> {
  const slug = params['slug'] ?? ''
  const [club, board] = await Promise.all([call('GET /clubs/:slug', { slug }), call('GET /clubs/:slug/leaderboard', { slug, limit: 20 })])
  return { club, board }
}
