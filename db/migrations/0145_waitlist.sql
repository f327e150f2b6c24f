-- Who wants to know when the shop opens. An email is written to only once its owner confirmed it; one that left stays, so as not to be asked
-- as if it were new.
create table subscribers (
  id uuid primary key,
  email text not null unique,
  created_at timestamptz not null,
  -- when a mail last asked for confirmation, and which request caused it
  asked_at timestamptz not null,
  asked_by uuid not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (unsubscribed_at is null or confirmed_at is not null)
);
create index subscribers_unconfirmed on subscribers (created_at) where confirmed_at is null;
