-- What assists isn't lifted (decision 91): sums and bests of workouts from before that was so.
with assisted as materialized (
  select e.workout_id, e.position from workout_exercises e left join own_exercises o on o.user_id = e.user_id and o.id::text = e.exercise
  where e.exercise = 'assisted-pull-up' or o.folded ~ '\massisted\M' or position(normalize('অ্যাসিস্টেড', nfkd) in o.folded) > 0
), bests as (
  update workout_exercises e set heaviest = null, one_rep_max = null from assisted a
  where e.workout_id = a.workout_id and e.position = a.position and (e.heaviest is not null or e.one_rep_max is not null)
), too_much as (
  select w.id, w.user_id, w.performed_on, w.volume - coalesce((
    select sum(s.weight::bigint * s.reps) from workout_sets s where s.workout_id = w.id and not s.is_warm_up and s.weight is not null and s.reps is not null
      and not exists (select from assisted a where a.workout_id = s.workout_id and a.position = s.exercise_position)), 0) as volume
  from workouts w where w.id in (select workout_id from assisted)
), sums as (
  update workouts w set volume = w.volume - t.volume from too_much t where w.id = t.id and t.volume <> 0
)
update training_days d set volume = greatest(d.volume - t.volume, 0)
from (select user_id, performed_on, sum(volume)::bigint as volume from too_much group by user_id, performed_on) t
where d.user_id = t.user_id and d.day = t.performed_on and t.volume <> 0;
