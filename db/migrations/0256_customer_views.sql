-- Each time staff looked at the shop as a customer sees it: who, why, from when to when. The customer reads it, too.
create table customer_views (
  id uuid primary key,
  customer_id uuid not null references users on delete cascade,
  staff_id uuid references users on delete set null,
  reason text not null check (length(reason) between 1 and 300),
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index customer_views_customer on customer_views (customer_id, began_at desc, id desc);
create index customer_views_staff on customer_views (staff_id) where staff_id is not null;

-- A session of such a view: it reads, and isn't extended.
alter table sessions add column view_id uuid references customer_views on delete cascade;
create index sessions_view on sessions (view_id) where view_id is not null;
