-- Passkeys, and the second factor: codes of an app (TOTP) with backup codes.

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- base64url, both
  credential_id text not null unique,
  public_key text not null,
  -- how often it was used, where it tells; going back means a copy
  counter int8 not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at, id);

-- Challenges that were answered, until they would expire anyway: none is answered twice.
create table spent_challenges (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- sealed for this user
  secret text not null,
  created_at timestamptz not null,
  -- from then on it is asked for
  confirmed_at timestamptz,
  -- the half minute of the last code that was taken: it and those before it are no longer good
  last_step int8 not null default 0
);

create table backup_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Who has answered the first question and not yet the second.
create table sign_in_tickets (
  hash text primary key,
  user_id uuid not null references users on delete cascade,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);

alter table sessions
  -- begun with two factors, or with a passkey
  add column second_factor boolean not null default false;
