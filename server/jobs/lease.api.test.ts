import { afterAll, beforeEach, expect, it } from 'vitest'
import { openJobQueue } from '#test/job-queue.ts'
import { leaseMs } from './lease.ts'

const queue = await openJobQueue()
const { add, database, failures, newRunner, pass, query, unrecorded } = queue
beforeEach(() => queue.reset())
afterAll(() => queue.close())

it("a process aborts its work when the lease ends because it can't be renewed, not before, and says why", async () => {
  const { db } = database
  let renewals = 0
  const renew = (config: Parameters<typeof db.query>[0]) => {
    if (config.name !== 'jobs.renew') return db.query(config)
    renewals += 1
    return Promise.reject(new Error('the network is down'))
  }
  const errors: unknown[] = []
  const cut = newRunner({ ...database, db: { ...db, query: renew } }, { renewMs: 5, onUnrecorded: ({ error }) => errors.push(error) })
  const started = Promise.withResolvers<void>()
  let isAborted = false
  cut.register('long', async ({ attempt }, { stopping }) => {
    // The lease has ended, so this process may claim the job again.
    if (attempt === 2) return
    started.resolve()
    await new Promise((resolve) => stopping.addEventListener('abort', resolve))
    isAborted = true
    stopping.throwIfAborted()
  })
  await add('long')
  const done = cut.runDue()
  await started.promise
  pass(leaseMs - 1)
  await expect.poll(() => renewals).toBeGreaterThan(2)
  expect(isAborted).toBe(false)
  pass(1)
  await done
  const why = { message: 'the lease ended, and another process may have the job', cause: { message: 'the network is down' } }
  expect([failures, errors]).toMatchObject([[], [why]])
})

it('a process records work that it did all the same, if nobody has claimed the job since its lease ended', async () => {
  const { db } = database
  const renew = (config: Parameters<typeof db.query>[0]) =>
    config.name === 'jobs.renew' ? Promise.reject(new Error('the network is down')) : db.query(config)
  const cut = newRunner({ ...database, db: { ...db, query: renew } }, { renewMs: 5 })
  cut.register('long', async (_, { stopping }) => {
    pass(leaseMs)
    await new Promise((resolve) => stopping.addEventListener('abort', resolve))
  })
  await add('long')
  await cut.runDue()
  expect([await query('select id from jobs'), unrecorded]).toEqual([[], []])
})
