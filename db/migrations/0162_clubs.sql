create table clubs (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  name text not null check (length(name) between 3 and 60),
  description text not null default '' check (length(description) <= 1000),
  rules text not null default '' check (length(rules) <= 3000),
  place text not null default '' check (length(place) <= 80),
  cover text,
  -- hidden: for those who were invited only; private: its name is public, its inside isn't
  visibility text not null check (visibility in ('public', 'private', 'hidden')),
  members int not null default 0 check (members >= 0),
  posts int not null default 0 check (posts >= 0),
  created_at timestamptz not null,
  -- taken down by moderators
  removed_at timestamptz
);
create index clubs_popular on clubs (members desc, id) where visibility <> 'hidden' and removed_at is null;

create table club_members (
  club_id uuid not null references clubs on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  role text not null check (role in ('owner', 'admin', 'moderator', 'member')),
  -- banned: shut out, can't ask again
  state text not null check (state in ('member', 'requested', 'banned')),
  is_ranked boolean not null default true,
  joined_at timestamptz not null,
  primary key (club_id, user_id)
);
create index club_members_of on club_members (user_id, club_id) where state = 'member';
create index club_members_newest on club_members (club_id, state, joined_at desc, user_id desc);
create index club_members_staff on club_members (club_id) where role <> 'member' and state = 'member';
create index club_members_user on club_members (user_id);
