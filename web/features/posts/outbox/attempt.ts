/** With which idempotency key a post is sent, however often, and since when it may have arrived; null as long as it surely hasn't. */
export interface Attempt {
  key: string
  triedAt: number | null
}

/** The shop knows a key for a day. */
const keyLastsMs = 20 * 3_600_000

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), triedAt: null })

/** As it is once it's sent: without a network it surely doesn't arrive. */
export const tried = ({ key, triedAt }: Attempt): Attempt => ({ key, triedAt: triedAt ?? (navigator.onLine ? Date.now() : null) })

/** It may have arrived so long ago that sending it again could double it. */
export const isDoubtful = ({ triedAt }: Attempt, now = Date.now()): boolean => triedAt !== null && now - triedAt > keyLastsMs

export function isAttempt(value: unknown): value is Attempt {
  const { key, triedAt } = (value ?? {}) as Partial<Attempt>
  return typeof key === 'string' && (triedAt === null || typeof triedAt === 'number')
}
