/** The idempotency key of all attempts to send one thing, and the time since when it may have arrived; null while it can't have. */
export interface Attempt {
  key: string
  triedAt: number | null
}

/** Shorter than the day for which the server stores idempotency keys. */
const keyLastsMs = 20 * 3_600_000

export const newAttempt = (): Attempt => ({ key: crypto.randomUUID(), triedAt: null })

/** The attempt when it's sent now. Offline it can't arrive, so `triedAt` isn't set. */
export const markTried = ({ key, triedAt }: Attempt): Attempt => ({ key, triedAt: triedAt ?? (navigator.onLine ? Date.now() : null) })

/** Whether the key may have expired since an attempt that may have arrived: sending again could create it twice. */
export const isDoubtful = ({ triedAt }: Attempt, now = Date.now()): boolean => triedAt !== null && now - triedAt > keyLastsMs

export function isAttempt(value: unknown): value is Attempt {
  const { key, triedAt } = (value ?? {}) as Partial<Attempt>
  return typeof key === 'string' && (triedAt === null || typeof triedAt === 'number')
}
