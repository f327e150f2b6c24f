import { newId } from '#server/db/ids.ts'
import { attempt, type Claimed, type Surroundings, type Worker } from './attempt.ts'
import * as queries from './queries.ts'

/** Longer than any job takes; one that a dying process dropped is taken up again after it. */
const leaseMs = 300_000
const parallel = 5
/** A NOTIFY may be lost; nothing waits longer than this for it. */
const pollMs = 60_000
/** What is due but just being taken by another process is not asked for in a circle. */
const shortestMs = 250

/** Does the jobs of the house: any number of these in any number of processes share them out, each job to one at a time. */
export class JobRunner {
  readonly #around: Surroundings
  readonly #workers = new Map<string, Worker>()
  readonly #under = new Set<Promise<void>>()
  #isPlanned = false
  #isOpen = false
  #isWoken = false
  #pumping: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(around: Surroundings) {
    this.#around = around
  }

  /** Says who does the jobs of this name. Jobs of names that nobody here registered are left to other processes. */
  register(name: string, work: Worker['work'], givenUp?: Worker['givenUp']): void {
    this.#workers.set(name, { work, givenUp })
  }

  /** Work that comes again each `everyMs`, once for all processes; tried again like any other when it fails. */
  schedule(name: string, everyMs: number, work: Worker['work']): void {
    this.#workers.set(name, { work, everyMs })
  }

  /** Does everything that is due, and what that makes due; answers how many jobs it took. */
  async runDue(): Promise<number> {
    for (let taken = 0; ;) {
      const started = await this.#startDue()
      taken += started
      if (this.#under.size > 0) await Promise.race(this.#under)
      else if (started === 0) return taken
    }
  }

  /** From here on jobs are done when they are due. */
  async start(): Promise<void> {
    this.#isOpen = true
    await this.#around.database.listen('jobs', this.#wake, this.#wake)
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isOpen = false
    clearTimeout(this.#timer)
    await this.#pumping
    await Promise.all(this.#under)
  }

  readonly #wake = (): void => {
    if (!this.#isOpen) return
    this.#isWoken = true
    this.#pumping ??= this.#pump()
  }

  /** Nothing may be awaited between the last look at `#isWoken` and the end: a call in between would be lost. */
  async #pump(): Promise<void> {
    clearTimeout(this.#timer)
    let waitMs: number
    do {
      this.#isWoken = false
      // A database that is away is found again by the listener, or by the poll.
      waitMs = await this.#turn().catch(() => pollMs)
    } while (this.#isWoken && this.#isOpen)
    this.#pumping = undefined
    if (this.#isOpen) this.#timer = setTimeout(this.#wake, waitMs).unref()
  }

  /** Starts what is due; answers for how long nothing else will be, in ms. Who is busy looks again when something is done. */
  async #turn(): Promise<number> {
    await this.#startDue()
    if (this.#under.size >= parallel) return pollMs
    const next = await queries.nextDue.one(this.#around.database.db, { names: [...this.#workers.keys()] })
    const wait = next ? next.run_at.getTime() - this.#around.clock().getTime() : pollMs
    return Math.min(pollMs, Math.max(shortestMs, wait))
  }

  async #startDue(): Promise<number> {
    const { database, clock } = this.#around
    const free = parallel - this.#under.size
    if (free === 0) return 0
    const now = clock()
    if (!this.#isPlanned) await this.#plan(now)
    const leaseEnd = new Date(now.getTime() + leaseMs)
    const jobs = await queries.claim.all(database.db, { names: [...this.#workers.keys()], now, leaseEnd, limit: free })
    for (const job of jobs) this.#do({ ...job, leaseEnd })
    return jobs.length
  }

  #do(job: Claimed): void {
    const under = attempt(job, this.#workers.get(job.name)!, this.#around).finally(() => {
      this.#under.delete(under)
      this.#wake()
    })
    this.#under.add(under)
  }

  async #plan(now: Date): Promise<void> {
    for (const [name, { everyMs }] of this.#workers) {
      if (everyMs === undefined) continue
      const due = new Date(now.getTime() + everyMs)
      await queries.schedule.run(this.#around.database.db, { id: newId(now), name, everyMs, due, now })
    }
    this.#isPlanned = true
  }
}
