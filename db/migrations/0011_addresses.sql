-- The addresses a customer keeps. Lengths as in contract/limits.ts.
create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  first_name text not null check (length(first_name) between 1 and 30),
  last_name text not null check (length(last_name) between 1 and 30),
  email text,
  address_line1 text not null check (length(address_line1) between 1 and 100),
  address_line2 text not null default '' check (length(address_line2) <= 100),
  city text not null check (length(city) between 1 and 100),
  post_code text not null check (length(post_code) between 2 and 12),
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null,
  tag text not null check (tag in ('HOME', 'OFFICE', 'OTHERS')),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index addresses_user on addresses (user_id, created_at desc, id desc);
create unique index addresses_default on addresses (user_id) where is_default;
