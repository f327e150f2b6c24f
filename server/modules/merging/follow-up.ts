import { newId } from '#server/db/ids.ts'
import { statement, type Tx } from '#server/db/statement.ts'

/** The job that moves what was written to an account after it was merged. */
export const followUpJob = 'customers.followMerge'
const insertJobs = statement(
  'merging.insertJobs',
  { ids: 'uuid[]', name: 'text', gone: 'text', times: 'timestamptz[]', now: 'timestamptz' },
  {},
  `
  with queued as (
    insert into jobs (id, name, data, run_at, attempts, created_at)
    select id, $2, jsonb_build_object('id', $3::text), at, 0, $5 from unnest($1::uuid[], $4::timestamptz[]) as j (id, at))
  select pg_notify('jobs', '') as notified`,
)

const secondMs = 1000
/** Concurrent calls end within seconds; the last run is for calls that hung. */
const after = [5 * secondMs, 60 * secondMs, 3600 * secondMs]

/** Queues follow-ups, as a concurrent call may have found the account before the merge and write to it afterwards. */
export async function queueFollowUps(tx: Tx, gone: string, now: Date): Promise<void> {
  const times = after.map((ms) => new Date(now.getTime() + ms))
  await insertJobs.run(tx, { ids: times.map(() => newId(now)), name: followUpJob, gone, times, now })
}
