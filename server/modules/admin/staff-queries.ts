import { statement } from '#server/db/statement.ts'

export const roles = statement(
  'admin.roles',
  {},
  { name: 'text', permissions: 'text[]', is_fixed: 'bool', members: 'int4' },
  `
  select r.name, r.permissions, r.is_fixed, (select count(*)::int from users u where u.role = r.name and u.role <> 'customer') as members
  from roles r where r.name <> 'customer' order by r.name`,
)

export const members = statement(
  'admin.members',
  {},
  { id: 'uuid', name: 'text', email: 'text?', role: 'text', has_factor: 'bool', last_seen: 'timestamptz?' },
  `
  select u.id, u.name, u.email, u.role, exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = u.id) as has_factor,
    (select max(s.used_at) from sessions s where s.user_id = u.id) as last_seen
  from users u where u.role <> 'customer' and u.disabled_at is null order by u.created_at, u.id limit 500`,
)

export const findRole = statement(
  'admin.findRole',
  { name: 'text' },
  { name: 'text', permissions: 'text[]', is_fixed: 'bool' },
  `select name, permissions, is_fixed from roles where name = $1`,
)

export const findMember = statement(
  'admin.findMember',
  { id: 'uuid' },
  { id: 'uuid', role: 'text' },
  `select id, role from users where id = $1 and role <> 'customer' for update`,
)

export const findByEmail = statement(
  'admin.findByEmail',
  { email: 'text' },
  { id: 'uuid', role: 'text' },
  `select id, role from users where email = $1 and disabled_at is null for update`,
)

export const setUserRole = statement('admin.setUserRole', { id: 'uuid', role: 'text' }, {}, `update users set role = $2 where id = $1`)

export const upsertRole = statement(
  'admin.upsertRole',
  { name: 'text', permissions: 'text[]' },
  {},
  `insert into roles (name, permissions) values ($1, $2) on conflict (name) do update set permissions = excluded.permissions`,
)

/** Returns no row if someone has the role. */
export const deleteRole = statement(
  'admin.deleteRole',
  { name: 'text' },
  {},
  `delete from roles r where r.name = $1 and not exists (select from users u where u.role = r.name and u.role <> 'customer')`,
)
