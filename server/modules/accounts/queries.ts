import { statement } from '#server/db/statement.ts'

export const findUserForSignIn = statement(
  'accounts.forSignIn',
  { email: 'text?', phone: 'text?' },
  { id: 'uuid', password_hash: 'text' },
  `select id, password_hash from users where email = $1 or phone = $2`,
)

export const addressTaken = statement(
  'accounts.addressTaken',
  { email: 'text?', phone: 'text?' },
  { id: 'uuid' },
  `select id from users where email = $1 or phone = $2 limit 1`,
)

export const insertUser = statement(
  'accounts.insertUser',
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', hash: 'text', role: 'text', now: 'timestamptz' },
  { id: 'uuid' },
  `insert into users (id, name, email, phone, password_hash, role, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
)

export const userById = statement(
  'accounts.userById',
  { id: 'uuid' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', role: 'text' },
  `select id, name, email, phone, role from users where id = $1`,
)

export const insertSession = statement(
  'accounts.insertSession',
  { hash: 'text', user: 'uuid', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `insert into sessions (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)`,
)

export const findSession = statement(
  'accounts.findSession',
  { hash: 'text', now: 'timestamptz' },
  { user_id: 'uuid', role: 'text', expires_at: 'timestamptz' },
  `select s.user_id, u.role, s.expires_at from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`,
)

export const extendSession = statement(
  'accounts.extendSession',
  { hash: 'text', expires: 'timestamptz' },
  {},
  `update sessions set expires_at = $2 where token_hash = $1`,
)

export const deleteSession = statement('accounts.deleteSession', { hash: 'text' }, {}, `delete from sessions where token_hash = $1`)

export const deleteSessions = statement('accounts.deleteSessions', { user: 'uuid' }, {}, `delete from sessions where user_id = $1`)

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
export const countTry = statement(
  'accounts.countTry',
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
