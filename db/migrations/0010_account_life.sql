-- What belongs to an account beyond its name: profile, sessions that can be told apart, limits of guessing, its end.

alter table users
  -- none for who signs in by other means only
  alter column password_hash drop not null,
  add column handle text unique check (handle ~ '^[a-z0-9_.]{3,30}$'),
  add column bio text not null default '' check (length(bio) <= 300),
  add column avatar text,
  add column privacy text not null default 'public' check (privacy in ('public', 'followers', 'private')),
  add column date_of_birth date,
  -- in grams, so that pounds come back as they were typed
  add column max_squat int check (max_squat between 1 and 600000),
  add column weight_unit text not null default 'kg' check (weight_unit in ('kg', 'lb')),
  add column points int not null default 0 check (points >= 0),
  -- shut by staff: no token and no password of this account is taken
  add column disabled_at timestamptz,
  -- asked to be erased then; signing in before it keeps the account
  add column erase_at timestamptz;
create index users_to_erase on users (erase_at) where erase_at is not null;

alter table sessions
  -- names the session where its token must not be told
  add column id uuid not null unique default gen_random_uuid(),
  -- as it called itself when it began
  add column agent text not null default '',
  -- where it began: 203.0.113.0/24, 2001:db8:1::/48
  add column network text not null default '',
  -- to the hour
  add column used_at timestamptz not null default now();
alter table sessions alter column id drop default, alter column used_at drop default;

alter table otps drop constraint otps_purpose_check;
alter table otps add check (purpose in ('sign-up', 'forgotten-password', 'change-contact'));

-- What a right code of a forgotten password gives: for one new password, within minutes. One a person.
create table password_resets (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

-- The last failures (or codes sent), by a keyed hash of the account as it was typed or of the client's address: known and unknown
-- accounts look alike here too.
create table tries (
  key text primary key,
  at timestamptz[] not null,
  last_at timestamptz not null
);
create index tries_age on tries (last_at);
