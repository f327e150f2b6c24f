import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#contract/time.ts'
import { openDatabase } from '#server/db/pool.ts'
import { openJobQueue } from '#test/job-queue.ts'
import { leaseMs } from './lease.ts'
import { registerJobPurge } from './purge.ts'
import { attemptsMax, PermanentJobError } from './retry.ts'

const queue = await openJobQueue()
const { add, database, failures, insertJob, newRunner, pass, query, unrecorded } = queue
beforeEach(() => queue.reset())
afterAll(() => queue.close())

/** A promise that the test resolves. */
const gate = () => Promise.withResolvers<void>()

describe('a job', () => {
  it('runs only if the transaction that queued it commits', async () => {
    const done: unknown[] = []
    const runner = newRunner()
    runner.register('greet', async ({ data }) => void done.push(data))
    await add('greet', { who: 'Ada' })
    await expect(
      database.transaction(async (tx) => {
        await insertJob(tx, 'greet', { who: 'nobody' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([await runner.runDue(), await runner.runDue(), done]).toEqual([1, 0, [{ who: 'Ada' }]])
    expect(await query('select * from jobs')).toEqual([])
  })

  it('waits until it is due, and for a process that knows its name', async () => {
    const runner = newRunner()
    await database.transaction((tx) => insertJob(tx, 'later', {}, new Date(queue.now().getTime() + 60_000)))
    pass(60_000)
    expect(await runner.runDue()).toBe(0)
    runner.register('later', async () => {})
    pass(-1)
    expect(await runner.runDue()).toBe(0)
    pass(1)
    expect(await runner.runDue()).toBe(1)
  })

  it('is run by exactly one of 5 runners, 50 times in a row', async () => {
    const done: number[] = []
    const pools = Array.from({ length: 5 }, () => openDatabase(queue.url, 3))
    for (let n = 0; n < 50; n += 1) await add('count', { n })
    const runners = pools.map((pool) => {
      const runner = newRunner(pool)
      // Each job takes a round trip to the database, so that all of them overlap.
      runner.register('count', async ({ data }) => {
        await pool.db.query({ text: 'select pg_sleep(0.01)', values: [] })
        done.push((data as { n: number }).n)
      })
      return runner
    })
    const shares = await Promise.all(runners.map((runner) => runner.runDue()))
    expect(shares.reduce((sum, share) => sum + share)).toBe(50)
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
    expect(shares.filter((share) => share > 0).length).toBeGreaterThan(1)
    await Promise.all(pools.map((pool) => pool.close()))
  })
})

describe('a job that fails', () => {
  it('is retried with growing delays, and marked dead with its last error after the last attempt', async () => {
    const runner = newRunner()
    const dead: string[] = []
    runner.register(
      'fail',
      async ({ attempt }) => {
        throw new Error(`no ${attempt}`)
      },
      async (_, reason) => void dead.push(reason),
    )
    await add('fail')
    const waits: number[] = []
    for (let n = 1; n < attemptsMax; n += 1) {
      expect(await runner.runDue()).toBe(1)
      const [{ run_at }] = (await query('select run_at from jobs')) as [{ run_at: Date }]
      waits.push((run_at.getTime() - queue.now().getTime()) / 1000)
      queue.setNow(run_at)
    }
    expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600, 3600])
    expect(dead).toEqual([])
    expect(await runner.runDue()).toBe(1)
    pass(86_400_000)
    expect(await runner.runDue()).toBe(0)
    expect(dead).toEqual(['no 10'])
    expect(await query('select attempts, reason from jobs where died_at is not null')).toEqual([{ attempts: 10, reason: 'no 10' }])
    expect(failures.map((f) => f.isDead)).toEqual([...Array.from({ length: 9 }, () => false), true])
  })

  it('reports an error that kept its failure from being recorded', async () => {
    const runner = newRunner()
    const onDead = () => Promise.reject(new Error('nowhere to record it'))
    runner.register('fail', () => Promise.reject(new PermanentJobError('no')), onDead)
    await add('fail')
    await runner.runDue()
    expect(unrecorded).toEqual(['nowhere to record it'])
  })

  it('for good, and whose failure could not be recorded, keeps it: its work is not run again, only the recording', async () => {
    const runner = newRunner()
    let runs = 0
    const told: unknown[] = []
    const work = async () => {
      runs += 1
      throw new PermanentJobError('the file is empty', { rows: 0 })
    }
    const onDead = async (_: unknown, reason: string, { error }: { error: unknown }) => {
      told.push([reason, (error as PermanentJobError).details])
      if (told.length <= attemptsMax) throw new Error('nowhere to record it')
    }
    runner.register('fail', work, onDead)
    await add('fail')
    for (let n = 0; n <= attemptsMax; n += 1) {
      await runner.runDue()
      pass(leaseMs)
    }
    expect([runs, ...new Set(told.map((one) => JSON.stringify(one)))]).toEqual([1, '["the file is empty",{"rows":0}]'])
    const dead = await query('select attempts, reason, failure, died_at is not null as is_dead from jobs')
    expect(dead).toEqual([{ attempts: 1, reason: 'the file is empty', failure: null, is_dead: true }])
  })

  it('is marked dead right away by a permanent error, and purged after a month', async () => {
    const runner = newRunner()
    runner.register('permanent', async () => {
      throw new PermanentJobError('nobody there')
    })
    await add('permanent')
    await runner.runDue()
    expect(await query('select attempts, reason, died_at from jobs')).toEqual([
      { attempts: 1, reason: 'nobody there', died_at: queue.now() },
    ])
    const purging = newRunner()
    registerJobPurge(purging)
    await purging.runDue()
    const left = async () => (await query(`select name from jobs where every_ms is null`)).length
    const day = 86_400_000
    for (const [days, n] of [
      [29, 1],
      [2, 0],
    ] as const) {
      pass(days * day)
      await purging.runDue()
      expect(await left()).toBe(n)
    }
  })
})

describe('long-running jobs', () => {
  it('leave room for other jobs, however many are due, and all get their turn', async () => {
    const runner = newRunner()
    const done: string[] = []
    const [sent, ended] = [gate(), gate()]
    let running = 0
    const long = async () => {
      running += 1
      done.push(`long ${running}`)
      await ended.promise
      running -= 1
    }
    runner.register('import', long, undefined, { isLong: true })
    runner.register('mail', async () => {
      done.push('mail')
      sent.resolve()
    })
    for (let n = 0; n < 7; n += 1) await add('import')
    pass(1)
    await add('mail')
    const all = runner.runDue()
    await sent.promise
    expect(done).toEqual(['long 1', 'long 2', 'long 3', 'mail'])
    ended.resolve()
    expect(await all).toBe(8)
    expect(done.filter((one) => one.startsWith('long'))).toHaveLength(7)
    expect(done).not.toContain('long 4')
  })
})

describe('a recurring job', () => {
  const nextRun = async () => ((await query('select run_at from jobs')) as [{ run_at: Date }])[0].run_at
  const start = async () => {
    const runner = newRunner()
    runner.schedule('nightly', dayMs, async () => {})
    await runner.runDue()
  }

  it('scheduled by a clock that was ahead is due in time again once a process starts with the right clock', async () => {
    pass(400 * dayMs)
    await start()
    pass(-400 * dayMs)
    await start()
    expect(await nextRun()).toEqual(new Date(queue.now().getTime() + dayMs))
  })

  it('is not postponed when processes start', async () => {
    await start()
    const due = await nextRun()
    pass(dayMs / 2)
    await start()
    expect(await nextRun()).toEqual(due)
  })

  it('that another process is running is left to it', async () => {
    await start()
    await query(`update jobs set run_at = '2030-01-01', is_claimed = true`)
    await start()
    expect(await nextRun()).toEqual(new Date('2030-01-01'))
  })
})

describe('a process that stays alive', () => {
  it('renews the lease of a job for as long as it runs, and then finishes the job', async () => {
    const [working, other] = [newRunner(database, { renewMs: 5 }), newRunner()]
    const [started, release] = [gate(), gate()]
    working.register('long', async () => {
      started.resolve()
      await release.promise
    })
    other.register('long', async () => {})
    await add('long')
    const done = working.runDue()
    await started.promise
    for (let turn = 0; turn < 3; turn += 1) {
      pass(leaseMs - 1)
      await expect.poll(() => query('select run_at from jobs')).toEqual([{ run_at: new Date(queue.now().getTime() + leaseMs) }])
      expect(await other.runDue()).toBe(0)
    }
    release.resolve()
    await done
    expect(await query('select attempts from jobs')).toEqual([])
  })
})

describe('a process that dies', () => {
  it("loses its jobs when their lease expires, and can't finish one that another process has claimed", async () => {
    const [dying, living] = [newRunner(database, { renewMs: dayMs }), newRunner()]
    const gates = [gate(), gate()]
    const started = [gate(), gate()]
    for (const [n, runner] of [dying, living].entries())
      runner.register('work', async () => {
        started[n]!.resolve()
        await gates[n]!.promise
      })
    await add('work')
    const first = dying.runDue()
    await started[0]!.promise
    expect(await living.runDue()).toBe(0)
    pass(leaseMs)
    const second = living.runDue()
    await started[1]!.promise
    gates[0]!.resolve()
    await first
    expect(await query('select attempts from jobs')).toEqual([{ attempts: 2 }])
    gates[1]!.resolve()
    await second
    expect(await query('select attempts from jobs')).toEqual([])
  })

  it('aborts its work when another process has claimed the job, and reports that instead of a failure', async () => {
    const slow = newRunner(database, { renewMs: 5 })
    const started = gate()
    const work = async (_: unknown, { stopping }: { stopping: AbortSignal }) => {
      started.resolve()
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      throw new PermanentJobError('too late')
    }
    slow.register('work', work, async () => void unrecorded.push('dead'))
    await add('work')
    const done = slow.runDue()
    await started.promise
    // As if another process had claimed it.
    await query(`update jobs set attempts = 2, run_at = '2026-03-02T10:05:00Z'`)
    await done
    expect([failures, unrecorded]).toEqual([[], ['the lease ended, and another process may have the job']])
    expect(await query('select attempts, died_at from jobs')).toEqual([{ attempts: 2, died_at: null }])
  })

  it('is not killed by the same job forever: the job is marked dead', async () => {
    const runner = newRunner()
    runner.register('poison', async () => {})
    await add('poison')
    await query(`update jobs set attempts = ${attemptsMax}`)
    await runner.runDue()
    expect(await query('select reason from jobs where died_at is not null')).toEqual([{ reason: 'every attempt ended without a result' }])
  })
})
