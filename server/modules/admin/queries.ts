import { statement } from '#server/db/statement.ts'

export const staffMember = statement(
  'admin.staffMember',
  { id: 'uuid' },
  { name: 'text', role: 'text' },
  `select name, role from users where id = $1`,
)

/** Who may grant permissions, those who came first before. */
export const grantors = statement(
  'admin.grantors',
  {},
  { name: 'text' },
  `
  select u.name from users u join roles r on r.name = u.role
  where u.role <> 'customer' and 'staff:write' = any(r.permissions) and u.disabled_at is null order by u.created_at, u.id limit 5`,
)
