import { isRefusal } from '#contract/refusal.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { isDoubtful, newAttempt, tried } from './attempt.ts'
import { workoutInput } from './draft-input.ts'
import type { Draft } from './draft.ts'

const msPerSecond = 1000
/** Who forgets to finish hasn't trained through the night. */
const longestSeconds = 6 * 3600
/** Among how many a workout is looked for that may have arrived. */
const looked = 20

/** Seconds since a workout began. */
export const secondsSince = ({ beganAt }: Draft): number =>
  Math.min(Math.max(Math.round((Date.now() - beganAt) / msPerSecond), 1), longestSeconds)

/**
 * Sends a workout; its idempotency key makes one of any number of attempts. `waits`: the shop can't be reached, and the draft stays.
 * `changed`: an attempt before the last change had arrived. Otherwise fails as the call does, and the draft stays.
 */
export async function sendWorkout(draft: Draft, usualTitle: string, store: (draft: Draft) => void): Promise<Workout | 'waits' | 'changed'> {
  const { triedAt } = draft.attempt
  const isOld = isDoubtful(draft.attempt)
  // A repeat is the same request, to the second.
  const sent = {
    ...draft,
    duration: triedAt === null ? secondsSince(draft) : draft.duration,
    attempt: tried(isOld ? newAttempt() : draft.attempt),
  }
  const input = workoutInput(sent, usualTitle, sent.duration)
  try {
    const arrived = isOld ? await findArrived(input.title, input.startedAt) : null
    if (arrived) return arrived
    store(sent)
    return await signed('POST /workouts', input, { idempotencyKey: sent.attempt.key })
  } catch (error) {
    const code = isRefusal(error) ? error.code : null
    if (code === 'IDEMPOTENCY_KEY_IS_USED') return 'changed'
    if (code === 'SERVICE_UNAVAILABLE') return 'waits'
    throw error
  }
}

/** The server knows keys for a day: what was sent before then is looked for. */
async function findArrived(title: string, startedAt: string): Promise<Workout | null> {
  const { items } = await signed('GET /workouts', { limit: looked })
  const found = items.find((one) => one.title === title && one.startedAt === startedAt)
  return found ? signed('GET /workouts/:id', { id: found.id }) : null
}
