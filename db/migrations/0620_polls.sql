-- A poll of a post. Its options never change. Its counts are kept by a trigger of the votes, so they're right whatever takes a vote away: its member, an
-- erasure, two accounts that become one.
create table polls (
  post_id uuid primary key references posts on delete cascade,
  options text[] not null check (cardinality(options) between 2 and 6),
  is_multiple boolean not null,
  -- of each option, in their order
  votes int[] not null,
  voters int not null default 0 check (voters >= 0),
  ends_at timestamptz not null,
  -- the last voter who was notified of its end, and when everyone was
  notified_to uuid,
  notified_at timestamptz,
  check (cardinality(votes) = cardinality(options) and 0 <= all (votes))
) with (fillfactor = 70);
create index polls_due on polls (ends_at, post_id) where notified_at is null;

create table poll_votes (
  post_id uuid not null references polls on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- places among the options, from 0
  choices int[] not null check (cardinality(choices) between 1 and 6),
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index poll_votes_user on poll_votes (user_id, post_id);

create function count_poll_vote() returns trigger language plpgsql as $$
declare
  gone int[] := case when tg_op = 'INSERT' then '{}' else old.choices end;
  come int[] := case when tg_op = 'DELETE' then '{}' else new.choices end;
begin
  update polls set voters = voters + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int, votes = array(
    select n + (place - 1 = any(come))::int - (place - 1 = any(gone))::int from unnest(votes) with ordinality v (n, place) order by place)
  where post_id = case when tg_op = 'DELETE' then old.post_id else new.post_id end;
  return null;
end
$$;
create trigger poll_votes_counted after insert or delete or update of choices on poll_votes for each row execute function count_poll_vote();
