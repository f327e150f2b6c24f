-- Who joins a club has read what training in one means (/clubs/disclaimer), once.
alter table profiles add column disclaimer_accepted_at timestamptz;


create table club_invites (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
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
create index club_invites_newest on club_invites (club_id, created_at desc, id desc);
create index club_invites_by on club_invites (created_by) where created_by is not null;

create table club_events (
  id uuid primary key,
  club_id uuid not null references clubs on delete cascade,
  created_by uuid references profiles on delete set null,
  title text not null check (length(title) between 3 and 80),
  description text not null default '' check (length(description) <= 2000),
  place text not null default '' check (length(place) <= 160),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- null: for as many as come
  capacity int check (capacity between 1 and 10000),
  going int not null default 0 check (going >= 0),
  waiting int not null default 0 check (waiting >= 0),
  created_at timestamptz not null,
  -- its calendar entry is replaced by a later one
  version int not null default 0,
  cancelled_at timestamptz,
  check (ends_at > starts_at)
);
create index club_events_time on club_events (club_id, starts_at, id);
create index club_events_by on club_events (created_by) where created_by is not null;

create table club_rsvps (
  event_id uuid not null references club_events on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  state text not null check (state in ('going', 'waiting')),
  -- the waiting list is in this order
  created_at timestamptz not null,
  place bigint generated always as identity,
  primary key (event_id, user_id)
);
create index club_rsvps_order on club_rsvps (event_id, state, place);
create index club_rsvps_user on club_rsvps (user_id);
