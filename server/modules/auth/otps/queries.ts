import { statement } from '#server/db/statement.ts'

/** The number of codes sent to an address since a time, for any purpose, and the time of this requester's last one for this purpose. */
export const recentOtps = statement(
  'auth.recentOtps',
  { purpose: 'text', address: 'text', since: 'timestamptz', requester: 'text' },
  { sent: 'int4', last: 'timestamptz?' },
  `
  select count(*)::int as sent, max(created_at) filter (where purpose = $1 and $4 = any(requesters)) as last
  from otps where address = $2 and created_at > $3`,
)

/** Serializes requests for an address, so that the second of two concurrent requests sees the first one's code. */
export const lockAddress = statement('auth.lockAddress', { address: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

export const insertOtp = statement(
  'auth.insertOtp',
  {
    id: 'uuid',
    purpose: 'text',
    address: 'text',
    requesters: 'text[]',
    hash: 'text',
    draft: 'jsonb',
    now: 'timestamptz',
    expires: 'timestamptz',
  },
  {},
  `
  insert into otps (id, purpose, address, requesters, code_hash, draft, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

/**
 * Atomically counts an attempt at each valid code of this requester, newest first. Returns no row for codes that are used, expired or tried
 * too often.
 */
export const countOtpAttempt = statement(
  'auth.countOtpAttempt',
  { purpose: 'text', address: 'text', requester: 'text', now: 'timestamptz', max: 'int4' },
  { id: 'uuid', code_hash: 'text', draft: 'jsonb' },
  `
  with live as (
    select id from otps
    where purpose = $1 and address = $2 and $3 = any(requesters) and used_at is null and expires_at > $4 and tries < $5
    order by id for update
  ), tried as (
    update otps o set tries = tries + 1 from live where o.id = live.id returning o.id, o.code_hash, o.draft
  )
  select id, code_hash, draft from tried order by id desc`,
)

/** Of many concurrent calls with the right code, exactly one updates a row. */
export const consumeOtp = statement(
  'auth.consumeOtp',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update otps set used_at = $2 where id = $1 and used_at is null`,
)

/** Uses up the requester's other codes for the same thing, once one was used. */
export const consumeOtherOtps = statement(
  'auth.consumeOtherOtps',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `
  update otps o set used_at = $2 from otps used
  where used.id = $1 and o.purpose = used.purpose and o.address = used.address and o.requesters && used.requesters and o.used_at is null`,
)

export const deleteOtps = statement('auth.deleteOtps', { addresses: 'text[]' }, {}, `delete from otps where address = any($1)`)

export const purgeOtps = statement(
  'auth.purgeOtps',
  { before: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from otps where id in (
    select id from otps where expires_at < $1 order by expires_at limit $2 for update skip locked)`,
)
