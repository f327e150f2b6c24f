-- What takes something off an order: with a code, or by itself.
create table promotions (
  id uuid primary key,
  -- buyers read it
  name text not null check (length(name) between 1 and 80),
  trigger text not null check (trigger in ('code', 'automatic')),
  active boolean not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- what has to be so, what it's about, what it takes off: see modules/promotions/rule.ts. Money in minor units
  rule jsonb not null,
  uses_max int check (uses_max > 0),
  uses_per_person int check (uses_per_person > 0),
  -- uses that count for the limits, changed in the transactions that use it and give it back
  used int not null default 0 check (used >= 0),
  created_at timestamptz not null
);
create index promotions_page on promotions (created_at desc, id desc);
create index promotions_active on promotions (id) where active;
-- Whoever changes one, also by hand: every process hears of it. Uses are no change.
create function announce_promotions() returns trigger language plpgsql as $$ begin perform pg_notify('promotions', ''); return null; end $$;
create trigger promotions_changed after insert or delete or update of name, trigger, active, starts_at, ends_at, rule, uses_max, uses_per_person
  on promotions for each statement execute function announce_promotions();

create table promotion_codes (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  promotion_id uuid not null references promotions on delete cascade,
  uses_max int check (uses_max > 0),
  used int not null default 0 check (used >= 0),
  created_at timestamptz not null
);
create index promotion_codes_page on promotion_codes (promotion_id, code);

-- Each promotion that an order was cheaper by.
create table promotion_uses (
  order_id uuid not null references orders on delete cascade,
  promotion_id uuid not null references promotions,
  code text,
  -- who used it, so hashed that nobody learns it from the database: the account, and the email of the order
  people text[] not null,
  -- whether it counts for the limits
  is_counted boolean not null,
  -- minor units, off lines and shipping
  amount int not null check (amount >= 0),
  used_at timestamptz not null,
  -- the order was cancelled
  returned_at timestamptz,
  primary key (order_id, promotion_id)
);
create index promotion_uses_promotion on promotion_uses (promotion_id) where returned_at is null;
create index promotion_uses_code on promotion_uses (code) where code is not null and returned_at is null;

-- How often a person has used what has a limit for each.
create table promotion_people (
  promotion_id uuid not null references promotions on delete cascade,
  person text not null,
  used int not null check (used >= 0),
  primary key (promotion_id, person)
);

-- [{"promotionId", "name", "code", "amount", "shipping", "lines"}] in minor units, as it was when the order was placed; `lines` by position.
alter table orders add column adjustments jsonb not null default '[]';
-- Pieces of the line that a promotion gives.
alter table order_lines add column gift_quantity int not null default 0 check (gift_quantity between 0 and quantity);

update roles set permissions = permissions || '{prices:write}' where name in ('owner', 'manager');

-- What was taken off, by what: [{"name", "amount"}] in minor units; a name is null for a membership. Empty: see `discount`.
alter table invoices add column discounts jsonb not null default '[]';
