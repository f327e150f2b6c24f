-- Messages of members are pushed, too: those in the inbox, of who isn't muted.
create function push_to(person uuid, at timestamptz) returns void language plpgsql as $$
begin
  if exists (select from push_subscriptions p join sessions s on s.id = p.session_id where s.user_id = person) then
    insert into push_due (user_id, since, due_at) values (person, at, at) on conflict (user_id) do nothing;
  end if;
end $$;

create or replace function push_notification() returns trigger language plpgsql as $$
begin
  perform push_to(new.user_id, new.updated_at);
  return null;
end $$;

create function push_message() returns trigger language plpgsql as $$
begin
  if not exists (select from mutes m where m.muter_id = new.user_id and m.muted_id = new.other_id) then
    perform push_to(new.user_id, new.last_at);
  end if;
  return null;
end $$;
create trigger conversation_members_push after update of unread on conversation_members
  for each row when (new.unread > old.unread and new.state = 'inbox') execute function push_message();
