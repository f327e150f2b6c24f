import { statement } from '#server/db/statement.ts'

export const findUserWithPassword = statement(
  'auth.findUserWithPassword',
  { id: 'uuid' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', password_hash: 'text?' },
  `select id, name, email, phone, password_hash from users where id = $1`,
)

/** Updates no row if another call has replaced the password in the meantime. */
export const replacePassword = statement(
  'auth.replacePassword',
  { id: 'uuid', hash: 'text', before: 'text?' },
  {},
  `update users set password_hash = $2 where id = $1 and password_hash is not distinct from $3`,
)

/** Call it with the account locked. */
export const setPassword = statement(
  'auth.setPassword',
  { id: 'uuid', hash: 'text' },
  {},
  `update users set password_hash = $2 where id = $1`,
)

/** A user has one reset at most: a new one replaces the old one. */
export const upsertPasswordReset = statement(
  'auth.upsertPasswordReset',
  { user: 'uuid', hash: 'text', expires: 'timestamptz' },
  {},
  `
  insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, $3)
  on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)

export const findPasswordReset = statement(
  'auth.findPasswordReset',
  { hash: 'text', now: 'timestamptz' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?' },
  `
  select u.id, u.name, u.email, u.phone
  from password_resets r join users u on u.id = r.user_id where r.token_hash = $1 and r.expires_at > $2`,
)

/** Of many concurrent calls with one token, exactly one deletes the row. */
export const consumePasswordReset = statement(
  'auth.consumePasswordReset',
  { hash: 'text', now: 'timestamptz' },
  {},
  `delete from password_resets where token_hash = $1 and expires_at > $2`,
)

export const deletePasswordReset = statement(
  'auth.deletePasswordReset',
  { user: 'uuid' },
  {},
  `delete from password_resets where user_id = $1`,
)

export const purgePasswordResets = statement(
  'auth.purgePasswordResets',
  { now: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from password_resets where user_id in (
    select user_id from password_resets where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
)

/** Returns no row for a disabled account. Cancels a scheduled erasure. */
export const promoteUser = statement(
  'auth.promoteUser',
  { email: 'text' },
  { id: 'uuid' },
  `update users set role = 'owner', erase_at = null where email = $1 and disabled_at is null returning id`,
)

export const assignRole = statement(
  'auth.assignRole',
  { email: 'text', role: 'text' },
  { id: 'uuid' },
  `update users set role = $2 where email = $1 and disabled_at is null returning id`,
)
