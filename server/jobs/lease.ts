import type { Database } from '#server/db/pool.ts'
import { renew } from './queries.ts'

/** How long a lease lasts; then the job of a process that died is claimed again. */
export const leaseMs = 10_000
/** The usual time between renewals: two may fail before the lease ends. */
const defaultRenewMs = 3000

/** The reason for aborting work whose lease was lost. */
const lostError = (cause?: unknown) => new Error('the lease ended, and another process may have the job', { cause })

interface Options {
  database: Database
  clock: () => Date
  renewMs?: number
}

/**
 * A lease on a job, renewed for as long as its process lives and reaches the database. The time of its end also proves that the job is still
 * ours.
 */
export class Lease {
  readonly id: string
  #leaseEnd: Date
  #renewing: Promise<void> | undefined
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  #endTimer: NodeJS.Timeout | undefined

  constructor(id: string, leaseEnd: Date, { database: { db }, clock, renewMs = defaultRenewMs }: Options) {
    this.id = id
    this.#leaseEnd = leaseEnd
    let failure: unknown
    const lose = () => {
      this.#clearTimers()
      this.#lost.abort(lostError(failure))
    }
    const loseAtEnd = () => {
      clearTimeout(this.#endTimer)
      const leftMs = this.#leaseEnd.getTime() - clock().getTime()
      if (leftMs <= 0) lose()
      else this.#endTimer = setTimeout(loseAtEnd, leftMs)
    }
    const renewOnce = async () => {
      const next = new Date(clock().getTime() + leaseMs)
      const isOurs = (await renew.run(db, { ...this.proof, next })) > 0
      if (isOurs) this.#leaseEnd = next
      else lose()
    }
    this.#timer = setInterval(() => {
      loseAtEnd()
      if (this.lost.aborted) return
      // The next one may succeed. If none does until the lease ends, the failure is reported with its loss.
      this.#renewing ??= renewOnce()
        .catch((error: unknown) => void (failure = error))
        .finally(() => (this.#renewing = undefined))
    }, renewMs)
    loseAtEnd()
  }

  /** Aborted once another process has the job, or may have it, as the lease has ended. Its reason has the last failure to renew as cause. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  get proof(): { id: string; leaseEnd: Date } {
    return { id: this.id, leaseEnd: this.#leaseEnd }
  }

  /** Stops renewing. Waits for a renewal in progress, so that the proof stays valid for what's recorded next. */
  async stop(): Promise<void> {
    this.#clearTimers()
    await this.#renewing
  }

  #clearTimers(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#endTimer)
  }
}
