import { newId } from '#server/db/ids.ts'
import { type Database, openDatabase } from '#server/db/pool.ts'
import type { Tx } from '#server/db/statement.ts'
import type { Failure, RunnerOptions } from '#server/jobs/attempt.ts'
import { JobRunner } from '#server/jobs/runner.ts'
import { cloneDatabase } from './database.ts'

/** A database of its own with an empty queue, a clock that stands still, and what runners report. */
export async function openJobQueue() {
  const { url, drop } = await cloneDatabase()
  const database = openDatabase(url, 10)
  let now = new Date()
  const failures: Failure[] = []
  const unrecorded: string[] = []
  const query = async (text: string) => (await database.db.query({ text, values: [] })).rows
  /** As every writer of a job does: a row, and a NOTIFY when the transaction commits. */
  async function insertJob(tx: Tx, name: string, data: object, at = now): Promise<void> {
    const values = [newId(now), name, JSON.stringify(data), at, now]
    await tx.query({ text: 'insert into jobs (id, name, data, run_at, created_at) values ($1, $2, $3, $4, $5)', values })
    await tx.query({ text: `select pg_notify('jobs', '')`, values: [] })
  }
  return {
    url,
    database,
    failures,
    unrecorded,
    query,
    insertJob,
    now: () => now,
    setNow: (time: Date) => {
      now = time
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    add: (name: string, data: object = {}) => database.transaction((tx) => insertJob(tx, name, data)),
    newRunner: (on: Database = database, options: Pick<RunnerOptions, 'renewMs' | 'onUnclaimed' | 'onUnrecorded'> = {}) =>
      new JobRunner({
        database: on,
        clock: () => now,
        random: () => 0.5,
        onFailure: (failure) => failures.push(failure),
        onUnrecorded: ({ error }) => unrecorded.push((error as Error).message),
        ...options,
      }),
    /** Before each test: no jobs, no reports, the same time. */
    async reset(): Promise<void> {
      await query('delete from jobs')
      now = new Date('2026-03-02T10:00:00Z')
      failures.length = 0
      unrecorded.length = 0
    },
    async close(): Promise<void> {
      await database.close()
      await drop()
    },
  }
}
