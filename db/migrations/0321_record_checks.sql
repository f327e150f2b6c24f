-- Lifts that were flagged wait for somebody to look at them (decision 70): who decided what. The flag of a record says what counts now; this row what was found.
create table record_checks (
  record_id uuid primary key references records on delete cascade,
  flag text not null check (flag in ('world_record', 'jump')),
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'rejected')),
  found_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
create index record_checks_state on record_checks (state, found_at desc, record_id desc);
create index record_checks_decided_by on record_checks (decided_by) where decided_by is not null;
insert into record_checks (record_id, flag, found_at) select id, flag, created_at from records where flag is not null and removed_at is null;

-- As in 0227; what is flagged waits.
create or replace function flag_records() returns trigger language plpgsql as $$
begin
  with flagged as (
    update records r set flag = case when r.value > l.most then 'world_record' else 'jump' end, gain = null
    from come c join profiles p on p.user_id = c.user_id join lift_limits l on l.lift = c.lift and l.sex = coalesce(p.sex, 'male')
    where r.id = c.id and c.measure = 'weight' and (
      c.value > l.most
      -- nobody gains thirty percent in two months but by a typing error
      or c.value > 1.3 * (
        select max(before.value) from records before
        where before.user_id = c.user_id and before.lift = c.lift and before.measure = 'weight' and before.removed_at is null and before.flag is null
          and before.id <> c.id and before.value >= 40000 and before.performed_on between c.performed_on - 60 and c.performed_on
          and before.created_at <= c.created_at
      ))
    returning r.id, r.flag, r.created_at
  )
  insert into record_checks (record_id, flag, found_at) select id, flag, created_at from flagged;
  return null;
end
$$;

-- What was rejected is a decision that its member reads and may answer.
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club', 'story', 'record'));

update roles set permissions = permissions || '{records:verify}' where name in ('owner', 'manager', 'moderator');
