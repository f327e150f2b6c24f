/** The idempotency key of every attempt to send a workout, and since when it may have arrived; null while it surely hasn't. As posts have one: apart from theirs, which would cut what the newsfeed loads into one more piece. */
export interface Attempt {
  key: string
  triedAt: number | null
}

/** The server knows a key for a day. */
const keyLastsMs = 20 * 3_600_000

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), triedAt: null })

/** The attempt when it's sent now: without a network it surely doesn't arrive. */
export const tried = ({ key, triedAt }: Attempt): Attempt => ({ key, triedAt: triedAt ?? (navigator.onLine ? Date.now() : null) })

/** Whether it may have arrived so long ago that sending it again could log it twice. */
export const isDoubtful = ({ triedAt }: Attempt): boolean => triedAt !== null && Date.now() - triedAt > keyLastsMs
