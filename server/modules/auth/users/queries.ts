import { statement } from '#server/db/statement.ts'

/** A disabled account is as good as none, and so is one whose last day has passed. */
export const findUserForSignIn = statement(
  'accounts.forSignIn',
  { email: 'text?', phone: 'text?', now: 'timestamptz' },
  { id: 'uuid', password_hash: 'text?' },
  `
  select id, password_hash from users
  where (email = $1 or phone = $2) and disabled_at is null and (erase_at is null or erase_at > $3)`,
)

export const findUserByAddress = statement(
  'accounts.byAddress',
  { email: 'text?', phone: 'text?' },
  { id: 'uuid' },
  `select id from users where email = $1 or phone = $2 limit 1`,
)

export const userForPassword = statement(
  'accounts.forPassword',
  { id: 'uuid' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', password_hash: 'text?' },
  `select id, name, email, phone, password_hash from users where id = $1`,
)

export const contactOfUser = statement(
  'accounts.contact',
  { id: 'uuid' },
  { email: 'text?', phone: 'text?' },
  `select email, phone from users where id = $1`,
)

export const insertUser = statement(
  'accounts.insertUser',
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', hash: 'text?', role: 'text', now: 'timestamptz' },
  { id: 'uuid' },
  `insert into users (id, name, email, phone, password_hash, role, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
)

export const lockUser = statement(
  'accounts.lock',
  { id: 'uuid' },
  { email: 'text?', phone: 'text?' },
  `select email, phone from users where id = $1 for update`,
)

export const moveUser = statement(
  'accounts.move',
  { id: 'uuid', email: 'text?', phone: 'text?' },
  {},
  `update users set email = $2, phone = $3 where id = $1`,
)

/** Unless another call has replaced it meanwhile. */
export const replacePassword = statement(
  'accounts.replacePassword',
  { id: 'uuid', hash: 'text', before: 'text?' },
  {},
  `update users set password_hash = $2 where id = $1 and password_hash is not distinct from $3`,
)

/** Keeps an account that was to be erased; no row where it was not. */
export const restoreUser = statement(
  'accounts.restore',
  { id: 'uuid', now: 'timestamptz' },
  { email: 'text?', phone: 'text?' },
  `update users set erase_at = null where id = $1 and erase_at > $2 returning email, phone`,
)

/** One a person: a newer one puts the older out. */
export const keepReset = statement(
  'accounts.keepReset',
  { user: 'uuid', hash: 'text', expires: 'timestamptz' },
  {},
  `
  insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, $3)
  on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)

export const findReset = statement(
  'accounts.findReset',
  { hash: 'text', now: 'timestamptz' },
  { id: 'uuid', name: 'text', email: 'text?', phone: 'text?', password_hash: 'text?' },
  `
  select u.id, u.name, u.email, u.phone, u.password_hash
  from password_resets r join users u on u.id = r.user_id where r.token_hash = $1 and r.expires_at > $2`,
)

export const useReset = statement(
  'accounts.useReset',
  { hash: 'text', now: 'timestamptz' },
  {},
  `delete from password_resets where token_hash = $1 and expires_at > $2`,
)

export const deleteReset = statement('accounts.deleteReset', { user: 'uuid' }, {}, `delete from password_resets where user_id = $1`)

export const setErasure = statement(
  'accounts.setErasure',
  { id: 'uuid', at: 'timestamptz' },
  {},
  `update users set erase_at = $2 where id = $1`,
)

export const lockDue = statement(
  'accounts.lockDue',
  { now: 'timestamptz' },
  { id: 'uuid', email: 'text?', phone: 'text?' },
  `select id, email, phone from users where erase_at <= $1 order by erase_at limit 1 for update skip locked`,
)

export const deleteUser = statement('accounts.deleteUser', { id: 'uuid' }, {}, `delete from users where id = $1`)

export const forgetResets = statement(
  'accounts.forgetResets',
  { now: 'timestamptz' },
  {},
  `delete from password_resets where expires_at <= $1`,
)
