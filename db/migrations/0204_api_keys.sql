-- Keys with which other programs make staff calls. Only their hashes are stored. They end with their maker's permissions (decision 55).
create table api_keys (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  hash text not null unique,
  -- the last characters, to tell keys apart
  ending text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);
create index api_keys_created on api_keys (created_at desc, id desc);
