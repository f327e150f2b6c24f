-- What staff changed: who, by which call, what, and from where. Only added to: a trigger refuses everything else. It holds ids and changed fields,
-- no names: whoever reads it sees those of the accounts that are still there.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor uuid not null,
  -- The id of the call in the API's documentation.
  call text not null,
  -- The id, number or name of what was changed.
  target text not null,
  before jsonb,
  after jsonb,
  -- The network, not the address.
  network text not null
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor, at desc, id desc);
create index audit_log_call on audit_log (call, at desc, id desc);
create index audit_log_target on audit_log (target, at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_log_only_added before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log execute function refuse_change();

-- What staff say to each other about an order.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  author uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index order_notes_order on order_notes (order_id, at, id);
create index order_notes_author on order_notes (author) where author is not null;

-- Roles that the shop made itself can be changed and deleted; these can't.
alter table roles add column is_fixed boolean not null default false;
update roles set is_fixed = true where name in ('customer', 'owner');
