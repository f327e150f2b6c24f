-- Why a record counts in no ranking: more than anyone has ever lifted, or far above the person's last.
alter table records add column flag text check (flag in ('world_record', 'jump'));
create index records_best on records (user_id, lift, value desc, performed_on, id)
  where measure = 'weight' and removed_at is null and flag is null;

-- The most that anyone has lifted in a meet or a show, in grams, with any equipment, and a little room.
create table lift_limits (
  lift text not null,
  sex text not null,
  most int not null,
  primary key (lift, sex)
);
insert into lift_limits (lift, sex, most) values
  ('squat', 'male', 600000), ('squat', 'female', 440000),
  ('bench', 'male', 640000), ('bench', 'female', 300000),
  ('deadlift', 'male', 515000), ('deadlift', 'female', 330000),
  ('total', 'male', 1450000), ('total', 'female', 940000);

-- DOTS points in hundredths: the weight in relation to what people of that body weight lift (OpenPowerlifting, 2019).
create function dots_points(sex text, body_weight int, value int) returns int language sql immutable parallel safe as $$
  select case sex
    when 'male' then round(100 * (value / 1000.0) * 500 / (-307.75076 + 24.0900756 * w - 0.1918759221 * w ^ 2 + 0.0007391293 * w ^ 3 - 0.000001093 * w ^ 4))
    when 'female' then round(100 * (value / 1000.0) * 500 / (-57.96288 + 13.6175032 * w - 0.1126655495 * w ^ 2 + 0.0005158568 * w ^ 3 - 0.0000010706 * w ^ 4))
  end::int
  from (select (case sex when 'male' then least(greatest(body_weight, 40000), 210000) else least(greatest(body_weight, 40000), 150000) end / 1000.0)::float8 as w) kilos
$$;

-- The bodyweight class of the International Powerlifting Federation, as "83" or "120+".
create function weight_class(sex text, body_weight int) returns text language sql immutable parallel safe as $$
  select case sex
    when 'male' then case
      when body_weight <= 59000 then '59' when body_weight <= 66000 then '66' when body_weight <= 74000 then '74' when body_weight <= 83000 then '83'
      when body_weight <= 93000 then '93' when body_weight <= 105000 then '105' when body_weight <= 120000 then '120' when body_weight > 120000 then '120+' end
    when 'female' then case
      when body_weight <= 47000 then '47' when body_weight <= 52000 then '52' when body_weight <= 57000 then '57' when body_weight <= 63000 then '63'
      when body_weight <= 69000 then '69' when body_weight <= 76000 then '76' when body_weight <= 84000 then '84' when body_weight > 84000 then '84+' end
  end
$$;

-- The best of each member by lift, in the order of the ranking: a club of any size is read from an index.
create table club_bests (
  club_id uuid not null references clubs on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  lift text not null,
  value int not null,
  -- hundredths; 0 where sex or body weight aren't known
  dots int not null,
  sex text,
  weight_class text,
  performed_on date not null,
  primary key (club_id, user_id, lift)
);
create index club_bests_weight on club_bests (club_id, lift, value desc, user_id) include (sex, weight_class, dots);
create index club_bests_dots on club_bests (club_id, lift, dots desc, user_id) include (sex, weight_class, value) where dots > 0;
create index club_bests_user on club_bests (user_id);

-- Brings the rankings of these people up to date, in their clubs; their profiles are locked, so one change follows the other.
create function refresh_club_bests(people uuid[]) returns void language plpgsql as $$
begin
  perform from profiles where user_id = any(people) order by user_id for no key update;
  delete from club_bests b where b.user_id = any(people) and not exists (
    select from club_members m join profiles p on p.user_id = m.user_id
    where m.club_id = b.club_id and m.user_id = b.user_id and m.state = 'member' and m.is_ranked and p.is_ranked
      and exists (select from records r where r.user_id = b.user_id and r.lift = b.lift and r.measure = 'weight' and r.removed_at is null and r.flag is null));
  insert into club_bests (club_id, user_id, lift, value, dots, sex, weight_class, performed_on)
  select m.club_id, r.user_id, r.lift, r.value, coalesce(dots_points(p.sex, coalesce(r.body_weight, p.body_weight), r.value), 0), p.sex,
    weight_class(p.sex, coalesce(r.body_weight, p.body_weight)), r.performed_on
  from (
    select distinct on (user_id, lift) user_id, lift, value, body_weight, performed_on from records
    where user_id = any(people) and measure = 'weight' and removed_at is null and flag is null and lift in (select l.lift from lift_limits l)
    order by user_id, lift, value desc, performed_on, id
  ) r
  join profiles p on p.user_id = r.user_id and p.is_ranked
  join club_members m on m.user_id = r.user_id and m.state = 'member' and m.is_ranked
  on conflict (club_id, user_id, lift) do update
    set value = excluded.value, dots = excluded.dots, sex = excluded.sex, weight_class = excluded.weight_class, performed_on = excluded.performed_on;
  -- cached pages of their clubs (decision 17)
  perform pg_notify('catalogue', json_build_object('content', '{}'::text[], 'live', '{}'::text[], 'listings', '{}'::text[], 'counts', '{}'::text[],
    'tags', array['club:' || m.club_id])::text)
  from (select distinct club_id from club_members where user_id = any(people) and state = 'member') m;
end
$$;

-- By triggers: records, profiles and memberships are written by several modules and by the demo world, and a ranking is never behind.
create function club_bests_of_records() returns trigger language plpgsql as $$
declare people uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct user_id) into people from gone;
  else
    select array_agg(distinct user_id) into people from come;
  end if;
  if people is not null then perform refresh_club_bests(people); end if;
  return null;
end
$$;
create function flag_records() returns trigger language plpgsql as $$
begin
  update records r set flag = case when r.value > l.most then 'world_record' else 'jump' end
  from come c join profiles p on p.user_id = c.user_id join lift_limits l on l.lift = c.lift and l.sex = coalesce(p.sex, 'male')
  where r.id = c.id and c.measure = 'weight' and (
    c.value > l.most
    -- nobody gains thirty percent in two months but by a typing error
    or c.value > 1.3 * (
      select max(before.value) from records before
      where before.user_id = c.user_id and before.lift = c.lift and before.measure = 'weight' and before.removed_at is null and before.flag is null
        and before.id <> c.id and before.value >= 40000 and before.performed_on between c.performed_on - 60 and c.performed_on
        and before.created_at <= c.created_at
    ));
  return null;
end
$$;
create trigger records_1_flag after insert on records referencing new table as come for each statement execute function flag_records();
create trigger records_2_bests after insert on records referencing new table as come for each statement execute function club_bests_of_records();
create trigger records_changed after update on records referencing new table as come for each statement execute function club_bests_of_records();
create trigger records_gone after delete on records referencing old table as gone for each statement execute function club_bests_of_records();
create trigger club_members_come after insert on club_members referencing new table as come for each statement execute function club_bests_of_records();
create trigger club_members_changed after update on club_members referencing new table as come for each statement execute function club_bests_of_records();
create trigger club_members_gone after delete on club_members referencing old table as gone for each statement execute function club_bests_of_records();
create function club_bests_of_profile() returns trigger language plpgsql as $$
begin
  perform refresh_club_bests(array[new.user_id]);
  return null;
end
$$;
create trigger profiles_ranked after update of sex, body_weight, is_ranked on profiles for each row
  when (old.sex is distinct from new.sex or old.body_weight is distinct from new.body_weight or old.is_ranked is distinct from new.is_ranked)
  execute function club_bests_of_profile();
