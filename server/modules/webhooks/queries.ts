import type { Delivery } from '#contract/admin/webhooks.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, textOf } from '#server/db/types.ts'

const endpoint = {
  id: 'uuid',
  url: 'text',
  events: 'text[]',
  is_enabled: 'bool',
  failing_since: 'timestamptz?',
  created_at: 'timestamptz',
} as const
const shown = 'id, url, events, is_enabled, failing_since, created_at'

export const endpoints = statement('webhooks.endpoints', {}, endpoint, `select ${shown} from webhook_endpoints order by created_at, id`)

/** Serializes adding endpoints, so that the count after it is exact. */
export const lockEndpoints = statement('webhooks.lock', {}, {}, `select pg_advisory_xact_lock(7263055)`)

export const countEndpoints = statement('webhooks.count', {}, { count: 'int4' }, `select count(*)::int as count from webhook_endpoints`)

export const addEndpoint = statement(
  'webhooks.add',
  { id: 'uuid', url: 'text', events: 'text[]', secret: 'text', now: 'timestamptz' },
  endpoint,
  `insert into webhook_endpoints (id, url, events, secret, created_at) values ($1, $2, $3, $4, $5) returning ${shown}`,
)

/** Changes an endpoint. One that is enabled again starts without past failures. */
export const changeEndpoint = statement(
  'webhooks.change',
  { id: 'uuid', url: 'text?', events: 'text[]?', isEnabled: 'bool?' },
  endpoint,
  `
  update webhook_endpoints set url = coalesce($2, url), events = coalesce($3, events), is_enabled = coalesce($4, is_enabled),
    failing_since = case when $4 then null else failing_since end
  where id = $1 returning ${shown}`,
)

export const deleteEndpoint = statement('webhooks.delete', { id: 'uuid' }, {}, `delete from webhook_endpoints where id = $1`)

export const rotateSecret = statement(
  'webhooks.rotate',
  { id: 'uuid', secret: 'text', until: 'timestamptz' },
  endpoint,
  `
  update webhook_endpoints set old_secret = secret, old_secret_until = $3, secret = $2
  where id = $1 returning ${shown}`,
)

/** Locks an event, so that concurrent runs of a job queue its deliveries once. */
export const lockEvent = statement(
  'webhooks.lockEvent',
  { id: 'uuid' },
  { id: 'uuid', type: 'text', subject: 'uuid', details: jsonb<Record<string, unknown>>(), at: 'timestamptz', body: 'text?' },
  `select id, type, subject, details, at, body from webhook_events where id = $1 for update`,
)

export const saveBody = statement(
  'webhooks.saveBody',
  { id: 'uuid', body: 'text' },
  {},
  `update webhook_events set body = $2 where id = $1`,
)

export const subscribedEndpoints = statement(
  'webhooks.subscribedEndpoints',
  { type: 'text' },
  { id: 'uuid' },
  `select id from webhook_endpoints where is_enabled and $1 = any(events) order by id`,
)

/** Adds a delivery with its job in the lane of its endpoint; does nothing if the delivery exists. */
export const addDelivery = statement(
  'webhooks.addDelivery',
  { id: 'uuid', endpoint: 'uuid', event: 'uuid', isReplay: 'bool', now: 'timestamptz', job: 'uuid', jobName: 'text' },
  {},
  `
  with added as (
    insert into webhook_deliveries (id, endpoint_id, event_id, is_replay, created_at) values ($1, $2, $3, $4, $5)
    on conflict (event_id, endpoint_id) where not is_replay do nothing returning id
  ), queued as (
    insert into jobs (id, name, data, run_at, created_at, lane) select $6, $7, jsonb_build_object('delivery', id), $5, $5, $2 from added
  )
  select pg_notify('jobs', '') from added`,
)

export const addEvent = statement(
  'webhooks.addEvent',
  { id: 'uuid', type: 'text', subject: 'uuid', now: 'timestamptz', body: 'text' },
  {},
  `insert into webhook_events (id, type, subject, at, body) values ($1, $2, $3, $4, $5)`,
)

export const findDelivery = statement(
  'webhooks.findDelivery',
  { id: 'uuid' },
  {
    id: 'uuid',
    state: 'text',
    endpoint_id: 'uuid',
    url: 'text',
    is_enabled: 'bool',
    secret: 'text',
    old_secret: 'text?',
    old_secret_until: 'timestamptz?',
    event_id: 'uuid',
    body: 'text?',
  },
  `
  select d.id, d.state, d.endpoint_id, e.url, e.is_enabled, e.secret, e.old_secret, e.old_secret_until, d.event_id, v.body
  from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join webhook_events v on v.id = d.event_id where d.id = $1`,
)

export const recordAttempt = statement(
  'webhooks.recordAttempt',
  { id: 'uuid', state: 'text', status: 'int4?', error: 'text?', tookMs: 'int4' },
  {},
  `update webhook_deliveries set attempts = attempts + 1, state = $2, status = $3, error = $4, took_ms = $5 where id = $1`,
)

export const markFailed = statement(
  'webhooks.markFailed',
  { id: 'uuid', error: 'text' },
  {},
  `update webhook_deliveries set state = 'failed', error = coalesce(error, $2) where id = $1 and state = 'waiting'`,
)

export const recordSuccess = statement(
  'webhooks.recordSuccess',
  { endpoint: 'uuid' },
  {},
  `update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null`,
)

/** Disables an endpoint that has been failing since before `tooLong`. */
export const recordFailure = statement(
  'webhooks.recordFailure',
  { endpoint: 'uuid', now: 'timestamptz', tooLong: 'timestamptz' },
  {},
  `
  update webhook_endpoints set failing_since = coalesce(failing_since, $2), is_enabled = is_enabled and coalesce(failing_since > $3, true)
  where id = $1`,
)

export const deliveries = statement(
  'webhooks.deliveries',
  { endpoint: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8' },
  {
    id: 'uuid',
    type: 'text',
    state: textOf<Delivery['state']>(),
    attempts: 'int4',
    status: 'int4?',
    error: 'text?',
    took_ms: 'int4?',
    is_replay: 'bool',
    created_at: 'timestamptz',
    body: 'text?',
  },
  `
  select d.id, v.type, d.state, d.attempts, d.status, d.error, d.took_ms, d.is_replay, d.created_at, v.body
  from webhook_deliveries d join webhook_events v on v.id = d.event_id
  where d.endpoint_id = $1 and (d.created_at, d.id) < ($2, $3) order by d.created_at desc, d.id desc limit $4`,
)

export const purgeEvents = statement(
  'webhooks.purge',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `delete from webhook_events where id in (select id from webhook_events where at < $1 order by at limit $2)`,
)
