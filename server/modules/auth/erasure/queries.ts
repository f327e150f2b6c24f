import { statement } from '#server/db/statement.ts'

/** Changes nothing if the erasure is already scheduled. As signing in cancels an erasure, that can only be a concurrent call. */
export const scheduleErasure = statement(
  'auth.scheduleErasure',
  { id: 'uuid', at: 'timestamptz' },
  {},
  `update users set erase_at = $2 where id = $1 and erase_at is null`,
)

export const lockUserToErase = statement(
  'auth.lockUserToErase',
  { now: 'timestamptz', except: 'uuid[]', isOwner: 'bool' },
  { id: 'uuid', email: 'text?', phone: 'text?', role: 'text' },
  `
  select id, email, phone, role from users where erase_at <= $1 and id <> all($2) and (role = 'owner') = $3
  order by erase_at limit 1 for update skip locked`,
)

export const clearErasure = statement('auth.clearErasure', { id: 'uuid' }, {}, `update users set erase_at = null where id = $1`)

export const isOwner = statement('auth.isOwner', { id: 'uuid' }, { id: 'uuid' }, `select id from users where id = $1 and role = 'owner'`)

export const deleteUser = statement('auth.deleteUser', { id: 'uuid' }, {}, `delete from users where id = $1`, { slow: true })

/** Deletes nonces whose id tokens are too old to be accepted anyway. */
export const purgeNonces = statement(
  'auth.purgeNonces',
  { now: 'timestamptz', limit: 'int8' },
  {},
  `
  delete from spent_nonces where hash in (
    select hash from spent_nonces where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
)
