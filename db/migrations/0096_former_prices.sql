-- What a variant cost before: the lowest price of the 30 days before a reduction is shown beside it.
alter table variants
  -- since when it has its price; null: since it was added
  add column priced_at timestamptz;
create table former_prices (
  variant_id uuid not null references variants on delete cascade,
  price int not null check (price > 0),
  until_at timestamptz not null,
  primary key (variant_id, until_at)
);
create index former_prices_age on former_prices (until_at);
