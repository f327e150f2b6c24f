-- A member: a customer who takes part in the community. Handle, bio, avatar and privacy are the customer's own (users).
create table profiles (
  user_id uuid primary key references users on delete cascade,
  -- as others read it; the account's whole name stays private
  name text not null check (length(name) between 1 and 60),
  cover text,
  place text not null default '' check (length(place) <= 80),
  -- for classes and points in rankings only; never shown
  sex text check (sex in ('female', 'male')),
  body_weight int check (body_weight between 20000 and 400000),
  is_ranked boolean not null default true,
  posts int not null default 0 check (posts >= 0),
  followers int not null default 0 check (followers >= 0),
  following int not null default 0 check (following >= 0),
  joined_at timestamptz not null,
  -- set by moderators: reads go on, writing doesn't
  suspended_until timestamptz
);
-- whom a newcomer is offered
create index profiles_popular on profiles (followers desc, user_id);

create table follows (
  follower_id uuid not null references profiles on delete cascade,
  followed_id uuid not null references profiles on delete cascade,
  -- null while it waits for the consent of a private profile
  accepted_at timestamptz,
  created_at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows_followers on follows (followed_id, created_at desc, follower_id desc) where accepted_at is not null;
create index follows_following on follows (follower_id, created_at desc, followed_id desc) where accepted_at is not null;
create index follows_requests on follows (followed_id, created_at desc, follower_id desc) where accepted_at is null;

create table blocks (
  blocker_id uuid not null references profiles on delete cascade,
  blocked_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  muter_id uuid not null references profiles on delete cascade,
  muted_id uuid not null references profiles on delete cascade,
  created_at timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes_muted on mutes (muted_id);

-- What a member lifted, ran or held. The best of each lift is their record.
create table records (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  -- squat, bench, deadlift, total; of own lifts their name
  lift text not null check (length(lift) between 1 and 40),
  -- grams, seconds, metres or repetitions
  measure text not null check (measure in ('weight', 'time', 'distance', 'reps')),
  value int not null check (value > 0),
  body_weight int check (body_weight between 20000 and 400000),
  performed_on date not null,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null,
  -- set by moderators: counts nowhere
  removed_at timestamptz
);
create index records_history on records (user_id, lift, performed_on desc, id desc) where removed_at is null;
create index records_user on records (user_id, id);
