-- The browsers that an account has signed in with, by the hash of their device cookie: a new one is reported to the owner, and a known one
-- gets in while strangers try passwords.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_age on known_devices (seen_at);
