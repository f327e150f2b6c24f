import { statement } from '#server/db/statement.ts'

export const countSignInMethods = statement(
  'auth.countSignInMethods',
  { user: 'uuid' },
  { has_password: 'bool', identities: 'int4', passkeys: 'int4' },
  `
  select u.password_hash is not null as has_password,
    (select count(*)::int from identities i where i.user_id = u.id) as identities,
    (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys
  from users u where u.id = $1`,
)
