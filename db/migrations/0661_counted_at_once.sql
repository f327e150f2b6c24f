-- What deletes many reposts or votes, as the end of a post or of an account does, counts once for each post instead of once for each row. In the order of ids, one by one: so they're
-- locked in one order, and each is found by its key, however many there were when PostgreSQL made the plan.
create function uncount_reposts() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select post_id, count(*)::int as n from gone group by post_id order by post_id loop
    update posts set reposts = reposts - one.n where id = one.post_id;
  end loop;
  return null;
end
$$;
drop trigger reposts_counted on reposts;
create or replace function count_repost() returns trigger language plpgsql as $$
begin
  update posts set reposts = reposts + 1 where id = new.post_id;
  return null;
end
$$;
create trigger reposts_counted after insert on reposts for each row execute function count_repost();
create trigger reposts_gone after delete on reposts referencing old table as gone for each statement execute function uncount_reposts();

create function uncount_poll_votes() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    -- a poll has six options at most
    select post_id, count(*)::int as voters, array[
      count(*) filter (where 0 = any(choices)), count(*) filter (where 1 = any(choices)), count(*) filter (where 2 = any(choices)),
      count(*) filter (where 3 = any(choices)), count(*) filter (where 4 = any(choices)), count(*) filter (where 5 = any(choices))]::int[] as votes
    from gone group by post_id order by post_id
  loop
    update polls set voters = voters - one.voters,
      votes = array(select n - one.votes[place] from unnest(votes) with ordinality v (n, place) order by place)
    where post_id = one.post_id;
  end loop;
  return null;
end
$$;
drop trigger poll_votes_counted on poll_votes;
create or replace function count_poll_vote() returns trigger language plpgsql as $$
declare
  gone int[] := case when tg_op = 'INSERT' then '{}' else old.choices end;
begin
  update polls set voters = voters + (tg_op = 'INSERT')::int, votes = array(
    select n + (place - 1 = any(new.choices))::int - (place - 1 = any(gone))::int from unnest(votes) with ordinality v (n, place) order by place)
  where post_id = new.post_id;
  return null;
end
$$;
create trigger poll_votes_counted after insert or update of choices on poll_votes for each row execute function count_poll_vote();
create trigger poll_votes_gone after delete on poll_votes referencing old table as gone for each statement execute function uncount_poll_votes();
