import { statement } from '#server/db/statement.ts'

export const staffMember = statement(
  'admin.staffMember',
  { id: 'uuid' },
  { name: 'text', role: 'text', has_factor: 'bool' },
  `
  select u.name, u.role, exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = u.id) as has_factor
  from users u where u.id = $1`,
)

/** The staff who may grant permissions, the oldest accounts first. */
export const grantors = statement(
  'admin.grantors',
  {},
  { name: 'text' },
  `
  select u.name from users u join roles r on r.name = u.role
  where u.role <> 'customer' and 'staff:write' = any(r.permissions) and u.disabled_at is null order by u.created_at, u.id limit 5`,
)
