-- Groups: messages among several members, with a name.
create table group_chats (
  id uuid primary key,
  name text not null,
  -- only admins write
  is_locked boolean not null default false,
  -- who is in it; and with them, who was invited: a trigger counts both
  members int not null default 0,
  places int not null default 0,
  -- of the last message; the next one is later, so that no two are of the same time
  last_at timestamptz not null,
  created_at timestamptz not null,
  check (length(name) between 1 and 60 and members >= 0 and places between members and 50)
);
-- Nobody is in them any more: they stay while moderators look at a message.
create index group_chats_empty on group_chats (id) where members = 0;

-- A group as one person has it. Rows of those who left or were removed stay: they get an invitation the next time.
create table group_members (
  group_id uuid not null references group_chats on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  state text not null check (state in ('member', 'invited', 'left', 'removed')),
  role text not null default 'member' check (role in ('admin', 'member')),
  invited_by uuid references profiles on delete set null,
  -- they don't want to be in it: nobody is told, and no further invitation is shown
  declined_at timestamptz,
  -- what was written before isn't theirs to read
  joined_at timestamptz not null,
  is_muted boolean not null default false,
  -- messages of others that they haven't read
  unread int not null default 0 check (unread >= 0),
  read_until timestamptz not null default '-infinity',
  -- where it stands in their list
  last_at timestamptz not null,
  primary key (group_id, user_id)
);
create index group_members_list on group_members (user_id, state, last_at desc, group_id desc) where declined_at is null;
create index group_members_unread on group_members (user_id) where unread > 0 and state = 'member';
create index group_members_invited_by on group_members (invited_by) where invited_by is not null;

create function count_group_members() returns trigger language plpgsql as $$
declare
  more_members int := coalesce((new.state = 'member')::int, 0) - coalesce((old.state = 'member')::int, 0);
  more_places int := coalesce((new.state in ('member', 'invited'))::int, 0) - coalesce((old.state in ('member', 'invited'))::int, 0);
begin
  if more_members <> 0 or more_places <> 0 then
    update group_chats set members = members + more_members, places = places + more_places where id = coalesce(new.group_id, old.group_id);
  end if;
  return null;
end $$;
create trigger group_members_count after insert or delete or update of state on group_members
  for each row execute function count_group_members();

create table group_messages (
  id uuid primary key,
  group_id uuid not null references group_chats on delete cascade,
  -- who wrote it, or did what happened
  sender_id uuid not null references profiles on delete cascade,
  -- what happened, to whom; for a new name, the text is the name
  event text check (event in ('created', 'added', 'joined', 'left', 'removed', 'renamed', 'locked', 'unlocked', 'promoted', 'demoted', 'succeeded')),
  subject_id uuid references profiles on delete cascade,
  text text not null default '' check (length(text) <= 2000),
  -- what came with it, also where that's gone by now
  attachment text check (attachment in ('picture', 'product', 'record')),
  -- {url, width, height, blur, alt}
  picture jsonb,
  product_id uuid,
  record_id uuid references records on delete set null,
  -- the page of ours that its text leads to
  link_kind text,
  link_key text,
  created_at timestamptz not null,
  -- deleted by who wrote it: what it said is gone, unless it was reported
  deleted_at timestamptz,
  -- taken down by moderators, and why
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_reason is null)),
  check ((link_kind is null) = (link_key is null))
);
create index group_messages_thread on group_messages (group_id, created_at desc, id desc);
create index group_messages_sender on group_messages (sender_id, group_id);
create index group_messages_subject on group_messages (subject_id) where subject_id is not null;
create index group_messages_record on group_messages (record_id) where record_id is not null;

create table group_invites (
  id uuid primary key,
  group_id uuid not null references group_chats on delete cascade,
  -- who made it; the link works on after they are gone
  created_by uuid references profiles on delete set null,
  -- the token itself is only in the link
  token_hash text not null unique,
  uses int not null default 0 check (uses >= 0 and uses <= uses_max),
  uses_max int not null check (uses_max between 1 and 1000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index group_invites_newest on group_invites (group_id, created_at desc, id desc);
create index group_invites_by on group_invites (created_by) where created_by is not null;

-- Invitations to people who don't follow who sent them: so many a day are allowed, together with new conversations.
create table group_asks (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  asked_at timestamptz not null
);
create index group_asks_user on group_asks (user_id, asked_at);
create index group_asks_old on group_asks (asked_at);

-- Messages of groups are pushed as those of conversations: to members who muted neither the group nor its writer.
create function push_group_message() returns trigger language plpgsql as $$
begin
  insert into push_due (user_id, since, due_at)
  select m.user_id, new.created_at, new.created_at from group_members m
  where m.group_id = new.group_id and m.state = 'member' and not m.is_muted and m.user_id <> new.sender_id
    and (new.event is null or new.event = 'created' or (new.event = 'added' and new.subject_id = m.user_id))
    and exists (select from sessions s join push_subscriptions p on p.session_id = s.id where s.user_id = m.user_id)
    and not exists (select from mutes x where x.muter_id = m.user_id and x.muted_id = new.sender_id)
    and not exists (select from blocks b where b.blocker_id = m.user_id and b.blocked_id = new.sender_id)
    and not exists (select from blocks b where b.blocker_id = new.sender_id and b.blocked_id = m.user_id)
  order by m.user_id
  on conflict (user_id) do nothing;
  return null;
end $$;
create trigger group_messages_push after insert on group_messages for each row execute function push_group_message();
