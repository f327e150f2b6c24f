import { statement } from '#server/db/statement.ts'
import { isAppealed } from './case-queries.ts'

/** Open cases, the most severe first, then the oldest. */
const queue = { severity: 'int4', at: 'timestamptz', id: 'uuid', limit: 'int8' } as const
const queueKey = { id: 'uuid', at: 'timestamptz', severity: 'int4' } as const
const inQueue = (which: string) => `
  select c.id, c.opened_at as at, c.severity from moderation_cases c where c.state <> 'closed' and c.severity <= $1
    and (c.severity < $1 or (c.opened_at, c.id) > ($2, $3)) ${which}
  order by c.severity desc, c.opened_at, c.id limit $4`
export const openKeys = statement('moderation.queue', queue, queueKey, inQueue(''))
export const appealKeys = statement('moderation.appeals', queue, queueKey, inQueue(`and ${isAppealed}`))
export const mineKeys = statement(
  'moderation.mine',
  { ...queue, by: 'uuid', since: 'timestamptz' },
  queueKey,
  inQueue(`and c.state = 'claimed' and c.claimed_by = $5 and c.claimed_at > $6`),
)
export const doneKeys = statement(
  'moderation.done',
  { at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { id: 'uuid', at: 'timestamptz' },
  `
  select id, decided_at as at from moderation_cases where state = 'closed' and (decided_at, id) < ($1, $2)
  order by decided_at desc, id desc limit $3`,
)

/** The figures for moderators. Few rows are read: the open cases, and those of a week. Removals by clubs themselves don't count. */
export const numbers = statement(
  'moderation.numbers',
  { by: 'uuid', claimedSince: 'timestamptz', since: 'timestamptz' },
  { open: 'int4', mine: 'int4', appeals: 'int4', oldest: 'timestamptz?', median: 'int4?', decided: 'int4', overturned: 'int4' },
  `
  select w.open, w.mine, w.appeals, w.oldest, d.median, d.decided, d.overturned from (
    select count(*)::int as open, count(*) filter (where c.state = 'claimed' and c.claimed_by = $1 and c.claimed_at > $2)::int as mine,
      count(*) filter (where ${isAppealed})::int as appeals, min(c.opened_at) as oldest
    from moderation_cases c where c.state <> 'closed') w
  cross join (
    select count(*)::int as decided, count(*) filter (where decision = 'restored')::int as overturned,
      round(extract(epoch from percentile_cont(0.5) within group (order by decided_at - opened_at)) / 60)::int as median
    from moderation_cases where state = 'closed' and decided_at > $3 and coalesce(reason, '') <> 'club-rules') d`,
)
