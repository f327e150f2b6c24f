-- Nonces of id tokens that have signed in, until they would have expired: a stolen id token is of no use a second time.
create table spent_nonces (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_nonces_expired on spent_nonces (expires_at);
