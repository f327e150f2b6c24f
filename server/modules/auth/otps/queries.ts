import { statement } from '#server/db/statement.ts'

/** How many codes were sent to an address since then, and when the last one was. */
export const recentOtps = statement(
  'auth.recentOtps',
  { purpose: 'text', address: 'text', since: 'timestamptz' },
  { sent: 'int4', last: 'timestamptz?' },
  `select count(*)::int as sent, max(created_at) as last from otps where purpose = $1 and address = $2 and created_at > $3`,
)

/** Of two requests for one address at once, the second waits here and then sees the first one's code. */
export const lockAddress = statement('auth.lockAddress', { address: 'text' }, {}, `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

export const insertOtp = statement(
  'auth.insertOtp',
  { id: 'uuid', purpose: 'text', address: 'text', hash: 'text', draft: 'jsonb', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `insert into otps (id, purpose, address, code_hash, draft, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Counts an attempt at the newest code of an address, atomically; no row once it is used, expired, or tried too often. */
export const countOtpAttempt = statement(
  'auth.countOtpAttempt',
  { purpose: 'text', address: 'text', now: 'timestamptz', max: 'int4' },
  { id: 'uuid', code_hash: 'text', draft: 'jsonb' },
  `
  update otps set tries = tries + 1
  where id = (select id from otps where purpose = $1 and address = $2 order by created_at desc, id desc limit 1)
    and used_at is null and expires_at > $3 and tries < $4
  returning id, code_hash, draft`,
)

/** Of many parallel calls with the right code, one updates a row. */
export const consumeOtp = statement(
  'auth.consumeOtp',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update otps set used_at = $2 where id = $1 and used_at is null`,
)

export const deleteOtps = statement('auth.deleteOtps', { addresses: 'text[]' }, {}, `delete from otps where address = any($1)`)

export const purgeOtps = statement('auth.purgeOtps', { before: 'timestamptz' }, {}, `delete from otps where expires_at < $1`)
