import type { JobRow } from '#contract/admin/jobs.ts'
import { statement } from '#server/db/statement.ts'
import type { Columns } from '#server/db/types.ts'

const columns = {
  id: 'uuid',
  name: 'text',
  due_at: 'timestamptz',
  attempts: 'int4',
  reason: 'text?',
  every_ms: 'int8?',
  ran_at: 'timestamptz?',
  took_ms: 'int4?',
} as const
const params = { name: 'text?', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const satisfies Columns
const rest = 'attempts, reason, every_ms, ran_at, took_ms'

type State = JobRow['state']

const listed = (state: State, desc: boolean) => {
  const at = state === 'dead' ? 'died_at' : 'run_at'
  const where = { recurring: 'every_ms is not null', waiting: 'died_at is null and every_ms is null', dead: 'died_at is not null' }[state]
  const [compare, direction] = desc ? ['<', 'desc'] : ['>', '']
  return statement(
    `jobs.list.${state}.${desc ? 'desc' : 'asc'}`,
    params,
    columns,
    `
  select id, name, ${at} as due_at, ${rest} from jobs
  where ${where} and ($1::text is null or name = $1) and (${at}, id) ${compare} ($2, $3) order by ${at} ${direction}, id ${direction}
    limit $4`,
  )
}

const both = (state: State) => ({ due: listed(state, false), '-due': listed(state, true) })

/** The jobs of a state by due time; dead ones by the time they died. */
export const jobLists = { recurring: both('recurring'), waiting: both('waiting'), dead: both('dead') }

const countedMax = 10_000

export const jobCounts = statement(
  'jobs.countByName',
  {},
  { name: 'text', waiting: 'int4', dead: 'int4' },
  `
  select name, count(*) filter (where died_at is null)::int as waiting, count(*) filter (where died_at is not null)::int as dead from (
    (select name, died_at from jobs where died_at is null and every_ms is null order by run_at, id limit ${countedMax})
    union all (select name, died_at from jobs where died_at is not null order by died_at desc limit ${countedMax})) j
  group by name order by name`,
)

/** Makes a job due now, unless it's running, that is, unless its lease is still valid. */
export const runNow = statement(
  'jobs.runNow',
  { id: 'uuid', now: 'timestamptz', leasesEnd: 'timestamptz' },
  { name: 'text' },
  `
  update jobs set run_at = $2, is_claimed = false, died_at = null, attempts = 0, failure = null
  where id = $1 and (died_at is not null or run_at > $3 or (attempts = 0 and run_at > $2))
  returning name`,
)

/** Revives a dead job, due when it was before: for one that was canceled by mistake. */
export const revive = statement(
  'jobs.revive',
  { id: 'uuid' },
  { name: 'text' },
  `update jobs set died_at = null, reason = null where id = $1 and died_at is not null returning name`,
)

export const markDead = statement(
  'jobs.markDeadByStaff',
  { id: 'uuid', now: 'timestamptz', reason: 'text' },
  { name: 'text' },
  `update jobs set died_at = $2, reason = $3 where id = $1 and died_at is null and every_ms is null returning name`,
)

export const wakeRunners = statement('jobs.wake', {}, {}, `select pg_notify('jobs', '')`)
