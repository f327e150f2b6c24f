import { statement } from '#server/db/statement.ts'

/** No row for an account that is disabled or about to be erased. */
export const insertSession = statement(
  'accounts.insertSession',
  { hash: 'text', id: 'uuid', user: 'uuid', agent: 'text', network: 'text', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `
  insert into sessions (token_hash, id, user_id, agent, network, created_at, used_at, expires_at)
  select $1, $2, u.id, $4, $5, $6, $6, $7 from users u
  where u.id = $3 and u.disabled_at is null and u.erase_at is null`,
)

export const findSession = statement(
  'accounts.findSession',
  { hash: 'text', now: 'timestamptz' },
  { user_id: 'uuid', permissions: 'text[]', used_at: 'timestamptz', second_factor: 'bool' },
  `
  select s.user_id, r.permissions, s.used_at, s.second_factor
  from sessions s join users u on u.id = s.user_id join roles r on r.name = u.role
  where s.token_hash = $1 and s.expires_at > $2 and u.disabled_at is null`,
)

/** One of many reads at once writes. */
export const noteUse = statement(
  'accounts.noteUse',
  { hash: 'text', now: 'timestamptz', expires: 'timestamptz', before: 'timestamptz' },
  {},
  `update sessions set used_at = $2, expires_at = $3 where token_hash = $1 and used_at <= $4`,
)

export const noteSecondFactor = statement(
  'accounts.noteSecondFactor',
  { hash: 'text' },
  {},
  `update sessions set second_factor = true where token_hash = $1`,
)

export const findFreshSession = statement(
  'accounts.findFreshSession',
  { hash: 'text', since: 'timestamptz' },
  { user_id: 'uuid' },
  `select user_id from sessions where token_hash = $1 and created_at >= $2`,
)

export const sessionsOf = statement(
  'accounts.sessionsOf',
  { user: 'uuid', now: 'timestamptz' },
  { id: 'uuid', token_hash: 'text', agent: 'text', network: 'text', created_at: 'timestamptz', used_at: 'timestamptz' },
  `
  select id, token_hash, agent, network, created_at, used_at from sessions
  where user_id = $1 and expires_at > $2 order by used_at desc, created_at desc, id desc limit 100`,
)

export const deleteSession = statement('accounts.deleteSession', { hash: 'text' }, {}, `delete from sessions where token_hash = $1`)

export const deleteSessionById = statement(
  'accounts.deleteSessionById',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from sessions where id = $1 and user_id = $2`,
)

export const deleteSessions = statement('accounts.deleteSessions', { user: 'uuid' }, {}, `delete from sessions where user_id = $1`)

export const deleteOtherSessions = statement(
  'accounts.deleteOtherSessions',
  { user: 'uuid', hash: 'text' },
  {},
  `delete from sessions where user_id = $1 and token_hash <> $2`,
)

export const forgetSessions = statement(
  'accounts.forgetSessions',
  { now: 'timestamptz' },
  {},
  `delete from sessions where expires_at <= $1`,
)
