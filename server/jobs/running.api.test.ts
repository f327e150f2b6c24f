import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openJobQueue } from '#test/job-queue.ts'
import { PermanentJobError } from './retry.ts'

const queue = await openJobQueue()
const { add, failures, newRunner, pass, query } = queue
beforeEach(() => queue.reset())
afterAll(() => queue.close())

/** A promise that the test resolves. */
const gate = () => Promise.withResolvers<void>()

describe('a recurring job', () => {
  const hour = 3_600_000

  it('runs once per period, in one of the processes', async () => {
    let runs = 0
    const runners = Array.from({ length: 3 }, () => newRunner())
    for (const runner of runners) runner.schedule('sweep', hour, async () => void (runs += 1))
    const all = () => Promise.all(runners.map((runner) => runner.runDue()))
    await all()
    expect(runs).toBe(0)
    for (const n of [1, 2, 3]) {
      pass(hour)
      await all()
      expect(runs).toBe(n)
    }
    // A process that starts in between finds the stored time of the next run.
    pass(hour / 2)
    const fresh = newRunner()
    fresh.schedule('sweep', hour, async () => void (runs += 1))
    expect(await fresh.runDue()).toBe(0)
    pass(hour / 2)
    expect(await fresh.runDue()).toBe(1)
  })

  it('is retried when it fails, and runs again next period even after its last attempt failed', async () => {
    const runner = newRunner()
    runner.schedule('sweep', hour, async () => {
      throw new PermanentJobError('dust')
    })
    await runner.runDue()
    for (const runs of [1, 2]) {
      pass(hour)
      expect(await runner.runDue()).toBe(1)
      expect(failures).toHaveLength(runs)
    }
    expect(await query('select name, reason, died_at from jobs')).toEqual([{ name: 'sweep', reason: 'dust', died_at: null }])
  })
})

describe('a running job runner', () => {
  it('is notified of new jobs; when it stops, it finishes its jobs and starts none', async () => {
    const runner = newRunner()
    const [first, release] = [gate(), gate()]
    const done: string[] = []
    runner.register('slow', async () => {
      first.resolve()
      await release.promise
      done.push('slow')
    })
    runner.register('quick', async () => void done.push('quick'))
    await runner.start()
    await add('slow')
    await first.promise
    await add('quick')
    await expect.poll(() => done).toEqual(['quick'])
    const stopped = runner.stop()
    await add('quick')
    release.resolve()
    await stopped
    expect(done).toEqual(['quick', 'slow'])
    expect(await query('select name from jobs')).toEqual([{ name: 'quick' }])
  })

  it('signals long-running jobs that it stops; another process resumes them without counting an attempt', async () => {
    const [runner, other] = [newRunner(), newRunner()]
    const started = gate()
    runner.register('long', async (_, { stopping }) => {
      started.resolve()
      await new Promise((resolve) => stopping.addEventListener('abort', resolve))
      stopping.throwIfAborted()
    })
    const attempts: number[] = []
    other.register('long', async ({ attempt }) => void attempts.push(attempt))
    await runner.start()
    await add('long')
    await started.promise
    await runner.stop()
    expect(await query('select attempts, is_claimed, reason from jobs')).toEqual([
      { attempts: 0, is_claimed: false, reason: 'the server was stopped' },
    ])
    expect([await other.runDue(), attempts, failures]).toEqual([1, [1], []])
  })
})

it('reports why due jobs could not be claimed, and claims again', async () => {
  const reasons: unknown[] = []
  const done = gate()
  let isBroken = true
  const refusal = new Error('no permission for table jobs')
  const { db } = queue.database
  const broken = { ...db, query: (config: Parameters<typeof db.query>[0]) => (isBroken ? Promise.reject(refusal) : db.query(config)) }
  let wake = () => {}
  const listen = async (_: string, __: unknown, onMissed: () => void) => void (wake = onMissed)
  const runner = newRunner({ ...queue.database, db: broken, listen }, { onUnclaimed: (reason) => reasons.push(reason) })
  runner.register('greet', async () => done.resolve())
  await add('greet')
  await runner.start()
  wake()
  await expect.poll(() => reasons).toEqual([refusal])
  isBroken = false
  wake()
  await done.promise
  await runner.stop()
})

it('does all that is due, though what had taken the last room ended while others were claimed', async () => {
  const release = gate()
  const { db } = queue.database
  let [isQuickDone, wasHeld] = [false, false]
  // While long jobs use all of their slots, only short ones are claimed. This delays the answer to such a claim until no long job runs
  // anymore.
  const claimSlowly = async (config: Parameters<typeof db.query>[0]) => {
    const answer = await db.query(config)
    if (config.name !== 'jobs.claim' || !isQuickDone || wasHeld) return answer
    wasHeld = true
    release.resolve()
    await expect.poll(async () => (await query('select id from jobs where is_claimed')).length).toBe(0)
    return answer
  }
  const runner = newRunner({ ...queue.database, db: { ...db, query: claimSlowly } })
  runner.register('long', () => release.promise, undefined, { isLong: true })
  runner.register('quick', async () => void (isQuickDone = true))
  await Promise.all(['long', 'long', 'long', 'long', 'quick'].map((name) => add(name)))
  expect(await runner.runDue()).toBe(5)
})
