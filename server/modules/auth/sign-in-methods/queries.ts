import { statement } from '#server/db/statement.ts'

/** Two removals at once would each see the other's way still there. */
export const lockUser = statement('ways.lockUser', { user: 'uuid' }, { id: 'uuid' }, `select id from users where id = $1 for update`)

export const countWays = statement(
  'ways.count',
  { user: 'uuid' },
  { has_password: 'bool', identities: 'int4', passkeys: 'int4' },
  `
  select u.password_hash is not null as has_password,
    (select count(*)::int from identities i where i.user_id = u.id) as identities,
    (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys
  from users u where u.id = $1`,
)
