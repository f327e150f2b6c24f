import { statement } from '#server/db/statement.ts'
import { type Row, textOf } from '#server/db/types.ts'
import { cardPageQueries } from '#server/modules/payments/payments.ts'

export const subscription = {
  id: 'uuid',
  user_id: 'uuid?',
  plan_id: 'uuid',
  period: textOf<'month' | 'year'>(),
  auto_renew: 'bool',
  status: textOf<'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'>(),
  cancel_at_period_end: 'bool',
  trial_days: 'int4',
  trial_end: 'timestamptz?',
  amount: 'int4?',
  credit: 'int4',
  period_start: 'timestamptz?',
  period_end: 'timestamptz?',
  benefits_until: 'timestamptz?',
  provider_id: 'text?',
  session_id: 'text?',
  session_url: 'text?',
  customer_id: 'text?',
  card_session_id: 'text?',
  reading: 'int8',
  failed_attempts: 'int4',
  created_at: 'timestamptz',
} as const
/** A subscription, from its checkout to its end. */
export type SubscriptionRow = Row<typeof subscription>
export const columns = Object.keys(subscription).join(', ')

/** The subscription that is running or awaits payment; there is at most one. */
export const liveSubscription = statement(
  'subscriptions.live',
  { user: 'uuid' },
  subscription,
  `select ${columns} from subscriptions where user_id = $1 and status <> 'ended'`,
)
/** The last subscription that was paid, over or not. */
export const lastSubscription = statement(
  'subscriptions.last',
  { user: 'uuid' },
  subscription,
  `select ${columns} from subscriptions where user_id = $1 and provider_id is not null order by created_at desc limit 1`,
)
export const subscriptionsOfUser = statement(
  'subscriptions.all',
  { user: 'uuid' },
  subscription,
  `select ${columns} from subscriptions where user_id = $1 order by created_at desc limit 500`,
)
export const rowById = statement('subscriptions.byId', { id: 'uuid' }, subscription, `select ${columns} from subscriptions where id = $1`)
export const subscriptionByProviderId = statement(
  'subscriptions.byProvider',
  { provider: 'text' },
  subscription,
  `select ${columns} from subscriptions where provider_id = $1`,
)
export const subscriptionBySession = statement(
  'subscriptions.bySession',
  { session: 'text' },
  subscription,
  `select ${columns} from subscriptions where session_id = $1`,
)

export const subscriptionByCardSession = statement(
  'subscriptions.byCardSession',
  { session: 'text' },
  subscription,
  `select ${columns} from subscriptions where card_session_id = $1`,
)
/** The queries for the page on which another card is given. */
export const cardPages = cardPageQueries('subscriptions', 'subscriptions', `d.status <> 'ended' and d.provider_id is not null`)

/** Serializes a person's own actions and the provider's updates of their subscriptions. */
export const lockPerson = statement(
  'subscriptions.lockPerson',
  { user: 'uuid' },
  { id: 'uuid' },
  `select id from users where id = $1 for no key update`,
)

/** Inserts a subscription; no row if the plan isn't offered anymore. Waits for a concurrent deletion of the plan. */
export const insert = statement(
  'subscriptions.insert',
  {
    id: 'uuid',
    user: 'uuid',
    plan: 'uuid',
    period: 'text',
    autoRenew: 'bool',
    now: 'timestamptz',
    check: 'timestamptz',
    trialDays: 'int4',
  },
  subscription,
  `
  insert into subscriptions (id, user_id, plan_id, period, auto_renew, status, created_at, check_at, trial_days)
  select $1::uuid, $2::uuid, id, $4::text, $5::boolean, 'incomplete', $6::timestamptz, $7::timestamptz, $8::int4 from plans
  where id = $3 and active for key share
  returning ${columns}`,
)

export const setSession = statement(
  'subscriptions.setSession',
  { id: 'uuid', session: 'text', url: 'text' },
  {},
  `update subscriptions set session_id = $2, session_url = $3 where id = $1`,
)

