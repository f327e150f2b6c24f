import { statement } from '#server/db/statement.ts'
import { json, nullable } from '#server/db/types.ts'

const keyed = { scope: 'text', key: 'text' } as const

/** The error of `claim` for a key that was claimed before. */
export const claimedBefore = 'GF001'

/**
 * Waits for a concurrent transaction with the same key, and fails with `claimedBefore` if that one committed: then PostgreSQL runs none of
 * the statements that were sent along, so a repeat allocates no number and locks no row.
 */
export const claim = statement(
  'idempotency.claim',
  { ...keyed, hash: 'text', now: 'timestamptz' },
  { is_claimed: 'bool' },
  `
  with claimed as (
    insert into idempotency_keys (scope, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing returning key
  )
  select case when count(*) = 1 then true else claimed_before() end as is_claimed from claimed`,
)

/** Claims a key that is new or whose lease has expired: only one of several concurrent requests gets the row. */
export const claimLease = statement(
  'idempotency.claimLease',
  { ...keyed, hash: 'text', now: 'timestamptz', leaseUntil: 'timestamptz' },
  {},
  `
  insert into idempotency_keys as k (scope, key, request_hash, created_at, lease_until) values ($1, $2, $3, $4, $5)
  on conflict (scope, key) do update set lease_until = excluded.lease_until
  where k.lease_until <= $4 and k.request_hash = excluded.request_hash`,
)

export const find = statement(
  'idempotency.find',
  keyed,
  { request_hash: 'text', response: nullable(json<unknown>()), lease_until: 'timestamptz?' },
  `select request_hash, response, lease_until from idempotency_keys where scope = $1 and key = $2`,
)

/** Saves the response, and deletes a few expired rows, so that no single call pays for a long backlog. */
export const saveResponse = statement(
  'idempotency.saveResponse',
  { ...keyed, response: json<unknown>(), expiredBefore: 'timestamptz' },
  {},
  `
  with purged as (
    delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < $4 order by created_at limit 20 for update skip locked)
  )
  update idempotency_keys set response = $3 where scope = $1 and key = $2`,
)

/** Matches a row only while the lease is still the caller's. */
export const saveLeasedResponse = statement(
  'idempotency.saveLeasedResponse',
  { ...keyed, leaseUntil: 'timestamptz', response: json<unknown>() },
  {},
  `update idempotency_keys set response = $4, lease_until = null where scope = $1 and key = $2 and lease_until = $3`,
)

export const releaseLease = statement(
  'idempotency.releaseLease',
  { ...keyed, leaseUntil: 'timestamptz' },
  {},
  `delete from idempotency_keys where scope = $1 and key = $2 and lease_until = $3`,
)
