import { newId } from '#server/db/ids.ts'
import { attempt, type Claimed, type RunnerOptions, type Worker } from './attempt.ts'
import { leaseMs } from './lease.ts'
import * as queries from './queries.ts'

const concurrency = 5
/** At most this many of them are long jobs, so that a sign-in code doesn't have to wait for imports and nightly work. */
const longMax = 3
/** At most this many jobs per lane, and this many lanes. They take no slots from other jobs, since they mostly wait for another server. */
const laneMax = 3
const lanesMax = 60
/** Recurring jobs with at least this interval process a lot at once, and may take minutes. */
const longIntervalMs = 3_600_000
/** A NOTIFY may be lost; the queue is polled at least this often. */
const pollMs = 60_000
/** The shortest time between polls, so that a due job that another process is claiming doesn't cause a busy loop. */
const minPollMs = 250

/**
 * Runs background jobs. Any number of runners in any number of processes share the queue. A job belongs to one of them at a time, for as long
 * as it renews its lease. One that can't (the database is away, the process hung) aborts the work, but what is already on its way, or doesn't
 * look at the signal, may overlap with the next attempt: work must bear being done twice.
 */
export class JobRunner {
  readonly #options: RunnerOptions
  readonly #workers = new Map<string, Worker>()
  readonly #running = new Map<Promise<void>, { worker: Worker; lane: string | null }>()
  #isScheduled = false
  #isStarted = false
  #isWoken = false
  #pumping: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #stopping = new AbortController()

  constructor(options: RunnerOptions) {
    this.#options = options
  }

  /**
   * Registers the worker for jobs of this name. Jobs without a worker here are left to other processes. `onDead` is called before a job is
   * marked dead. Only some slots are available to jobs that are `long`, so that others can run beside them. Jobs of a worker with lanes
   * must be inserted with a lane.
   */
  register(
    name: string,
    work: Worker['work'],
    onDead?: Worker['onDead'],
    { isLong = false, hasLanes = false }: { isLong?: boolean; hasLanes?: boolean } = {},
  ): void {
    this.#workers.set(name, { work, onDead, isLong, hasLanes })
  }

  /** Registers a recurring job, which runs every `everyMs`, once across all processes, and is retried like any other when it fails. */
  schedule(name: string, everyMs: number, work: Worker['work'], { isLong = everyMs >= longIntervalMs }: { isLong?: boolean } = {}): void {
    this.#workers.set(name, { work, everyMs, isLong })
  }

