import type { Challenge } from '#contract/challenges/challenges.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'

export interface ChallengeData {
  id: string
  /** Null if visitors can't see it; the browser then requests it as the signed-in member. */
  challenge: Challenge | null
}

/** A challenge as visitors see it. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  try {
    return { id, challenge: await call('GET /challenges/:id', { id }) } satisfies ChallengeData
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error
    return withStatus<ChallengeData>({ id, challenge: null }, 404)
  }
}
