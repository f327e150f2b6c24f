-- Who may begin a conversation with a member, and whether others see what they have read.
alter table profiles
  add column messages_from text not null default 'everyone' check (messages_from in ('everyone', 'following', 'nobody')),
  add column read_receipts boolean not null default true;

-- Messages between two members, the smaller id first: there is one conversation of the two.
create table conversations (
  id uuid primary key,
  low_id uuid not null references profiles on delete cascade,
  high_id uuid not null references profiles on delete cascade,
  -- of the last message; the next one is later, so that no two are of the same time
  last_at timestamptz not null,
  -- both have deleted everything until then: the purge deletes it
  cleared_until timestamptz,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);
create index conversations_high on conversations (high_id);
create index conversations_cleared on conversations (id) where cleared_until is not null;

-- A conversation as one of the two has it.
create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  other_id uuid not null references profiles on delete cascade,
  -- request: of someone they don't follow, until they answer it; who wrote isn't told of declined
  state text not null check (state in ('inbox', 'request', 'declined')),
  -- messages of the other that they haven't read
  unread int not null default 0 check (unread >= 0),
  read_until timestamptz not null default '-infinity',
  -- they have deleted everything until then
  cleared_until timestamptz not null default '-infinity',
  -- where it stands in their list; null: not in it, until someone writes again
  last_at timestamptz,
  -- when they began it as a stranger: so many a day are allowed
  asked_at timestamptz,
  primary key (conversation_id, user_id),
  check (user_id <> other_id)
);
create index conversation_members_list on conversation_members (user_id, state, last_at desc, conversation_id desc) where last_at is not null;
create index conversation_members_unread on conversation_members (user_id) where unread > 0 and state = 'inbox';
create index conversation_members_asked on conversation_members (user_id, asked_at) where asked_at is not null;
create index conversation_members_other on conversation_members (other_id);

create table conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id uuid not null references profiles on delete cascade,
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
  -- deleted for both by who sent it: what it said is gone, unless it was reported
  deleted_at timestamptz,
  -- deleted for one of the two
  hidden_from_sender boolean not null default false,
  hidden_from_receiver boolean not null default false,
  -- taken down by moderators, and why
  removed_at timestamptz,
  removed_reason text,
  check ((removed_at is null) = (removed_reason is null)),
  check ((link_kind is null) = (link_key is null))
);
create index conversation_messages_thread on conversation_messages (conversation_id, created_at desc, id desc);
create index conversation_messages_sender on conversation_messages (sender_id, created_at);
create index conversation_messages_record on conversation_messages (record_id) where record_id is not null;

alter table uploads drop constraint uploads_feature_check;
alter table uploads add constraint uploads_feature_check
  check (feature in ('avatar', 'post', 'story', 'review', 'return', 'product', 'blog', 'club', 'message'));

-- Messages can be reported, too.
alter table community_reports drop constraint community_reports_kind_check;
alter table community_reports add check (kind in ('post', 'comment', 'person', 'club', 'story', 'message'));
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add check (kind in ('post', 'comment', 'person', 'club', 'story', 'record', 'message'));
