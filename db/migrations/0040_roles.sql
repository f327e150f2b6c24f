-- What each role may do. The permissions are those of contract/permissions.ts; a test compares them. Somebody with at least one is staff.
create table roles (
  name text primary key check (name ~ '^[a-z][a-z-]{1,29}$'),
  permissions text[] not null
);

insert into roles (name, permissions) values
  ('customer', '{}'),
  ('owner', '{orders:read,orders:ship,orders:refund,catalogue:write,stock:write,content:write,customers:read,reviews:moderate,settings:write,staff:write}'),
  ('manager', '{orders:read,orders:ship,orders:refund,catalogue:write,stock:write,content:write,customers:read,reviews:moderate}'),
  ('support', '{orders:read,orders:refund,customers:read}'),
  ('warehouse', '{orders:read,orders:ship,stock:write}'),
  ('editor', '{catalogue:write,content:write}'),
  ('moderator', '{reviews:moderate}');

-- 'staff' said nothing about what they do: they get the least that every member of staff needs, and the owner decides about more.
alter table users drop constraint users_role_check;
update users set role = case role when 'admin' then 'owner' else 'support' end where role in ('admin', 'staff');
alter table users add foreign key (role) references roles;