  /** Runs everything that is due, including jobs that become due meanwhile; returns how many jobs it ran. */
  async runDue(): Promise<number> {
    for (let taken = 0; ;) {
      // Jobs that ended while others were being claimed have freed slots, and due jobs may have been skipped for lack of one.
      const hadRoom = this.#running.size === 0
      const started = await this.#startDue()
      taken += started
      if (this.#running.size > 0) await Promise.race(this.#running.keys())
      else if (started === 0 && hadRoom) return taken
    }
  }

  /** Starts running jobs when they are due. */
  async start(): Promise<void> {
    this.#isStarted = true
    await this.#options.database.listen('jobs', this.#wake, this.#wake)
  }

  /** Claims no more jobs, signals the running ones to abort, and waits for them. */
  async stop(): Promise<void> {
    this.#isStarted = false
    clearTimeout(this.#timer)
    this.#stopping.abort()
    await this.#pumping
    await Promise.all(this.#running.keys())
    this.#stopping = new AbortController()
  }

  readonly #wake = (): void => {
    if (!this.#isStarted) return
    this.#isWoken = true
    this.#pumping ??= this.#pump()
  }

  /**
   * Polls until nothing is due. Nothing may be awaited between the last check of `#isWoken` and the end: a wake-up in between would be
   * lost.
   */
  async #pump(): Promise<void> {
    clearTimeout(this.#timer)
    let waitMs: number
    do {
      this.#isWoken = false
      // When the database is unreachable, the listener's reconnect or the next poll starts over.
      waitMs = await this.#poll().catch((error: unknown) => {
        this.#options.onUnclaimed?.(error)
        return pollMs
      })
    } while (this.#isWoken && this.#isStarted)
    this.#pumping = undefined
    if (this.#isStarted) this.#timer = setTimeout(this.#wake, waitMs).unref()
  }

  /** Starts due jobs; returns the ms until the next poll. At full concurrency, the next job to finish polls. */
  async #poll(): Promise<number> {
    const { db } = this.#options.database
    const now = this.#options.clock()
    await this.#startOthers(now)
    const names = this.#room > 0 ? this.#names(this.#roomForLong > 0) : []
    const next = (await queries.nextDue.one(db, { names }))!
    // Most shops have no lanes, and most jobs wake the runner, so usually no further query is needed.
    if (next.has_lanes) await this.#startLanes(now)
    const ofLanes = next.has_lanes && (await queries.nextDueOfLanes.one(db, { names: this.#namesOfLanes, full: this.#fullLanes }))
    const waits = [next.run_at, ofLanes ? ofLanes.run_at : null].flatMap((at) => (at ? at.getTime() - this.#options.clock().getTime() : []))
    return Math.min(pollMs, ...waits.map((wait) => Math.max(minPollMs, wait)))
  }

  async #startDue(): Promise<number> {
    const now = this.#options.clock()
    const [others, ofLanes] = await Promise.all([this.#startOthers(now), this.#startLanes(now)])
    return others + ofLanes
  }

  /** Starts the next jobs of each lane. */
  async #startLanes(now: Date): Promise<number> {
    const names = this.#namesOfLanes
    let started = 0
    for (let turn = 0; turn < laneMax && names.length > 0; turn += 1) {
      const limit = lanesMax - [...this.#running.values()].filter(({ lane }) => lane !== null).length
      const leaseEnd = new Date(now.getTime() + leaseMs)
      const values = { names, now, leaseEnd, limit, full: this.#fullLanes }
      const jobs = limit > 0 ? await queries.claimOfLanes.all(this.#options.database.db, values) : []
      for (const job of jobs) this.#run({ ...job, leaseEnd })
      started += jobs.length
      if (jobs.length === 0) break
    }
    return started
  }

  async #startOthers(now: Date): Promise<number> {
    if (!this.#isScheduled) await this.#insertSchedules(now)
    const free = this.#room
    if (free === 0) return 0
    // Claims jobs of any kind as long as all of them may be long; the remaining slots are for short ones.
    const room = Math.min(free, this.#roomForLong)
    const started = room === 0 ? 0 : await this.#claim({ long: true, limit: room, now })
    return started < room || room === free ? started : started + (await this.#claim({ long: false, limit: free - room, now }))
  }

  async #claim({ long, limit, now }: { long: boolean; limit: number; now: Date }): Promise<number> {
    const leaseEnd = new Date(now.getTime() + leaseMs)
    const jobs = await queries.claim.all(this.#options.database.db, { names: this.#names(long), now, leaseEnd, limit })
    for (const job of jobs) this.#run({ ...job, leaseEnd })
    return jobs.length
  }

  /** How many more jobs without a lane may run. */
  get #room(): number {
    return concurrency - [...this.#running.values()].filter(({ lane }) => lane === null).length
  }

  get #roomForLong(): number {
    return longMax - [...this.#running.values()].filter(({ worker }) => worker.isLong).length
  }

  /** The lanes of which no more jobs may run. */
  get #fullLanes(): string[] {
    const lanes = [...this.#running.values()].flatMap(({ lane }) => lane ?? [])
    return [...new Set(lanes)].filter((lane) => lanes.filter((one) => one === lane).length >= laneMax)
  }

  get #namesOfLanes(): string[] {
    return [...this.#workers].flatMap(([name, { hasLanes }]) => (hasLanes ? name : []))
  }

  /** The names of the jobs that run here, with or without the long ones. */
  #names(long: boolean): string[] {
    return [...this.#workers].flatMap(([name, { isLong }]) => (isLong && !long ? [] : [name]))
  }

  #run(job: Claimed): void {
    const worker = this.#workers.get(job.name)!
    const running = attempt(job, worker, this.#stopping.signal, this.#options).finally(() => {
      this.#running.delete(running)
      this.#wake()
    })
    this.#running.set(running, { worker, lane: job.lane })
  }

  async #insertSchedules(now: Date): Promise<void> {
    for (const [name, { everyMs }] of this.#workers) {
      if (everyMs === undefined) continue
      const due = new Date(now.getTime() + everyMs)
      await queries.schedule.run(this.#options.database.db, { id: newId(now), name, everyMs, due, now })
    }
    this.#isScheduled = true
  }
}
