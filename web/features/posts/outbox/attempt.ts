/** The idempotency key of every attempt to send a post, and since when it may have arrived; null while it surely hasn't. */
export interface Attempt {
  key: string
  triedAt: number | null
}

/** The server stores idempotency keys for a day. */
const keyLastsMs = 20 * 3_600_000

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), triedAt: null })

/** The attempt when it's sent now: without a network it surely doesn't arrive. */
export const tried = ({ key, triedAt }: Attempt): Attempt => ({ key, triedAt: triedAt ?? (navigator.onLine ? Date.now() : null) })

/** Whether it may have arrived so long ago that the key has expired, and sending it again could post it twice. */
export const isDoubtful = ({ triedAt }: Attempt, now = Date.now()): boolean => triedAt !== null && now - triedAt > keyLastsMs

export function isAttempt(value: unknown): value is Attempt {
  const { key, triedAt } = (value ?? {}) as Partial<Attempt>
  return typeof key === 'string' && (triedAt === null || typeof triedAt === 'number')
}