export const endUnpaid = statement(
  'subscriptions.endUnpaid',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update subscriptions set status = 'ended', ended_at = $2, check_at = null where id = $1 and status = 'incomplete'`,
)

/** The number of the next reading from the provider: later readings win. */
export const nextReading = statement(
  'subscriptions.nextReading',
  {},
  { reading: 'int8' },
  `select nextval('subscription_readings') as reading`,
)

export const update = statement(
  'subscriptions.update',
  {
    id: 'uuid',
    plan: 'uuid',
    period: 'text',
    status: 'text',
    cancels: 'bool',
    start: 'timestamptz',
    end: 'timestamptz',
    benefits: 'timestamptz?',
    provider: 'text',
    customer: 'text',
    reading: 'int8',
    check: 'timestamptz?',
    failed: 'int4',
    now: 'timestamptz',
    amount: 'int4',
    credit: 'int4',
    trialEnd: 'timestamptz?',
  },
  {},
  `
  update subscriptions set plan_id = $2, period = $3, status = $4, cancel_at_period_end = $5, period_start = $6, period_end = $7,
    benefits_until = $8, provider_id = $9, customer_id = $10, reading = $11, check_at = $12, failed_attempts = $13,
    ended_at = case when $4 = 'ended' then coalesce(ended_at, $14) end, amount = $15, credit = $16, trial_end = $17,
    paying_since = coalesce(paying_since, case when $4 = 'active' then coalesce($17, created_at) end)
  where id = $1`,
)

/** Another subscription of the person that is paid or on trial. */
export const otherPaid = statement(
  'subscriptions.otherPaid',
  { user: 'uuid', id: 'uuid' },
  { id: 'uuid' },
  `select id from subscriptions where user_id = $1 and id <> $2 and status in ('trialing', 'active', 'past_due')`,
)
/** Whether a person has tried a plan before, by another subscription than this one. */
export const hasTried = statement(
  'subscriptions.hasTried',
  { user: 'uuid', plan: 'uuid', id: 'uuid?' },
  { tried: 'bool' },
  `
  select exists (select from subscriptions where user_id = $1 and plan_id = $2 and trial_end is not null
    and id is distinct from $3) as tried`,
)
/** Ends checkouts that nobody needs anymore. */
export const endOthersUnpaid = statement(
  'subscriptions.endOthersUnpaid',
  { user: 'uuid', id: 'uuid', now: 'timestamptz' },
  {},
  `
  update subscriptions set status = 'ended', ended_at = $3, check_at = null where user_id = $1 and id <> $2 and status = 'incomplete'`,
)

/** Subscriptions that the provider is due to be asked about. */
export const dueChecks = statement(
  'subscriptions.dueChecks',
  { now: 'timestamptz', limit: 'int8' },
  subscription,
  `select ${columns} from subscriptions where check_at <= $1 order by check_at limit $2`,
)
export const setCheck = statement(
  'subscriptions.setCheck',
  { id: 'uuid', check: 'timestamptz' },
  {},
  `update subscriptions set check_at = $2 where id = $1`,
)

/** Claims a change of plan; no row while another one is in progress. */
export const claimChange = statement(
  'subscriptions.claimChange',
  { id: 'uuid', now: 'timestamptz', until: 'timestamptz' },
  { id: 'uuid' },
  `
  update subscriptions set changing_until = $3 where id = $1 and status = 'active' and not cancel_at_period_end
    and (changing_until is null or changing_until <= $2) returning id`,
)
export const releaseChange = statement(
  'subscriptions.releaseChange',
  { id: 'uuid' },
  {},
  `update subscriptions set changing_until = null where id = $1`,
)

/** The customer at the provider from the person's earlier subscriptions. */
export const customerOf = statement(
  'subscriptions.customerOf',
  { user: 'uuid' },
  { customer_id: 'text?' },
  `select customer_id from subscriptions where user_id = $1 and customer_id is not null order by created_at desc limit 1`,
)

/** All of them: an account that was merged into this one had its own. */
export const customersOf = statement(
  'subscriptions.customersOf',
  { user: 'uuid' },
  { customer_id: 'text' },
  `select distinct customer_id from subscriptions where user_id = $1 and customer_id is not null`,
)

/** Inserts a job for work at the payment provider, in the transaction that causes it. */
export const insertJob = statement(
  'subscriptions.insertJob',
  { id: 'uuid', name: 'text', subject: 'text', now: 'timestamptz' },
  {},
  `
  with job as (insert into jobs (id, name, data, run_at, created_at) values ($1, $2, jsonb_build_object('id', $3::text), $4, $4)
    returning id)
  select pg_notify('jobs', '') from job`,
)

/** Ends an erased account's subscription in our books, whenever the provider ends it. */
export const endNow = statement(
  'subscriptions.endNow',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update subscriptions set status = 'ended', ended_at = $2, check_at = null, benefits_until = null where id = $1`,
)
/** Clears the provider's ids of a person, as they identify that person. */
export const blank = statement(
  'subscriptions.blank',
  { user: 'uuid' },
  {},
  `
  update subscriptions set user_id = null, customer_id = null, session_url = null, card_session_id = null, card_session_url = null,
    card_attempt_id = null, note = '' where user_id = $1`,
)
