-- What members train towards together, from a first to a last day: of a club, or of everyone.
create table challenges (
  id uuid primary key,
  -- null: of the whole shop
  club_id uuid references clubs on delete cascade,
  title text not null check (length(title) between 3 and 80),
  description text not null check (length(description) <= 2000),
  cover text,
  goal text not null check (goal in ('volume', 'days', 'reps')),
  -- grams, days or repetitions
  bronze bigint not null check (bronze > 0),
  silver bigint not null check (silver > bronze),
  gold bigint not null check (gold > silver),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  participants int not null default 0 check (participants >= 0),
  created_at timestamptz not null,
  cancelled_at timestamptz,
  -- nothing counts any more from here on
  final_at timestamptz,
  -- all who took part know their result
  told_at timestamptz
);
create index challenges_last on challenges (last_day, id) where cancelled_at is null;
create index challenges_first on challenges (first_day, id) where cancelled_at is null;
create index challenges_club on challenges (club_id, last_day, id) where club_id is not null;
create index challenges_newest on challenges (created_at desc, id desc);
create index challenges_untold on challenges (last_day, id) where told_at is null and cancelled_at is null;

create table challenge_members (
  challenge_id uuid not null references challenges on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- of their training days within the challenge, in its unit
  total bigint not null check (total >= 0),
  -- neither they nor, in a club, their membership has opted out
  is_ranked boolean not null,
  joined_at timestamptz not null,
  -- what they reached, once results are final
  result text check (result in ('none', 'bronze', 'silver', 'gold')),
  primary key (challenge_id, user_id)
);
create index challenge_members_ranking on challenge_members (challenge_id, total desc, user_id desc) where is_ranked;
create index challenge_members_user on challenge_members (user_id);

-- What a member's training between two days comes to. Days trained count once, however many workouts they have.
create function training_between(member uuid, first date, last date, goal text) returns bigint language sql stable as $$
  select coalesce(sum(case goal when 'volume' then volume when 'reps' then reps else (workouts > 0)::int end), 0)::bigint
  from training_days where user_id = member and day between first and last
$$;

-- Brings the totals of these people up to date, in challenges that aren't final: their profiles are locked, so one change follows the other. The
-- lock on the challenge makes its end wait for those who are counting, and lets them go side by side.
create function count_training(people uuid[]) returns void language plpgsql as $$
begin
  perform from challenges where final_at is null and id in (select challenge_id from challenge_members where user_id = any(people)) order by id for key share;
  update challenge_members m set total = training_between(m.user_id, c.first_day, c.last_day, c.goal)
  from challenges c where m.user_id = any(people) and c.id = m.challenge_id and c.final_at is null;
end
$$;
-- By triggers, as rankings of clubs: workouts, merges and the demo world write training days, and a total is never behind.
create function training_days_changed() returns trigger language plpgsql as $$
declare people uuid[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct user_id) into people from gone;
  else
    select array_agg(distinct user_id) into people from come;
  end if;
  if people is not null then perform count_training(people); end if;
  return null;
end
$$;
create trigger training_days_come after insert on training_days referencing new table as come for each statement execute function training_days_changed();
create trigger training_days_changed after update on training_days referencing new table as come for each statement execute function training_days_changed();
create trigger training_days_gone after delete on training_days referencing old table as gone for each statement execute function training_days_changed();

-- How many take part: also when they are erased.
create function count_participants() returns trigger language plpgsql as $$
begin
  perform from challenges where id in (select challenge_id from changed) order by id for no key update;
  update challenges c set participants = c.participants + case tg_op when 'INSERT' then n.people else -n.people end
  from (select challenge_id, count(*)::int as people from changed group by challenge_id) n where c.id = n.challenge_id;
  return null;
end
$$;
create trigger challenge_members_come after insert on challenge_members referencing new table as changed for each statement execute function count_participants();
create trigger challenge_members_gone after delete on challenge_members referencing old table as changed for each statement execute function count_participants();

-- Who leaves a club, or has to, leaves its challenges that aren't final.
create function leave_challenges() returns trigger language plpgsql as $$
begin
  delete from challenge_members m using challenges c, gone g
  where g.state = 'member' and c.club_id = g.club_id and c.final_at is null and m.challenge_id = c.id and m.user_id = g.user_id;
  return null;
end
$$;
create trigger club_members_leave after delete on club_members referencing old table as gone for each statement execute function leave_challenges();

create function in_rankings(member uuid, club uuid) returns boolean language sql stable as $$
  select p.is_ranked and coalesce((select k.is_ranked from club_members k where k.club_id = club and k.user_id = member), true)
  from profiles p where p.user_id = member
$$;
create function challenges_of_profile() returns trigger language plpgsql as $$
begin
  update challenge_members m set is_ranked = in_rankings(m.user_id, c.club_id) from challenges c where m.user_id = new.user_id and c.id = m.challenge_id;
  return null;
end
$$;
create trigger profiles_ranked_challenges after update of is_ranked on profiles for each row
  when (old.is_ranked is distinct from new.is_ranked) execute function challenges_of_profile();
create trigger club_members_ranked_challenges after update of is_ranked on club_members for each row
  when (old.is_ranked is distinct from new.is_ranked) execute function challenges_of_profile();

-- Of a challenge: what was reached in it.
alter table notifications
  add column challenge_id uuid references challenges on delete cascade,
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('follow', 'follow-request', 'accepted', 'reaction', 'comment', 'reply', 'mention', 'moderation', 'club-request', 'club-accepted', 'club-closed',
      'challenge'));
create index notifications_challenge on notifications (challenge_id) where challenge_id is not null;
