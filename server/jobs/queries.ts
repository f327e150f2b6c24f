import { statement } from '#server/db/statement.ts'
import { jsonb, nullable } from '#server/db/types.ts'
import type { JobFailure } from './retry.ts'

/**
 * Stores a recurring job. A shorter period brings its next run forward; the same period changes nothing, so frequent restarts don't delay it.
 * A run further away than its period was scheduled by a clock that was ahead, or is a retry: it's brought forward, too.
 */
export const schedule = statement(
  'jobs.schedule',
  { id: 'uuid', name: 'text', everyMs: 'int8', due: 'timestamptz', now: 'timestamptz' },
  {},
  `
  insert into jobs (id, name, every_ms, run_at, created_at) values ($1, $2, $3, $4, $5)
  on conflict (name) where every_ms is not null
  do update set every_ms = excluded.every_ms, run_at = least(jobs.run_at, excluded.run_at)
  where jobs.every_ms <> excluded.every_ms or (jobs.run_at > excluded.run_at and not jobs.is_claimed)`,
)

const claimedColumns = {
  id: 'uuid',
  name: 'text',
  data: jsonb<unknown>(),
  attempts: 'int4',
  every_ms: 'int8?',
  lane: 'uuid?',
  failure: nullable(jsonb<JobFailure>()),
} as const
/** A job that failed for good is claimed to record that, which is no attempt. */
const claiming = `update jobs j set attempts = j.attempts + (j.failure is null)::int, run_at = $3, is_claimed = true from due
  where j.id = due.id returning j.id, j.name, j.data, j.attempts, j.every_ms, j.lane, j.failure`

/** Claims due jobs without a lane, each for one runner. The end of the lease later proves that the job is still the runner's. */
export const claim = statement(
  'jobs.claim',
  { names: 'text[]', now: 'timestamptz', leaseEnd: 'timestamptz', limit: 'int8' },
  claimedColumns,
  `
  with due as (
    select id from jobs where died_at is null and lane is null and run_at <= $2 and name = any($1) order by run_at, id limit $4
    for update skip locked
  )
  ${claiming}`,
)

/** The lanes that have jobs, each found in the index from the one before it, however many jobs they have. */
const lanes = `lanes as (
    (select lane from jobs where lane is not null and died_at is null order by lane limit 1)
    union all
    select (select j.lane from jobs j where j.lane > l.lane and j.died_at is null order by j.lane limit 1) from lanes l where l.lane is not null
  )`

/** Claims the next due job of each lane but the full ones. */
export const claimOfLanes = statement(
  'jobs.claimOfLanes',
  { names: 'text[]', now: 'timestamptz', leaseEnd: 'timestamptz', limit: 'int8', full: 'uuid[]' },
  claimedColumns,
  `
  with recursive ${lanes}, due as (
    select d.id from lanes l cross join lateral (
      select id from jobs where lane = l.lane and died_at is null and run_at <= $2 and name = any($1) order by run_at, id limit 1
      for update skip locked) d
    where l.lane is not null and l.lane <> all($5) limit $4
  )
  ${claiming}`,
)

/** When the next job without a lane is due, and whether any lane has jobs. */
export const nextDue = statement(
  'jobs.nextDue',
  { names: 'text[]' },
  { run_at: 'timestamptz?', has_lanes: 'bool' },
  `
  select (select run_at from jobs where died_at is null and lane is null and name = any($1) order by run_at, id limit 1) as run_at,
    (select lane from jobs where lane is not null and died_at is null order by lane limit 1) is not null as has_lanes`,
)

/** When the next job of the lanes is due, but the full ones. */
export const nextDueOfLanes = statement(
  'jobs.nextDueOfLanes',
  { names: 'text[]', full: 'uuid[]' },
  { run_at: 'timestamptz' },
  `
  with recursive ${lanes}
  select d.run_at from lanes l cross join lateral (
    select run_at from jobs where lane = l.lane and died_at is null and name = any($1) order by run_at, id limit 1) d
  where l.lane is not null and l.lane <> all($2) order by d.run_at limit 1`,
)

const claimed = { id: 'uuid', leaseEnd: 'timestamptz' } as const

export const renew = statement(
  'jobs.renew',
  { ...claimed, next: 'timestamptz' },
  {},
  `update jobs set run_at = $3 where id = $1 and run_at = $2 and died_at is null`,
)

export const finish = statement('jobs.finish', claimed, {}, `delete from jobs where id = $1 and run_at = $2`)

/** Makes the job due again at this time; `resetAttempts` is for the next run of a recurring job. */
export const reschedule = statement(
  'jobs.reschedule',
  { ...claimed, at: 'timestamptz', reason: 'text?', resetAttempts: 'bool', ranAt: 'timestamptz?', tookMs: 'int4?' },
  {},
  `update jobs set run_at = $3, is_claimed = false, reason = $4, attempts = case when $5 then 0 else attempts end,
    ran_at = coalesce($6, ran_at), took_ms = coalesce($7, took_ms) where id = $1 and run_at = $2`,
)

/** Releases a claimed job for any runner, as if it hadn't been attempted. */
export const release = statement(
  'jobs.release',
  { ...claimed, now: 'timestamptz', reason: 'text' },
  {},
  `
  with released as (
    update jobs set run_at = $3, is_claimed = false, reason = $4, attempts = attempts - 1 where id = $1 and run_at = $2 returning id
  )
  select pg_notify('jobs', '') from released`,
)

/** Keeps why a job failed for good, in case that can't be recorded elsewhere right away. */
export const storeFailure = statement(
  'jobs.storeFailure',
  { ...claimed, failure: jsonb<JobFailure>() },
  {},
  `update jobs set failure = $3, reason = $3::jsonb->>'reason' where id = $1 and run_at = $2`,
)

export const markDead = statement(
  'jobs.markDead',
  { ...claimed, now: 'timestamptz', reason: 'text' },
  {},
  `update jobs set died_at = $3, is_claimed = false, reason = $4, failure = null where id = $1 and run_at = $2`,
)

export const purgeDead = statement(
  'jobs.purgeDead',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from jobs where id in (
    select id from jobs where died_at is not null and died_at < $1 order by died_at limit $2 for update skip locked)`,
)

export const countJobs = statement(
  'jobs.count',
  { now: 'timestamptz' },
  { queued: 'int8', due: 'int8', dead: 'int8' },
  `
  select (select count(*) from jobs where died_at is null) as queued,
    (select count(*) from jobs where died_at is null and run_at <= $1) as due,
    (select count(*) from jobs where died_at is not null) as dead`,
)
