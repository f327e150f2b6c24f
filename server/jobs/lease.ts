import type { Database } from '#server/db/pool.ts'
import { renew } from './queries.ts'

/** How long a lease lasts; then the job of a process that died is claimed again. */
export const leaseMs = 10_000
/** The usual time between renewals: two may fail before the lease ends. */
const defaultRenewMs = 3000

/** The reason for aborting work whose lease was lost. */
const lost = new Error('the lease ended, and another process may have the job')

interface Options {
  database: Database
  clock: () => Date
  renewMs?: number
}

/** A lease on a job, renewed for as long as its process lives. The time of its end also proves that the job is still ours. */
export class Lease {
  readonly id: string
  #leaseEnd: Date
  #renewing: Promise<void> | undefined
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(id: string, leaseEnd: Date, { database: { db }, clock, renewMs = defaultRenewMs }: Options) {
    this.id = id
    this.#leaseEnd = leaseEnd
    const renewOnce = async () => {
      const next = new Date(clock().getTime() + leaseMs)
      const isOurs = (await renew.run(db, { ...this.proof, next })) > 0
      if (isOurs) this.#leaseEnd = next
      else {
        clearInterval(this.#timer)
        this.#lost.abort(lost)
      }
    }
    this.#timer = setInterval(() => {
      this.#renewing ??= renewOnce()
        .catch(() => {})
        .finally(() => (this.#renewing = undefined))
    }, renewMs)
  }

  /** Aborted once the lease is lost. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  get proof(): { id: string; leaseEnd: Date } {
    return { id: this.id, leaseEnd: this.#leaseEnd }
  }

  /** Stops renewing. Waits for a renewal in progress, so that the proof stays valid for what's recorded next. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#renewing
  }
}
