import { isRefusal } from '#contract/refusal.ts'
import type { Workout } from '#contract/training/workouts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { isDoubtful, newAttempt, markTried } from '#web/lib/attempt.ts'
import { workoutInput } from './draft-input.ts'
import type { Draft } from './draft.ts'

const msPerSecond = 1000
/** The limit of a workout's duration, in case the member forgets to finish it. */
const longestSeconds = 6 * 3600
/** How many recent workouts are searched for one that may have arrived. */
const looked = 20

/** Seconds since a workout began. */
export const secondsSince = ({ beganAt }: Draft): number =>
  Math.min(Math.max(Math.round((Date.now() - beganAt) / msPerSecond), 1), longestSeconds)

/**
 * Sends a workout. With its idempotency key, any number of attempts create one. `waits`: the shop can't be reached, and the draft stays.
 * `changed`: an attempt with earlier content had already arrived. Otherwise it fails as the call does, and the draft stays.
 */
export async function sendWorkout(
  draft: Draft,
  defaultTitle: string,
  store: (draft: Draft) => void,
): Promise<Workout | 'waits' | 'changed'> {
  const { triedAt } = draft.attempt
  const isOld = isDoubtful(draft.attempt)
  // A retry must be the same request, so the duration is fixed with the first attempt.
  const sent = {
    ...draft,
    duration: triedAt === null ? secondsSince(draft) : draft.duration,
    attempt: markTried(isOld ? newAttempt() : draft.attempt),
  }
  const input = workoutInput(sent, defaultTitle, sent.duration)
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

/** Finds a workout that may have arrived so long ago that its idempotency key has expired. */
async function findArrived(title: string, startedAt: string): Promise<Workout | null> {
  const { items } = await signed('GET /workouts', { limit: looked })
  const sent = items.find((one) => one.title === title && one.startedAt === startedAt)
  return sent ? signed('GET /workouts/:id', { id: sent.id }) : null
}
