import { statement } from '#server/db/statement.ts'

/** Inserts no row for a user who is disabled or due to be erased. */
export const insertSession = statement(
  'auth.insertSession',
  { hash: 'text', id: 'uuid', user: 'uuid', agent: 'text', network: 'text', now: 'timestamptz', expires: 'timestamptz' },
  {},
  `
  insert into sessions (token_hash, id, user_id, agent, network, created_at, used_at, expires_at)
  select $1, $2, u.id, $4, $5, $6, $6, $7 from users u
  where u.id = $3 and u.disabled_at is null and u.erase_at is null`,
)

export const findSessions = statement(
  'auth.findSessions',
  { hashes: 'text[]' },
  {
    hash: 'text',
    user_id: 'uuid',
    permissions: 'text[]',
    used_at: 'timestamptz',
    expires_at: 'timestamptz',
    second_factor: 'bool',
    is_view: 'bool',
  },
  `
  select s.token_hash as hash, s.user_id, r.permissions, s.used_at, s.expires_at, s.second_factor, s.view_id is not null as is_view
  from sessions s join users u on u.id = s.user_id join roles r on r.name = u.role
  where s.token_hash = any($1) and u.disabled_at is null and (s.view_id is null or (u.role = 'customer' and exists (
    select from customer_views v join users w on w.id = v.staff_id join roles p on p.name = w.role
    where v.id = s.view_id and w.disabled_at is null and 'shop:view-as' = any(p.permissions))))`,
)

/** Of many concurrent reads, exactly one updates the row. */
export const recordSessionUse = statement(
  'auth.recordSessionUse',
  { hash: 'text', now: 'timestamptz', expires: 'timestamptz', before: 'timestamptz' },
  {},
  `update sessions set used_at = $2, expires_at = $3 where token_hash = $1 and used_at <= $4`,
)

export const markSecondFactor = statement(
  'auth.markSecondFactor',
  { hash: 'text' },
  {},
  `update sessions set second_factor = true where token_hash = $1`,
)

export const findFreshSession = statement(
  'auth.findFreshSession',
  { hash: 'text', since: 'timestamptz' },
  { user_id: 'uuid' },
  `select user_id from sessions where token_hash = $1 and created_at >= $2`,
)

export const listSessions = statement(
  'auth.listSessions',
  { user: 'uuid', now: 'timestamptz' },
  { id: 'uuid', token_hash: 'text', agent: 'text', network: 'text', created_at: 'timestamptz', used_at: 'timestamptz' },
  `
  select id, token_hash, agent, network, created_at, used_at from sessions
  where user_id = $1 and view_id is null and expires_at > $2 order by used_at desc, created_at desc, id desc limit 100`,
)

export const deleteSession = statement('auth.deleteSession', { hash: 'text' }, {}, `delete from sessions where token_hash = $1`)

export const deleteSessionById = statement(
  'auth.deleteSessionById',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from sessions where id = $1 and user_id = $2`,
)

export const deleteSessions = statement('auth.deleteSessions', { user: 'uuid' }, {}, `delete from sessions where user_id = $1`)

export const deleteOtherSessions = statement(
  'auth.deleteOtherSessions',
  { user: 'uuid', hash: 'text' },
  {},
  `delete from sessions where user_id = $1 and token_hash <> $2`,
)

/** Deletes sign-ins that wait for their second factor. */
export const deleteTickets = statement('auth.deleteTickets', { user: 'uuid' }, {}, `delete from sign_in_tickets where user_id = $1`)

/** Deletes mailed links that would still sign in. */
export const deleteSignInLinks = statement(
  'auth.deleteSignInLinks',
  { user: 'uuid' },
  {},
  `delete from otps where purpose = 'sign-in-link' and address = (select email from users where id = $1)`,
)

export const purgeSessions = statement(
  'auth.purgeSessions',
  { now: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
)
