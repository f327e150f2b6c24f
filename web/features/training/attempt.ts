/**
 * The idempotency key of all attempts to send a workout, and the time since when it may have arrived; null while it can't have. A copy of
 * the one for posts, because sharing it would add a chunk to what the newsfeed loads.
 */
export interface Attempt {
  key: string
  triedAt: number | null
}

/** Shorter than the day for which the server stores idempotency keys. */
const keyLastsMs = 20 * 3_600_000

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), triedAt: null })

/** The attempt when it's sent now. Offline it can't arrive, so `triedAt` isn't set. */
export const markTried = ({ key, triedAt }: Attempt): Attempt => ({ key, triedAt: triedAt ?? (navigator.onLine ? Date.now() : null) })

/** Whether the key may have expired since an attempt that may have arrived: sending again could log the workout twice. */
export const isDoubtful = ({ triedAt }: Attempt): boolean => triedAt !== null && Date.now() - triedAt > keyLastsMs
