-- A challenge may be about one exercise: its sets alone count.
alter table challenges add column exercise text check (length(exercise) between 1 and 60);

-- Sums of the sets that aren't warm-ups, in repetitions and grams (what assists isn't lifted). Null in rows of the previous release, whose sums are
-- computed from their sets: no challenge of an exercise begins before this migration, so few rows ever need it. Without a check, which would read
-- the whole table while it's locked.
alter table workout_exercises add column reps int, add column volume bigint;

-- What a member lifted of an exercise in each workout between two days.
create function exercise_sums(member uuid, of_exercise text, first date, last date)
returns table (workout_id uuid, day date, reps bigint, volume bigint) language sql stable as $$
  select e.workout_id, e.performed_on,
    sum(coalesce(e.reps, (
      select sum(s.reps) from workout_sets s
      where s.workout_id = e.workout_id and s.exercise_position = e.position and not s.is_warm_up), 0))::bigint,
    sum(coalesce(e.volume, (
      select sum(s.weight::bigint * s.reps) from workout_sets s
      where s.workout_id = e.workout_id and s.exercise_position = e.position and not s.is_warm_up), 0))::bigint
  from workout_exercises e
  where e.user_id = member and e.exercise = of_exercise and e.performed_on between first and last and e.sets > 0
  group by e.workout_id, e.performed_on
$$;
-- What each workout of a member adds to a challenge, also if it's left out of it.
create function counted_workouts(challenge challenges, member uuid) returns table (workout_id uuid, day date, amount bigint) language sql stable as $$
  select w.id, w.performed_on, case challenge.goal when 'volume' then w.volume when 'reps' then w.reps::bigint else 1::bigint end
  from workouts w
  where challenge.exercise is null and w.user_id = member and w.performed_on between challenge.first_day and challenge.last_day
  union all
  select e.workout_id, e.day, case challenge.goal when 'volume' then e.volume when 'reps' then e.reps else 1::bigint end
  from exercise_sums(member, challenge.exercise, challenge.first_day, challenge.last_day) e where challenge.exercise is not null
$$;

create or replace function counted_days(challenge challenges, member uuid) returns table (day date, amount bigint) language sql stable as $$
  select d.day, case challenge.goal
    when 'volume' then greatest(d.volume - coalesce(x.volume, 0), 0)::bigint
    when 'reps' then greatest(d.reps - coalesce(x.reps, 0), 0)::bigint
    else (d.workouts > coalesce(x.workouts, 0))::int::bigint end
  from training_days d left join (
    select w.performed_on, count(*) as workouts, sum(w.volume) as volume, sum(w.reps) as reps
    from challenge_left_out l join workouts w on w.id = l.workout_id
    where l.challenge_id = challenge.id and w.user_id = member group by w.performed_on) x on x.performed_on = d.day
  where challenge.exercise is null and d.user_id = member and d.day between challenge.first_day and challenge.last_day
  union all
  select e.day, case challenge.goal when 'volume' then sum(e.volume)::bigint when 'reps' then sum(e.reps)::bigint else 1::bigint end
  from exercise_sums(member, challenge.exercise, challenge.first_day, challenge.last_day) e
  where challenge.exercise is not null
    and not exists (select from challenge_left_out l where l.challenge_id = challenge.id and l.workout_id = e.workout_id)
  group by e.day
$$;

-- Counts the challenges that have any of these days. Each exercise is read once, however many challenges it has: a member may have 27,600 of them in the
-- days of one. Only totals that have changed are written: most workouts add nothing to a challenge of one exercise.
create function count_training(people uuid[], first date, last date) returns void language plpgsql as $$
begin
  perform from challenges c
  where final_at is null and first_day <= last and last_day >= first and id in (select challenge_id from challenge_members where user_id = any(people))
  order by id for key share;
  with counting as materialized (
    select c.id, k.user_id, c.exercise, c.goal, c.first_day, c.last_day, c as challenge
    from challenge_members k join challenges c on c.id = k.challenge_id
    where k.user_id = any(people) and c.final_at is null and c.first_day <= last and c.last_day >= first offset 0
  ), lifted as materialized (
    select w.user_id, w.exercise, e.* from (
      select n.user_id, n.exercise, min(n.first_day) as since, max(n.last_day) as until from counting n where n.exercise is not null group by 1, 2) w
    cross join lateral exercise_sums(w.user_id, w.exercise, w.since, w.until) e
  ), days as materialized (
    select e.user_id, e.exercise, e.day, count(*) as workouts, sum(e.reps) as reps, sum(e.volume) as volume from lifted e group by 1, 2, 3
  ), left_out as materialized (
    select n.id, n.user_id, e.day, count(*) as workouts, sum(e.reps) as reps, sum(e.volume) as volume
    from counting n join challenge_left_out l on l.challenge_id = n.id
      join lifted e on e.workout_id = l.workout_id and e.user_id = n.user_id and e.exercise = n.exercise
    group by 1, 2, 3
  ), totals as (
    select n.id, n.user_id, coalesce(sum(case n.goal
      when 'volume' then d.volume - coalesce(x.volume, 0)
      when 'reps' then d.reps - coalesce(x.reps, 0)
      else (d.workouts > coalesce(x.workouts, 0))::int end), 0)::bigint as total
    from counting n
      left join days d on d.user_id = n.user_id and d.exercise = n.exercise and d.day between n.first_day and n.last_day
      left join left_out x on x.id = n.id and x.user_id = n.user_id and x.day = d.day
    where n.exercise is not null group by 1, 2
    union all
    select n.id, n.user_id, challenge_total(n.challenge, n.user_id) from counting n where n.exercise is null
  )
  update challenge_members m set total = t.total from totals t
  where m.challenge_id = t.id and m.user_id = t.user_id and m.total <> t.total;
end
$$;
create or replace function count_training(people uuid[]) returns void language sql as $$
  select count_training(people, '-infinity', 'infinity')
$$;
-- Whoever writes an exercise of a workout changes its training day after that, also a process of the previous release.
create or replace function training_days_changed() returns trigger language plpgsql as $$
declare people uuid[]; first date; last date;
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct user_id), min(day), max(day) into people, first, last from gone;
  else
    select array_agg(distinct user_id), min(day), max(day) into people, first, last from come;
  end if;
  if people is not null then perform count_training(people, first, last); end if;
  return null;
end
$$;
