-- Who agreed to news and offers by email, by address: a customer's agreement is that of their email. Only confirmed ones are written to.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique,
  -- the language in which they agreed
  locale text,
  created_at timestamptz not null,
  -- when a mail last asked for confirmation, and which request caused it
  asked_at timestamptz not null,
  asked_by uuid not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (unsubscribed_at is null or confirmed_at is not null)
);
create index newsletter_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;
create index newsletter_newest on newsletter_subscribers (created_at desc, id desc);
create index newsletter_subscribed on newsletter_subscribers (id) where confirmed_at is not null and unsubscribed_at is null;

-- What was agreed to when and where: the proof that a mail was wanted. Append-only, and gone with the address.
create table newsletter_consents (
  id uuid primary key,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade,
  -- asked: signed up, not confirmed yet
  event text not null check (event in ('asked', 'subscribed', 'unsubscribed')),
  source text not null check (source in ('footer', 'page', 'sign-up', 'checkout', 'settings', 'email', 'import')),
  at timestamptz not null
);
create index newsletter_consents_subscriber on newsletter_consents (subscriber_id, at, id);

-- Carts that were left: the last change of a line says since when; each is written about once.
alter table carts add column reminded_at timestamptz;
create index cart_items_changed on cart_items (changed_at, cart_id);
