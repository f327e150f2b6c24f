-- A record keeps the sex it was lifted with, as it does the body weight: who changes their profile doesn't move old lifts.
alter table records add column sex text check (sex in ('female', 'male'));
alter table records disable trigger user;
update records r set sex = p.sex from profiles p where p.user_id = r.user_id and p.sex is not null;
alter table records enable trigger user;

-- Beyond what people have lifted for their weight. In hundredths of DOTS points: the best raw totals of OpenPowerlifting are below 700, the best raw
-- lifts (with wraps) below the others. In hundredths of the body weight, as DOTS takes less than 40 kg for 40: Stanaszek squatted 5.9 times his
-- (equipped), Gant pulled 5. Whoever has truly done more is verified by staff, once.
alter table ranked_lifts add column limit_dots int, add column limit_times int;
update ranked_lifts l set limit_dots = v.dots, limit_times = v.times from (values
  ('squat', 31000, 600), ('bench', 20000, 450), ('deadlift', 30000, 550), ('total', 70000, 1300), ('overhead press', 15000, 300)) v (lift, dots, times)
where l.lift = v.lift;
alter table ranked_lifts add constraint ranked_lifts_limits check ((measure = 'weight') = (limit_dots is not null and limit_times is not null));

-- Where sex or body weight aren't known, the absolute limit alone: the least of what isn't null.
create function best_possible(l ranked_lifts, sex text, body_weight int) returns int language sql immutable parallel safe as $$
  select case when l.measure = 'time' then case sex when 'female' then l.limit_female else l.limit_male end
    else least(case sex when 'female' then l.limit_female else l.limit_male end,
      l.limit_dots * 1000000.0 / dots_points(sex, body_weight, 1000000), l.limit_times * (body_weight / 100.0))::int end
$$;
create function is_impossible(l ranked_lifts, sex text, body_weight int, value int) returns boolean language sql immutable parallel safe as $$
  select case when l.measure = 'time' then value < best_possible(l, sex, body_weight) else value > best_possible(l, sex, body_weight) end
$$;

