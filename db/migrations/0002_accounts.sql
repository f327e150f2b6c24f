-- Customers, their sessions, and the codes that prove an email or phone. Codes and tokens are stored hashed.

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  email text unique check (email = lower(email)),
  phone text unique,
  password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'moderator', 'staff', 'admin')),
  created_at timestamptz not null,
  check (email is not null or phone is not null)
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table otps (
  id uuid primary key,
  purpose text not null check (purpose in ('sign-up')),
  -- the email or phone the code was sent to
  address text not null,
  code_hash text not null,
  -- what the person typed, until the code proves the address is theirs; the password only as its hash
  draft jsonb not null,
  tries int not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otps_address on otps (purpose, address, created_at desc);

-- What was said to people: the outbox. Written in the transaction of the thing it tells of.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index messages_newest on messages (created_at desc, id desc);

-- Secrets the house makes for itself where the configuration gives none (signing of order links).
create table secrets (
  name text primary key,
  value text not null
);
