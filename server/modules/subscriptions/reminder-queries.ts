import { statement } from '#server/db/statement.ts'
import { subscription, columns } from './queries.ts'

const reminding = { now: 'timestamptz', until: 'timestamptz' } as const
const reminded = { ...reminding, afterEnd: 'timestamptz', after: 'uuid', limit: 'int8' } as const
const renewsSoon = `status = 'active' and not cancel_at_period_end and period_end > $1 and period_end <= $2 and period = 'year'
  and reminded_for is distinct from period_end`
/** Subscriptions that renew soon and weren't reminded, after a position. */
export const subscriptionsToRemind = statement(
  'subscriptions.toRemind',
  reminded,
  { id: 'uuid', ends_at: 'timestamptz' },
  `
  select id, period_end as ends_at from subscriptions where ${renewsSoon} and (period_end, id) > ($3, $4)
  order by period_end, id limit $5`,
)
/** Claims a reminder: of many concurrent calls, one gets the row. */
export const remind = statement(
  'subscriptions.remind',
  { ...reminding, id: 'uuid' },
  subscription,
  `update subscriptions set reminded_for = period_end where id = $3 and ${renewsSoon} returning ${columns}`,
)

const trialEndsSoon = `status = 'trialing' and not cancel_at_period_end and trial_end > $1 and trial_end <= $2
  and reminded_for is distinct from trial_end`
/**
 * Trials that end soon and weren't reminded, after a position. Trials that began after `begun`, within the last day, are left out: those
 * members were just informed.
 */
export const trialsToRemind = statement(
  'subscriptions.trialsToRemind',
  { ...reminded, begun: 'timestamptz' },
  { id: 'uuid', ends_at: 'timestamptz' },
  `
  select id, trial_end as ends_at from subscriptions where ${trialEndsSoon} and created_at <= $6 and (trial_end, id) > ($3, $4)
  order by trial_end, id limit $5`,
)
/** Like `remind`, for the end of a trial. */
export const remindOfTrial = statement(
  'subscriptions.remindOfTrial',
  { ...reminding, id: 'uuid' },
  subscription,
  `update subscriptions set reminded_for = trial_end where id = $3 and ${trialEndsSoon} returning ${columns}`,
)