-- As in 0321, for each lift that has a leaderboard: runs, too.
create or replace function flag_records() returns trigger language plpgsql as $$
begin
  with flagged as (
    update records r set gain = null,
      flag = case when is_impossible(l, coalesce(c.sex, p.sex), coalesce(c.body_weight, p.body_weight), c.value) then 'world_record' else 'jump' end
    from come c join profiles p on p.user_id = c.user_id join ranked_lifts l on l.lift = c.lift and l.measure = c.measure
    where r.id = c.id and (
      is_impossible(l, coalesce(c.sex, p.sex), coalesce(c.body_weight, p.body_weight), c.value)
      -- nobody gains thirty percent in two months but by a typing error
      or c.measure = 'weight' and c.value > 1.3 * (
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

-- As in 0171, with the sex of the record; without points that are impossible with the body weight that the profile has now.
create or replace function refresh_club_bests(people uuid[]) returns void language plpgsql as $$
begin
  perform from profiles where user_id = any(people) order by user_id for no key update;
  delete from club_bests b where b.user_id = any(people) and not exists (
    select from club_members m join profiles p on p.user_id = m.user_id
    where m.club_id = b.club_id and m.user_id = b.user_id and m.state = 'member' and m.is_ranked and p.is_ranked
      and exists (select from records r where r.user_id = b.user_id and r.lift = b.lift and r.measure = 'weight' and r.removed_at is null and r.flag is null));
  insert into club_bests (club_id, user_id, lift, value, dots, sex, weight_class, performed_on)
  select m.club_id, r.user_id, r.lift, r.value,
    case when is_impossible(l, b.sex, b.body_weight, r.value)
      and not exists (select from record_checks k where k.record_id = r.id and k.state = 'verified') then 0
      else coalesce(dots_points(b.sex, b.body_weight, r.value), 0) end,
    b.sex, weight_class(b.sex, b.body_weight), r.performed_on
  from (
    select distinct on (user_id, lift) id, user_id, lift, value, sex, body_weight, performed_on from records
    where user_id = any(people) and measure = 'weight' and removed_at is null and flag is null and lift in (select l.lift from lift_limits l)
    order by user_id, lift, value desc, performed_on, id
  ) r
  join ranked_lifts l on l.lift = r.lift
  join profiles p on p.user_id = r.user_id and p.is_ranked
  cross join lateral (select coalesce(r.sex, p.sex) as sex, coalesce(r.body_weight, p.body_weight) as body_weight) b
  join club_members m on m.user_id = r.user_id and m.state = 'member' and m.is_ranked
  on conflict (club_id, user_id, lift) do update
    set value = excluded.value, dots = excluded.dots, sex = excluded.sex, weight_class = excluded.weight_class, performed_on = excluded.performed_on;
  -- cached pages of their clubs (decision 17)
  perform pg_notify('catalogue', json_build_object('content', '{}'::text[], 'live', '{}'::text[], 'listings', '{}'::text[], 'counts', '{}'::text[],
    'tags', array['club:' || m.club_id])::text)
  from (select distinct club_id from club_members where user_id = any(people) and state = 'member') m;
end
$$;

-- As in 0627, with the sex of the record; what was verified counts, however much it is.
create or replace function refresh_leaderboards(people uuid[], lifts text[], spans date[]) returns void language plpgsql as $$
begin
  delete from leaderboard_places p using unnest(people, lifts, spans) as w (user_id, lift, span)
  where p.user_id = w.user_id and p.lift = w.lift and p.span = w.span;
  insert into leaderboard_places (user_id, lift, span, sort, body, age, rank_key, performed_on, record_id, is_public)
  select distinct on (w.user_id, w.lift, w.span, s.sort, b.body, a.age) w.user_id, w.lift, w.span, s.sort, b.body, a.age, s.rank_key, r.performed_on, r.id, u.privacy = 'public'
  from (select distinct * from unnest(people, lifts, spans) as w (user_id, lift, span)) w
  join profiles p on p.user_id = w.user_id and p.is_ranked and p.on_leaderboards
  join users u on u.id = w.user_id
  join ranked_lifts l on l.lift = w.lift
  join records r on r.user_id = w.user_id and r.lift = w.lift and r.measure = l.measure and r.removed_at is null and r.flag is null
    and (w.span = '0001-01-01' or r.performed_on between w.span and (w.span + interval '1 month - 1 day')::date)
  cross join lateral (select coalesce(r.sex, p.sex) as sex, coalesce(r.body_weight, p.body_weight) as body_weight) o
  cross join lateral (values ('value', case when l.measure = 'time' then r.value else -r.value end),
    ('dots', case when l.measure = 'weight' then -dots_points(o.sex, o.body_weight, r.value) end)) s (sort, rank_key)
  cross join lateral (values (''), (o.sex), (case when l.measure = 'weight' then weight_class(o.sex, o.body_weight) end)) b (body)
  cross join lateral (values (''), (case when p.shows_age then age_group(u.date_of_birth, r.performed_on) end)) a (age)
  where s.rank_key is not null and b.body is not null and a.age is not null
    and (not is_impossible(l, o.sex, o.body_weight, r.value)
      or exists (select from record_checks k where k.record_id = r.id and k.state = 'verified'))
  order by w.user_id, w.lift, w.span, s.sort, b.body, a.age, s.rank_key, r.performed_on, r.id;
end
$$;

-- What has counted so far waits, too.
with flagged as (
  update records r set flag = 'world_record', gain = null from profiles p, ranked_lifts l
  where p.user_id = r.user_id and l.lift = r.lift and l.measure = r.measure and r.removed_at is null and r.flag is null
    and is_impossible(l, coalesce(r.sex, p.sex), coalesce(r.body_weight, p.body_weight), r.value)
    and not exists (select from record_checks k where k.record_id = r.id)
  returning r.id, r.created_at
)
insert into record_checks (record_id, flag, found_at) select id, 'world_record', created_at from flagged;
