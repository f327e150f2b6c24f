-- A lift that came before its lifter's sex or body weight is judged again when they are known: it had the limit of whoever they aren't.

-- Lifts of one person that take something from their profile, and are impossible with what it says now. What staff have looked at stays as they left it.
create function judge_records(person uuid) returns void language plpgsql as $$
declare has_squat boolean;
begin
  with flagged as (
    update records r set flag = 'world_record', gain = null from profiles p, ranked_lifts l
    where r.user_id = person and p.user_id = person and l.lift = r.lift and l.measure = r.measure and r.removed_at is null and r.flag is null
      and (r.sex is null or r.body_weight is null)
      and is_impossible(l, coalesce(r.sex, p.sex), coalesce(r.body_weight, p.body_weight), r.value)
      and not exists (select from record_checks k where k.record_id = r.id)
    returning r.id, r.lift, r.created_at
  ), found as (
    insert into record_checks (record_id, flag, found_at) select id, 'world_record', created_at from flagged
  )
  select bool_or(lift = 'squat') into has_squat from flagged;
  if has_squat then
    update users set max_squat = (select max(value) from records where user_id = person and lift = 'squat' and measure = 'weight' and removed_at is null
      and flag is null and value <= 600000)
    where id = person;
  end if;
  -- the first sex that the profile gets: nobody moves a lift from board to board
  update records r set sex = p.sex from profiles p where r.user_id = person and p.user_id = person and r.sex is null and p.sex is not null;
end
$$;

create function judge_records_of_profile() returns trigger language plpgsql as $$
begin
  perform judge_records(new.user_id);
  return null;
end
$$;
-- By its name before those that bring rankings up to date.
create trigger profiles_judge after update of sex, body_weight on profiles for each row
  when ((old.sex, old.body_weight) is distinct from (new.sex, new.body_weight)) execute function judge_records_of_profile();

-- A profile that changes meanwhile is waited for before its lifts are judged, or neither would see the other.
create function wait_for_profiles() returns trigger language plpgsql as $$
begin
  perform from profiles where user_id in (select user_id from come) order by user_id for no key update;
  return null;
end
$$;
create trigger records_0_profiles after insert on records referencing new table as come for each statement execute function wait_for_profiles();

select judge_records(p.user_id) from (
  select distinct r.user_id from records r join profiles p on p.user_id = r.user_id
  where r.sex is null and p.sex is not null or r.body_weight is null and p.body_weight is not null) p;
