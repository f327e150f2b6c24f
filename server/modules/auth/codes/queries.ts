import { statement } from '#server/db/statement.ts'

/** How many codes an address was sent in the last hour, and when the last one went. */
export const recentOtps = statement(
  'accounts.recentOtps',
  { purpose: 'text', address: 'text', since: 'timestamptz' },
  { sent: 'int4', last: 'timestamptz?' },
  `select count(*)::int as sent, max(created_at) as last from otps where purpose = $1 and address = $2 and created_at > $3`,
)

/** Two requests for one address at once: the second waits here, then sees the first's code. */
export const lockAddress = statement(
  'accounts.lockAddress',
  { address: 'text' },
  {},
  `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
)

export const insertOtp = statement(
  'accounts.insertOtp',
  { id: 'uuid', purpose: 'text', address: 'text', hash: 'text', draft: 'jsonb', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `insert into otps (id, purpose, address, code_hash, draft, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Counts a try against the newest code of the address, atomically; no row once it is used, too old, or tried too often. */
export const countOtpTry = statement(
  'accounts.countOtpTry',
  { purpose: 'text', address: 'text', now: 'timestamptz', tries: 'int4' },
  { id: 'uuid', code_hash: 'text', draft: 'jsonb' },
  `
  update otps set tries = tries + 1
  where id = (select id from otps where purpose = $1 and address = $2 order by created_at desc, id desc limit 1)
    and used_at is null and expires_at > $3 and tries < $4
  returning id, code_hash, draft`,
)

/** One of many parallel tries with the right code wins. */
export const useOtp = statement(
  'accounts.useOtp',
  { id: 'uuid', now: 'timestamptz' },
  {},
  `update otps set used_at = $2 where id = $1 and used_at is null`,
)

/** Adds a try to those of its key, atomically, and drops what is too old to count. Answers them, oldest first, this one last. */
export const countTry = statement(
  'accounts.countTry',
  { key: 'text', now: 'timestamptz', since: 'timestamptz' },
  { at: 'timestamptz[]' },
  `
  insert into tries as t (key, at, last_at) values ($1, array[$2::timestamptz], $2)
  on conflict (key) do update set at = array(select x from unnest(t.at) x where x > $3 order by x) || excluded.at, last_at = excluded.last_at
  returning at`,
)

export const recentTries = statement(
  'accounts.recentTries',
  { keys: 'text[]' },
  { key: 'text', at: 'timestamptz[]' },
  `select key, at from tries where key = any($1)`,
)

export const deleteTries = statement('accounts.deleteTries', { keys: 'text[]' }, {}, `delete from tries where key = any($1)`)

/** A few at a time, so that no call pays for a night's worth. */
export const forgetTries = statement(
  'accounts.forgetTries',
  { before: 'timestamptz' },
  {},
  `delete from tries where key in (select key from tries where last_at < $1 order by last_at limit 20 for update skip locked)`,
)

export const deleteOtps = statement('accounts.deleteOtps', { addresses: 'text[]' }, {}, `delete from otps where address = any($1)`)

export const forgetOtps = statement('accounts.forgetOtps', { before: 'timestamptz' }, {}, `delete from otps where expires_at < $1`)
