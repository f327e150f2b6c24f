import type { Challenge } from '#contract/challenges/challenges.ts'
import { isRefusal } from '#contract/refusal.ts'
import { call } from '#web/lib/call.ts'
import { withStatus } from '#web/lib/router/outcome.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { type Field, fieldMax, fieldOf } from './field-of.ts'

export interface ChallengeData {
  id: string
  /** Null if visitors can't see it; the browser then requests it as the signed-in member. */
  challenge: Challenge | null
  /** Null before it starts, and if the ranking couldn't be loaded. */
  field: Field | null
}

/** A challenge as visitors see it, with its ranking. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  try {
    const challenge = await call('GET /challenges/:id', { id })
    const hasField = challenge.state === 'running' || challenge.state === 'ended'
    const field = hasField ? await call('GET /challenges/:id/ranking', { id, limit: fieldMax }).then(fieldOf, () => null) : null
    return { id, challenge, field } satisfies ChallengeData
  } catch (error) {
    if (!isRefusal(error) || error.status !== 404) throw error
    return withStatus<ChallengeData>({ id, challenge: null, field: null }, 404)
  }
}
