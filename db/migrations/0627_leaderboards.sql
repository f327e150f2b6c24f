-- Leaderboards outside of clubs (decision 99). Being on them is a choice of its own: rankings of clubs are among their members, these are for everyone.
alter table profiles
  add column on_leaderboards boolean not null default false,
  -- in those by age, too
  add column shows_age boolean not null default false;

-- The lifts that have a leaderboard, and beyond what a record counts in none: more, or faster, than anyone has ever been, with a little room.
create table ranked_lifts (
  lift text primary key,
  measure text not null check (measure in ('weight', 'time')),
  limit_male int not null,
  limit_female int not null
);
insert into ranked_lifts (lift, measure, limit_male, limit_female) values
  ('squat', 'weight', 600000, 440000), ('bench', 'weight', 640000, 300000), ('deadlift', 'weight', 515000, 330000), ('total', 'weight', 1450000, 940000),
  ('overhead press', 'weight', 245000, 150000),
  ('5 km', 'time', 740, 820), ('10 km', 'time', 1560, 1720), ('half marathon', 'time', 3390, 3760);

-- By the calendar year of the lift, as federations do; without a group of its own for whom is under age.
create function age_group(born date, performed date) returns text language sql immutable parallel safe as $$
  select case
    when born is null then null
    when date_part('year', performed) - date_part('year', born) < 24 then '-23'
    when date_part('year', performed) - date_part('year', born) < 40 then '24-39'
    when date_part('year', performed) - date_part('year', born) < 50 then '40-49'
    when date_part('year', performed) - date_part('year', born) < 60 then '50-59'
    else '60+' end
$$;

-- Of each member the best on each board, so that a page of any of them is a part of one index, however many members there are.
create table leaderboard_places (
  user_id uuid not null references profiles on delete cascade,
  lift text not null,
  -- the first day of the month, or 0001-01-01 for all times
  span date not null,
  -- what it's ranked by: the value itself, or DOTS points
  sort text not null check (sort in ('value', 'dots')),
  -- '', a sex, or a bodyweight class (which only one sex has)
  body text not null,
  -- '' or an age group
  age text not null,
  -- what is less is better: seconds, grams and hundredths of points below zero
  rank_key int not null,
  performed_on date not null,
  record_id uuid not null references records on delete cascade,
  -- the profile is
  is_public boolean not null,
  primary key (user_id, lift, span, sort, body, age)
);
create index leaderboard_places_order on leaderboard_places (lift, span, sort, body, age, rank_key, performed_on, user_id) where is_public;
create index leaderboard_places_record on leaderboard_places (record_id);

-- Brings the boards of these spans up to date; `spans` of each of these people and lifts.
create function refresh_leaderboards(people uuid[], lifts text[], spans date[]) returns void language plpgsql as $$
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
    and case when l.measure = 'time' then r.value >= case p.sex when 'female' then l.limit_female else l.limit_male end
      else r.value <= case p.sex when 'female' then l.limit_female else l.limit_male end end
  cross join lateral (values ('value', case when l.measure = 'time' then r.value else -r.value end),
    ('dots', case when l.measure = 'weight' then -dots_points(p.sex, coalesce(r.body_weight, p.body_weight), r.value) end)) s (sort, rank_key)
  cross join lateral (values (''), (p.sex), (case when l.measure = 'weight' then weight_class(p.sex, coalesce(r.body_weight, p.body_weight)) end)) b (body)
  cross join lateral (values (''), (case when p.shows_age then age_group(u.date_of_birth, r.performed_on) end)) a (age)
  where s.rank_key is not null and b.body is not null and a.age is not null
  order by w.user_id, w.lift, w.span, s.sort, b.body, a.age, s.rank_key, r.performed_on, r.id;
end
$$;
create function refresh_all_leaderboards(people uuid[]) returns void language plpgsql as $$
declare whose uuid[]; which text[]; spans date[];
begin
  delete from leaderboard_places where user_id = any(people);
  select array_agg(k.user_id), array_agg(k.lift), array_agg(k.span) into whose, which, spans from (
    select distinct r.user_id, r.lift, s.span from records r join ranked_lifts l on l.lift = r.lift
      cross join lateral (values ('0001-01-01'::date), (date_trunc('month', r.performed_on)::date)) s (span)
    where r.user_id = any(people)) k;
  if whose is not null then perform refresh_leaderboards(whose, which, spans); end if;
end
$$;

-- The account's row is locked last: whatever brings boards of one person up to date does so one after the other.
-- By triggers, as rankings of clubs: records are written by several modules and by the demo world, and a board is never behind.
create function leaderboards_of_records() returns trigger language plpgsql as $$
declare whose uuid[]; which text[]; spans date[];
begin
  if tg_op = 'DELETE' then
    select array_agg(k.user_id), array_agg(k.lift), array_agg(k.span) into whose, which, spans from (
      select distinct r.user_id, r.lift, s.span from gone r join ranked_lifts l on l.lift = r.lift
        cross join lateral (values ('0001-01-01'::date), (date_trunc('month', r.performed_on)::date)) s (span)) k;
  else
    select array_agg(k.user_id), array_agg(k.lift), array_agg(k.span) into whose, which, spans from (
      select distinct r.user_id, r.lift, s.span from come r join ranked_lifts l on l.lift = r.lift
        cross join lateral (values ('0001-01-01'::date), (date_trunc('month', r.performed_on)::date)) s (span)) k;
  end if;
  if whose is null then return null; end if;
  perform from profiles where user_id = any(whose) order by user_id for no key update;
  perform from users where id = any(whose) order by id for no key update;
  perform refresh_leaderboards(whose, which, spans);
  return null;
end
$$;
create trigger records_3_leaderboards after insert on records referencing new table as come for each statement execute function leaderboards_of_records();
create trigger records_changed_leaderboards after update on records referencing new table as come for each statement execute function leaderboards_of_records();
create trigger records_gone_leaderboards after delete on records referencing old table as gone for each statement execute function leaderboards_of_records();

create function leaderboards_of_profile() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  perform refresh_all_leaderboards(array[new.user_id]);
  return null;
end
$$;
create trigger profiles_leaderboards after update of sex, body_weight, is_ranked, on_leaderboards, shows_age on profiles for each row
  when ((old.sex, old.body_weight, old.is_ranked, old.on_leaderboards, old.shows_age)
    is distinct from (new.sex, new.body_weight, new.is_ranked, new.on_leaderboards, new.shows_age))
  execute function leaderboards_of_profile();
create function leaderboards_of_user() returns trigger language plpgsql as $$
begin
  perform refresh_all_leaderboards(array[new.id]);
  return null;
end
$$;
create trigger users_leaderboards after update of privacy, date_of_birth on users for each row
  when ((old.privacy, old.date_of_birth) is distinct from (new.privacy, new.date_of_birth)) execute function leaderboards_of_user();
