-- Who saves a routine says which version they read, as of a workout.
alter table routines add column version integer not null default 1;

-- Workouts that don't count in a challenge: who looks after it said so, and why.
create table challenge_left_out (
  challenge_id uuid not null references challenges on delete cascade,
  workout_id uuid not null references workouts on delete cascade,
  reason text not null check (length(reason) between 1 and 300),
  left_out_by uuid references users on delete set null,
  left_out_at timestamptz not null,
  primary key (challenge_id, workout_id)
);
create index challenge_left_out_workout on challenge_left_out (workout_id);
create index challenge_left_out_by on challenge_left_out (left_out_by) where left_out_by is not null;

-- What a member's training adds to a challenge by day, without what was left out of it.
create function counted_days(challenge challenges, member uuid) returns table (day date, amount bigint) language sql stable as $$
  select d.day, case challenge.goal
    when 'volume' then greatest(d.volume - coalesce(x.volume, 0), 0)::bigint
    when 'reps' then greatest(d.reps - coalesce(x.reps, 0), 0)::bigint
    else (d.workouts > coalesce(x.workouts, 0))::int::bigint end
  from training_days d left join (
    select w.performed_on, count(*) as workouts, sum(w.volume) as volume, sum(w.reps) as reps
    from challenge_left_out l join workouts w on w.id = l.workout_id
    where l.challenge_id = challenge.id and w.user_id = member group by w.performed_on) x on x.performed_on = d.day
  where d.user_id = member and d.day between challenge.first_day and challenge.last_day
$$;
create function challenge_total(challenge challenges, member uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from counted_days(challenge, member)
$$;
create or replace function count_training(people uuid[]) returns void language plpgsql as $$
begin
  perform from challenges where final_at is null and id in (select challenge_id from challenge_members where user_id = any(people)) order by id for key share;
  update challenge_members m set total = challenge_total(c, m.user_id)
  from challenges c where m.user_id = any(people) and c.id = m.challenge_id and c.final_at is null;
end
$$;
drop function training_between;

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted', 'club-closed',
      'challenge', 'repost', 'quote', 'poll', 'challenge-cancelled', 'challenge-workout'));
